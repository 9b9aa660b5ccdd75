import { PlatformError, retryAfterOf } from "./errors.ts";
import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** The part of an HTTP response that is used. */
export type FetchResponse = Pick<Response, "headers" | "status" | "text"> & Partial<Pick<Response, "statusText">>;

/** The browser's `fetch`, or anything that behaves like it. */
export type Fetch = (url: string, init: RequestInit) => Promise<FetchResponse>;

/** Options of {@link httpTransport}. */
export interface HttpTransportOptions {
  fetch: Fetch;
  /** Prefix of every path. Default: `/webruntime/api`, as on a site; for an org, the URL of its instance. */
  baseUrl?: string;
  /** Whether the request is made for the guest user of the site. */
  asGuest: boolean;
  /** Language of labels, for example `nl`. */
  language: string;
  /** Creates the body of a request with files: `toFormData` in a browser. Without it, such a request fails. */
  toFormData?: (parts: Readonly<Record<string, unknown>>) => FormData;
  /** Headers of every request, for example `Authorization`. */
  headers?: Readonly<Record<string, string>>;
}

const siteApiPath = "/webruntime/api";

/**
 * Sends requests to Salesforce as the pages of an LWR site do.
 *
 * @example httpTransport({ fetch: window.fetch.bind(window), asGuest: true, language: "nl" })
 */
export function httpTransport(options: HttpTransportOptions): Transport {
  return async (request) => {
    const { method, path } = request;
    const noResponse = `${method} ${path} received no response. Check the connection and whether the org can be reached.`;
    const truncated = `The response to ${method} ${path} was truncated. Check the connection and try again.`;
    const fetching = async () => options.fetch(urlOf(options, request), initOf(options, request));
    const fetched = await orNetworkError(fetching, request, "NETWORK_ERROR", noResponse);
    const { status, statusText } = fetched;
    const headers = headersOf(fetched);
    const response: TextResponse = {
      status,
      body: await orNetworkError(() => fetched.text(), request, "TRUNCATED_RESPONSE", truncated),
      ...(statusText && { statusText }),
      ...(Object.keys(headers).length > 0 && { headers }),
    };
    return { ...response, body: parseBody(response, request) };
  };
}

interface TextResponse extends TransportResponse {
  readonly body: string;
}

const headerNames = { eTag: "etag", retryAfter: "retry-after" } as const;

function headersOf(response: FetchResponse): Record<string, string> {
  const found = Object.entries(headerNames).map(([name, header]) => [name, response.headers.get(header)] as const);
  return Object.fromEntries(found.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

/** Keeps the error of an aborted request; other network errors become a readable error message. */
async function orNetworkError<Result>(
  receive: () => Promise<Result>,
  { signal }: TransportRequest,
  errorCode: string,
  message: string,
): Promise<Result> {
  try {
    return await receive();
  } catch (cause) {
    if (signal?.aborted || cause instanceof PlatformError) throw cause;
    throw new PlatformError(0, errorCode, message, { cause });
  }
}

function urlOf({ baseUrl = siteApiPath, asGuest, language }: HttpTransportOptions, request: TransportRequest): string {
  const context = { language, asGuest: String(asGuest), htmlEncode: "false" };
  return `${baseUrl}${request.path}?${new URLSearchParams({ ...request.query, ...context }).toString()}`;
}

function rejectFiles(): never {
  throw new PlatformError(400, "NO_FORM_DATA", "A file cannot be sent. Pass the option `toFormData` to httpTransport.");
}

function initOf(options: HttpTransportOptions, request: TransportRequest): RequestInit {
  const { method, body, parts, headers, signal } = request;
  const { toFormData: toForm = rejectFiles } = options;
  // The browser sets the content type of form data, with its boundary.
  const contentType = parts ? undefined : { "Content-Type": "application/json; charset=utf-8" };
  return {
    method,
    credentials: "same-origin",
    headers: { ...contentType, ...options.headers, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(parts && { body: toForm(parts) }),
    ...(signal && { signal }),
  };
}

/** Parses a response body. The HTML page of a proxy is an error, which may have a Retry-After header. */
function parseBody({ status, statusText, headers, body }: TextResponse, { method, path }: TransportRequest): unknown {
  if (body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch (cause) {
    const message = `${method} ${path} returned status ${status} and a body that is not JSON. It may come from a proxy or a sign-in page.`;
    const retryAfter = retryAfterOf(headers?.retryAfter);
    throw new PlatformError(status, "NOT_JSON", message, { body, cause, statusText, retryAfter });
  }
}

const isBlob = (value: unknown): value is Blob => typeof value === "object" && value !== null && "arrayBuffer" in value;

/**
 * Creates the body of a request with files.
 *
 * @param parts values by name; a value that is not a file is sent as text
 * @example httpTransport({ fetch, toFormData, asGuest: false, language: "nl" })
 */
export function toFormData(parts: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, isBlob(value) ? value : String(value));
  return form;
}
