import { hash } from "node:crypto";

/** A finished answer. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Absent for an answer without a body. */
  body?: string | Buffer;
}

/** Sent with everything the org answers, the site's pages included. */
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

/** Answers with JSON. */
export function json(status: number, body: unknown, headers?: Readonly<Record<string, string>>): Answer {
  return {
    status,
    headers: headers ? { ...jsonHeaders, ...headers } : jsonHeaders,
    body: JSON.stringify(body),
  };
}

/** Answers that it worked and that there is nothing to say. */
export const noContent: Answer = { status: 204, headers: { ...securityHeaders, "Cache-Control": "no-store" } };

/** Answers with a page under the given policy; never kept by the browser. */
export function html(status: number, body: string, policy: string, headers?: Readonly<Record<string, string>>): Answer {
  return {
    status,
    headers: {
      ...securityHeaders,
      "Content-Type": "text/html;charset=UTF-8",
      "Content-Security-Policy": `${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
      ...headers,
    },
    body,
  };
}

/** A short fingerprint: equal content gives the same tag. */
export const eTagOf = (content: unknown): string => hash("sha1", JSON.stringify(content));

/** The content with its own tag, as UI API answers carry it. */
export function withETag<Content extends object>(content: Content): Content & { eTag: string } {
  return { ...content, eTag: eTagOf(content) };
}
