import { PlatformError } from "../errors.ts";
import type { Transport, TransportRequest, TransportResponse } from "./transport.ts";

/** The part of an HTTP answer that is used. */
export interface FetchAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** The part of a call that is filled in. */
export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  credentials: "same-origin";
  body?: string;
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
    const eTag = answer.headers.get("etag");
    const body = await readJson(answer, request);
    return { status: answer.status, body, ...(eTag !== null && { headers: { eTag } }) } satisfies TransportResponse;
  };
}

/** Keeps an aborted call's own error; any other failure to get an answer is said in a sentence. */
async function call(options: HttpTransportOptions, request: TransportRequest): Promise<FetchAnswer> {
  try {
    return await options.fetch(urlOf(options, request), initOf(options, request));
  } catch (error) {
    if (request.signal?.aborted) throw error;
    const message = `${request.method} ${request.path} got no answer. Check the connection and whether the org can be reached.`;
    throw new PlatformError(0, "NO_ANSWER", message, { cause: error });
  }
}

function urlOf({ baseUrl = siteApiPath, asGuest, language }: HttpTransportOptions, request: TransportRequest): string {
  const site = { language, asGuest: String(asGuest), htmlEncode: "false" };
  return `${baseUrl}${request.path}?${new URLSearchParams({ ...request.query, ...site }).toString()}`;
}

function initOf(options: HttpTransportOptions, { method, body, headers, signal }: TransportRequest): FetchInit {
  return {
    method,
    credentials: "same-origin",
    headers: { "Content-Type": "application/json; charset=utf-8", ...options.headers, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
}

async function readJson(answer: FetchAnswer, { method, path }: TransportRequest): Promise<unknown> {
  const text = await answer.text();
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = `${method} ${path} answered status ${answer.status} with something that is not JSON. A proxy or a sign-in page may stand in between.`;
    throw new PlatformError(answer.status, "NOT_JSON", message, { body: text, cause: error });
  }
}
