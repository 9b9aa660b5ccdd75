import { securityHeaders, type Answer } from "../http/answer.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import { OrgError } from "../errors.ts";

/** Where calls go. */
export interface Destination {
  /** Address without a closing slash; the path of the call follows it. */
  url: string;
  /** Headers that this machine adds, for example an authorisation. */
  headers?: Readonly<Record<string, string>>;
  /** Receives the status of every response. */
  onStatus?(status: number): void;
}

/** Headers of a call that mean something to the org. Cookies and authorisations of this machine's pages stay here. */
const asked = [
  "accept",
  "accept-language",
  "content-type",
  "if-match",
  "if-none-match",
  "if-unmodified-since",
] as const;
/** Headers of an answer that mean something to its reader. Cookies of the org stay away. */
const answered = ["content-type", "etag", "last-modified", "retry-after"] as const;

/** Most bytes of a call: a file that is uploaded. */
const bodyLimit = 40_000_000;
/** Milliseconds that the org gets. */
const patience = 30_000;

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/** A whole response of the org. */
interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** @throws OrgError 502 if the org does not respond, or if its response is incomplete or broken */
async function ask(url: URL, init: RequestInit): Promise<Received> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(patience) });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch {
    throw new OrgError(
      502,
      "ORG_UNREACHABLE",
      `${url.host} did not answer, or not completely; check the connection and the org's address.`,
    );
  }
}

function answerOf({ status, headers, body }: Received): Answer {
  const passedOn = answered.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    status,
    headers: {
      ...securityHeaders,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      ...Object.fromEntries(passedOn),
    },
    ...(body.length > 0 && { body }),
  };
}

/**
 * Hands a call on to an org, and its answer back.
 *
 * @param path where the call goes at its destination, with its query
 * @throws OrgError 502 when the org cannot be reached, or sends elsewhere
 */
export async function forward(
  method: Route["method"],
  request: OrgRequest,
  { url, headers, onStatus }: Destination,
  path: string,
): Promise<Answer> {
  const kept = asked.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const body = method === "GET" ? undefined : await request.readBytes(bodyLimit);
  const response = await ask(new URL(url + path), {
    method,
    headers: { ...Object.fromEntries(kept), ...headers },
    ...(body && body.length > 0 && { body: new Uint8Array(body) }),
  });
  onStatus?.(response.status);
  if (isRedirect(response.status)) {
    const message = `${new URL(url).host} sends elsewhere (status ${response.status}); check that the site is published and public.`;
    throw new OrgError(502, "ORG_REDIRECTED", message);
  }
  return answerOf(response);
}
