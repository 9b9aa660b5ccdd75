// Requests to the local org that serves the builder.
import { tryTo } from "@travel-design/ui/internal";
import { endpoints, type Endpoint, type EndpointName, type RequestOf, type ResponseOf } from "./contract/endpoints.ts";
import type { Failure, PageProblem, StoredText } from "./contract/responses.ts";
import { messages } from "./messages/index.ts";

/** A request that failed. The message is in Dutch. */
export class RequestError extends Error {
  readonly status: number;
  /** Problems that the site check found. */
  readonly problems: readonly PageProblem[];
  /** The file as another program saved it. */
  readonly current: StoredText | undefined;

  constructor(status: number, { message = messages.unknownFailure, problems = [], current }: Partial<Failure>) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.current = current;
  }
}

/** What a failure says, with everything that the site check found. */
export function messageOf(reason: unknown): string {
  if (!(reason instanceof RequestError)) return reason instanceof Error ? reason.message : String(reason);
  return [reason.message, ...reason.problems.map(({ sentence }) => sentence)].join(" ");
}

function fetchEndpoint({ method, path, keys }: Endpoint, request: Readonly<Record<string, string>>, file?: Blob) {
  const address = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(request[key] ?? ""));
  const others = keys.filter((key) => !path.includes(`:${key}`)).map((key) => [key, request[key] ?? ""] as const);
  const isQuery = method === "GET" || file !== undefined;
  const query = isQuery && others.length > 0 ? `?${new URLSearchParams(others.map((other) => [...other]))}` : "";
  return fetch(`/org/builder/api/${address}${query}`, {
    method,
    ...(isWrite(method) && { signal: AbortSignal.timeout(maxWriteTime) }),
    ...(file && { headers: { "content-type": "application/octet-stream" }, body: file }),
    ...(!isQuery && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(Object.fromEntries(others)),
    }),
  });
}

/** Whether a request changes what exists. One that makes something new is waited for by whoever sends it. */
const isWrite = (method: Endpoint["method"]): boolean => method === "PUT" || method === "DELETE";

/** Writes in flight. Reads wait for them, so that they return their result. */
const writes = new Set<Promise<unknown>>();

/** A server on this computer that takes longer has lost the request. In milliseconds. */
const maxWriteTime = 60_000;

async function whenWritten(): Promise<void> {
  // A write can be followed by another one, such as the draft of what was typed during a save.
  while (writes.size > 0) await Promise.allSettled(writes);
}

/**
 * Sends a request to the server of the builder.
 *
 * @param file what is uploaded
 * @throws RequestError if it fails
 */
export async function call<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
  file?: Blob,
): Promise<ResponseOf<Name>> {
  const { method } = endpoints[name];
  if (method === "GET") await whenWritten();
  const response = send(name, request, file);
  if (isWrite(method)) {
    writes.add(response);
    const removeWrite = (): boolean => writes.delete(response);
    response.then(removeWrite, removeWrite);
  }
  return response;
}

async function send<Name extends EndpointName>(
  name: Name,
  request: RequestOf<Name>,
  file?: Blob,
): Promise<ResponseOf<Name>> {
  const response = await fetchEndpoint(endpoints[name], request, file).catch(() => undefined);
  if (!response) throw new RequestError(0, { message: messages.unreachable });
  if (response.status === 401) throw new RequestError(401, { message: messages.signedOut });
  const text = await response.text().catch(() => undefined);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  const result = isJson && text ? tryTo(() => JSON.parse(text)) : undefined;
  // The connection was lost within the response.
  if (text === undefined || (isJson && result === undefined))
    throw new RequestError(0, { message: messages.unreachable });
  // The org's own errors are a list.
  if (!response.ok) throw new RequestError(response.status, [result].flat()[0] ?? {});
  return result;
}
