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
    body: toAscii(JSON.stringify(body)),
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

const beyondAscii = /[^\0-\x7f]/;

const escapeUnit = (unit: string): string =>
  unit <= "\x7f" ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * The same JSON with every character beyond ASCII escaped: what is ASCII alone goes out in one piece with the headers
 * and without being encoded, while one euro sign doubles the memory and the time of all the text around it. Put together
 * from single characters, because a part of a wide text stays wide.
 */
export const toAscii = (text: string): string =>
  beyondAscii.test(text) ? text.split("").map(escapeUnit).join("") : text;

const fingerprint = (text: string): string => hash("sha1", text);

/** A short fingerprint: the same content gives the same tag. */
export const eTagOf = (content: unknown): string => fingerprint(toAscii(JSON.stringify(content)));

/** The content with its own tag, as UI API answers carry it. */
export function withETag<Content extends object>(content: Content): Content & { eTag: string } {
  return { ...content, eTag: eTagOf(content) };
}

/**
 * As `json` of `withETag`, for busy paths: the content is written once, for the tag and the answer alike.
 *
 * @param content a JSON object that is not empty, see {@link toAscii}
 */
export function jsonTextWithETag(status: number, content: string): Answer {
  return { status, headers: jsonHeaders, body: `{"eTag":"${fingerprint(content)}",${content.slice(1)}` };
}
