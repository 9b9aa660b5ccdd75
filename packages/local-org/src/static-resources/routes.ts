import { readFile, stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { OrgError } from "../errors.ts";
import { securityHeaders, type Answer } from "../http/answer.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import { findResource, type ResourceFile } from "./find-resource.ts";

const resourcePath = "/sfsites/c/resource/:name";

/** Answers with a file, or that the browser has it already. */
export async function serveFile(file: ResourceFile, headers: IncomingHttpHeaders): Promise<Answer> {
  const { mtimeMs, size } = await stat(file.path);
  const eTag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  const kept = {
    ...securityHeaders,
    ETag: eTag,
    // Kept, but asked for again each time: an edited file shows at once.
    "Cache-Control": "no-cache",
    // An SVG or HTML file opened by itself runs no script.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  if (headers["if-none-match"] === eTag) return { status: 304, headers: kept };
  return { status: 200, headers: { ...kept, "Content-Type": file.contentType }, body: await readFile(file.path) };
}

/**
 * Static resources of `force-app`, readable by everyone.
 *
 * @param forceApp path of `force-app/main/default`
 */
export function staticResourceRoutes(forceApp: string): Route[] {
  const handle = ({ params, headers }: OrgRequest): Promise<Answer> => {
    const file = findResource(forceApp, params.name ?? "", params.path ?? "");
    if (!file) throw new OrgError(404, "NOT_FOUND", "There is no static resource or file with this name.");
    return serveFile(file, headers);
  };
  return [
    { method: "GET", pattern: resourcePath, handle },
    { method: "GET", pattern: `${resourcePath}/*path`, handle },
  ];
}
