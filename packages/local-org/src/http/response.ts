import { hash } from "node:crypto";

/** A complete response. */
export interface OrgResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Absent for a response without a body. */
  body?: string | Buffer;
}

/** Sent with every response, the site's pages included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

const jsonHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Content-Type": "application/json;charset=UTF-8",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
};

/** Responds with JSON. */
export function json(status: number, body: unknown, headers?: Readonly<Record<string, string>>): OrgResponse {
  return {
    status,
    headers: headers ? { ...jsonHeaders, ...headers } : jsonHeaders,
    body: JSON.stringify(body),
  };
}

/** A successful response without a body. */
export const noContent: OrgResponse = { status: 204, headers: { ...securityHeaders, "Cache-Control": "no-store" } };

/** Redirects to an address, which is requested with GET. */
export const redirect = (location: string, headers?: Readonly<Record<string, string>>): OrgResponse => ({
  status: 303,
  headers: { ...securityHeaders, Location: location, "Cache-Control": "no-store", ...headers },
});

/** Responds with a page under the given policy, which browsers never cache. */
export function html(
  status: number,
  body: string,
  policy: string,
  headers?: Readonly<Record<string, string>>,
): OrgResponse {
  return {
    status,
    headers: {
      ...securityHeaders,
      "Content-Type": "text/html;charset=UTF-8",
      "Content-Security-Policy": `${policy}; base-uri 'none'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
      ...headers,
    },
    body,
  };
}

/** A short fingerprint: equal content gives the same tag. */
export const eTagOf = (content: unknown): string => hash("sha1", JSON.stringify(content));

/** The content with its own tag, as UI API responses contain it. */
export function withETag<Content extends object>(content: Content): Content & { eTag: string } {
  return { ...content, eTag: eTagOf(content) };
}
