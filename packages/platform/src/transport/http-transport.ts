import { PlatformError, retryAfterOf } from "../errors.ts";
import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** The part of an HTTP answer that is used. */
export interface FetchAnswer {
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
  /** JSON, or a form of several parts. */
  body?: string | FormData;
  signal?: AbortSignal;
}

/** The browser's `fetch`, or anything that behaves like it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchAnswer>;

/** Settings of {@link httpTransport}. */
export interface HttpTransportOptions {
  fetch: Fetch;
  /** Put before every path; `/webruntime/api` on a site, an instance's address for an org. */
  baseUrl?: string;
  /** Whether the call is made for the site's guest. */
  asGuest: boolean;
  /** Language of labels, for example `nl`. */
  language: string;
  /** Makes the body of a request with files; {@link toFormData} does in a browser. Without it, such a request fails. */
  toFormData?: (parts: Readonly<Record<string, unknown>>) => FormData;
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
    const answer = await call(options, request);
    const { status, statusText } = answer;
    const headers = headersOf(answer);
    const response: TextResponse = {
      status,
      body: await readText(answer, request),
      ...(statusText && { statusText }),
      ...(Object.keys(headers).length > 0 && { headers }),
    };
    return { ...response, body: parseBody(response, request) };
  };
}

/** An answer as it came, its text not yet looked at. */
interface TextResponse extends TransportResponse {
  readonly body: string;
}

const headerNames = { eTag: "etag", retryAfter: "retry-after" } as const;

/** The few headers that are of use here, under names of ours. */
function headersOf(answer: FetchAnswer): Record<string, string> {
  const found = Object.entries(headerNames).map(([name, header]) => [name, answer.headers.get(header)] as const);
  return Object.fromEntries(found.filter((pair): pair is readonly [string, string] => pair[1] !== null));
}

/** Keeps an aborted call's own error; any other failure to get an answer is said in a sentence. */
async function call(options: HttpTransportOptions, request: TransportRequest): Promise<FetchAnswer> {
  try {
    return await options.fetch(urlOf(options, request), initOf(options, request));
  } catch (error) {
    if (request.signal?.aborted || error instanceof PlatformError) throw error;
    const message = `${request.method} ${request.path} got no answer. Check the connection and whether the org can be reached.`;
    throw new PlatformError(0, "NO_ANSWER", message, { cause: error });
  }
}

function urlOf({ baseUrl = siteApiPath, asGuest, language }: HttpTransportOptions, request: TransportRequest): string {
  const site = { language, asGuest: String(asGuest), htmlEncode: "false" };
  return `${baseUrl}${request.path}?${new URLSearchParams({ ...request.query, ...site }).toString()}`;
}

function rejectFiles(): never {
  throw new PlatformError(400, "NO_FORM", "A file cannot be sent. Pass `toFormData` to httpTransport.");
}

function initOf(options: HttpTransportOptions, request: TransportRequest): FetchInit {
  const { method, body, parts, headers, signal } = request;
  const { toFormData: toForm = rejectFiles } = options;
  // The browser itself adds the content type of a form, because it contains the boundary between the parts.
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

async function readText(answer: FetchAnswer, { method, path, signal }: TransportRequest): Promise<string> {
  try {
    return await answer.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    const message = `The answer to ${method} ${path} broke off. Check the connection, and ask again.`;
    throw new PlatformError(0, "ANSWER_CUT_OFF", message, { cause: error });
  }
}

/** The data in an answer; a proxy's page is none, and may ask for patience all the same. */
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
