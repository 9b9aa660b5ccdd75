import { securityHeaders, type OrgResponse } from "../http/response.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import { OrgError } from "../errors.ts";

/** Where calls go. */
export interface Destination {
  /** Address without a closing slash; the path of the call follows it. */
  url: string;
  /** Headers that this machine adds, for example a token. */
  headers?: Readonly<Record<string, string>>;
  /** Receives the status of every response. */
  onStatus?(status: number): void;
}

/** Headers of a call that are passed on. Cookies and tokens of this machine's pages are not. */
const requestHeaders = [
  "accept",
  "accept-language",
  "content-type",
  "if-match",
  "if-none-match",
  "if-unmodified-since",
] as const;
/** Headers of a response that are passed on. Cookies of the org are not. */
const responseHeaders = ["content-type", "etag", "last-modified", "retry-after"] as const;

/** Maximum size of a call, which may be an upload, in bytes. */
const bodyLimit = 40_000_000;
/** How long the org may take to respond, in milliseconds. */
const timeout = 30_000;

const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/** A complete response of the org. */
interface Received {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** @throws OrgError 502 if the org does not respond, or if its response is incomplete or broken */
async function fetchFrom(url: URL, init: RequestInit): Promise<Received> {
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal: AbortSignal.timeout(timeout) });
    const { status, headers } = response;
    return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
  } catch {
    throw new OrgError(
      502,
      "ORG_UNREACHABLE",
      `${url.host} did not respond, or not completely; check the connection and the org's address.`,
    );
  }
}

function toResponse({ status, headers, body }: Received): OrgResponse {
  const passedOn = responseHeaders.flatMap((name) => {
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
 * Passes a call on to an org, and returns its response.
 *
 * @param path where the call goes at its destination, with its query
 * @throws OrgError 502 when the org cannot be reached, or sends elsewhere
 */
export async function forward(
  method: Route["method"],
  request: OrgRequest,
  { url, headers, onStatus }: Destination,
  path: string,
): Promise<OrgResponse> {
  const passedOn = requestHeaders.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === "string" ? [[name, value] as const] : [];
  });
  const body = method === "GET" ? undefined : await request.readBytes(bodyLimit);
  const response = await fetchFrom(new URL(url + path), {
    method,
    headers: { ...Object.fromEntries(passedOn), ...headers },
    ...(body && body.length > 0 && { body: new Uint8Array(body) }),
  });
  onStatus?.(response.status);
  if (isRedirect(response.status)) {
    const message = `${new URL(url).host} sends elsewhere (status ${response.status}); check that the site is published and public.`;
    throw new OrgError(502, "ORG_REDIRECTED", message);
  }
  return toResponse(response);
}
