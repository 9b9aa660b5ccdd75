import { messages } from "../messages/index.ts";

/** The document of the builder. The canvas has the first style of the site inline, so styles may be inline; scripts may not. */
export const builderPage = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.places.builder}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/org/builder/files/style.css">
<script type="module" src="/org/builder/files/builder.js"></script>
</head>
<body style="margin: 0"><div id="builder"></div></body>
</html>
`;

/** What the builder may load: files of this server only, so no font or picture of another one. */
export const builderPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
