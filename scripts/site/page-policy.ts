// The headers of every page of the local site.
import { escapeHtml } from "../../packages/site/src/html/head-tag.ts";

/** What a page may load: its own files only, no inline script, and custom properties on elements. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of a page; an edited content file shows at the next visit, so a browser asks each time. */
export const pageHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
} as const;

/** What whoever edits the site sees in place of its pages when a content file is broken. */
export const brokenPage = (reason: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The page cannot be shown</title></head><p>${escapeHtml(reason)}</p></html>`;
