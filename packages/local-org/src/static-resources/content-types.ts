/** Content types by file extension. */
const contentTypes: ReadonlyMap<string, string> = new Map([
  [".css", "text/css;charset=UTF-8"],
  [".gif", "image/gif"],
  [".html", "text/html;charset=UTF-8"],
  [".ico", "image/x-icon"],
  [".jpeg", "image/jpeg"],
  [".jpg", "image/jpeg"],
  [".js", "text/javascript;charset=UTF-8"],
  [".json", "application/json;charset=UTF-8"],
  [".map", "application/json;charset=UTF-8"],
  [".mjs", "text/javascript;charset=UTF-8"],
  [".mp4", "video/mp4"],
  [".png", "image/png"],
  [".svg", "image/svg+xml"],
  [".txt", "text/plain;charset=UTF-8"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
  [".woff", "font/woff"],
  [".woff2", "font/woff2"],
  [".xml", "application/xml"],
]);

/** The content type of a file with this ending (with its dot, any case). */
export function contentTypeOf(ending: string): string {
  return contentTypes.get(ending.toLowerCase()) ?? "application/octet-stream";
}
