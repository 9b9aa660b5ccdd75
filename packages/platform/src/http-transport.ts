import { PlatformError, retryAfterOf } from "./errors.ts";
import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** The part of an HTTP response that is used. */
export interface FetchResponse {
  readonly status: number;
  readonly statusText?: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The part of a call that is filled in. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  credentials: "same-origin";
  /** JSON, or a definition of several parts. */
  body?: string | FormData;
  signal?: AbortSignal;
}

/** The browser's `fetch`, or anything that behaves like it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;

/** Settings of {@link httpTransport}. */
export interface HttpTransportOptions {
  fetch: Fetch;
  /** Put before every path; `/webruntime/api` on a site, an instance's address for an org. */
  baseUrl?: string;
  /** Whether the call is made for the site's guest. */
  asGuest: boolean;
  /** Language of labels, for example `nl`. */
  language: string;
  /** Makes an empty definition, for files; the browser's is `() => new FormData()`. */
  formData?: () => FormData;
  /** Headers on every call, for example an authorisation. */
  headers?: Readonly<Record<string, string>>;
}

const siteApiPath = "/webruntime/api";

/**
 * Speaks to Salesforce the way the pages of an LWR site do.
 *
 * @example httpTransport({ fetch: window.fetch.bind(window), asGuest: true, language: "nl" })
 */
export function httpTransport(options: HttpTransportOptions): Transport {
  return async (request) => {
    const fetched = await call(options, request);
    const { status, statusText } = fetched;
    const headers = headersOf(fetched);
    const response: TextResponse = {
      status,
      body: await readText(fetched, request),
      ...(statusText && { statusText }),
      ...(Object.keys(headers).length > 0 && { headers }),
    };
    return { ...response, body: parseBody(response, request) };
  };
}

/** A response as it came, its text not yet looked at. */
interface TextResponse extends TransportResponse {
  readonly body: string;
}

const headerNames = { eTag: "etag", retryAfter: "retry-after" } as const;

/** The few headers that are of use here, under names of ours. */
function headersOf(response: FetchResponse): Record<string, string> {
  const found = Object.entries(headerNames).map(([name, header]) => [name, response.headers.get(header)] as const);
  return Object.fromEntries(found.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

/** Keeps an aborted call's own error; any other failure to get a response is said in a sentence. */
async function call(options: HttpTransportOptions, request: TransportRequest): Promise<FetchResponse> {
  try {
    return await options.fetch(urlOf(options, request), initOf(options, request));
  } catch (error) {
    if (request.signal?.aborted || error instanceof PlatformError) throw error;
    const message = `${request.method} ${request.path} got no response. Check the connection and whether the org can be reached.`;
    throw new PlatformError(0, "NETWORK_ERROR", message, { cause: error });
  }
}

function urlOf({ baseUrl = siteApiPath, asGuest, language }: HttpTransportOptions, request: TransportRequest): string {
  const context = { language, asGuest: String(asGuest), htmlEncode: "false" };
  return `${baseUrl}${request.path}?${new URLSearchParams({ ...request.query, ...context }).toString()}`;
}

function initOf(options: HttpTransportOptions, request: TransportRequest): FetchInit {
  const { method, body, parts, headers, signal } = request;
  // The browser itself says of a definition where one part ends.
  const contentType = parts ? undefined : { "Content-Type": "application/json; charset=utf-8" };
  return {
    method,
    credentials: "same-origin",
    headers: { ...contentType, ...options.headers, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(parts && { body: formOf(options, parts) }),
    ...(signal && { signal }),
  };
}

function formOf(options: HttpTransportOptions, parts: Readonly<Record<string, unknown>>): FormData {
  if (!options.formData)
    throw new PlatformError(
      400,
      "NO_FORM_DATA",
      "A file cannot be sent: the transport was not told how to make a definition. Give httpTransport `definition`.",
    );
  const formData = options.formData();
  for (const [name, value] of Object.entries(parts)) formData.append(name, isBlob(value) ? value : String(value));
  return formData;
}

const isBlob = (value: unknown): value is Blob => typeof value === "object" && value !== null && "arrayBuffer" in value;

async function readText(response: FetchResponse, { method, path, signal }: TransportRequest): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    const message = `The response to ${method} ${path} broke off. Check the connection, and ask again.`;
    throw new PlatformError(0, "TRUNCATED_RESPONSE", message, { cause: error });
  }
}

/** The data in a response; a proxy's page is none, and may ask for patience all the same. */
function parseBody({ status, statusText, headers, body }: TextResponse, { method, path }: TransportRequest): unknown {
  if (body === "") return undefined;
  try {
    return JSON.parse(body);
  } catch (cause) {
    const message = `${method} ${path} answered status ${status} with something that is not JSON. A proxy or a sign-in page may stand in between.`;
    const retryAfter = retryAfterOf(headers?.retryAfter);
    throw new PlatformError(status, "NOT_JSON", message, { body, cause, statusText, retryAfter });
  }
}
