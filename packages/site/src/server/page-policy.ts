// The headers of every page of the local site.
import { createHash } from "node:crypto";

const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What a page may load: its own files, one inline style, no inline script, and custom properties on elements. */
const contentSecurityPolicy = (inlineStyle: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashSource(inlineStyle)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Headers of a page. A browser revalidates it at each visit, because a content file may have been edited.
 *
 * @param inlineStyle the text of the page's `<style>` element
 */
export const pageHeaders = (inlineStyle: string): Readonly<Record<string, string>> => ({
  "cache-control": "no-cache",
  "content-security-policy": contentSecurityPolicy(inlineStyle),
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
});
