import { readFile, stat } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { OrgError } from "../errors.ts";
import { securityHeaders, type OrgResponse } from "../http/response.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import { findResource, type ResourceFile } from "./find-resource.ts";

const resourcePath = "/sfsites/c/resource/:name";

const notFound = (): OrgError => new OrgError(404, "NOT_FOUND", "There is no static resource or file with this name.");

/** Reads a file. @throws OrgError 404 if it was deleted since it was found */
async function readIfExists<Result>(read: Promise<Result>): Promise<Result> {
  try {
    return await read;
  } catch (error) {
    const { code }: { code?: unknown } = Object(error);
    throw code === "ENOENT" ? notFound() : error;
  }
}

/**
 * Responds with a file, or with 304 if the browser has this version.
 *
 * @param maxAge seconds for which browsers use the file without a request; 0: they revalidate on each use, so that an edited
 * file shows at once
 */
export async function serveFile(file: ResourceFile, headers: IncomingHttpHeaders, maxAge = 0): Promise<OrgResponse> {
  const { mtimeMs, size } = await readIfExists(stat(file.path));
  const eTag = `"${Math.round(mtimeMs).toString(36)}-${size.toString(36)}"`;
  const allHeaders = {
    ...securityHeaders,
    ETag: eTag,
    "Cache-Control": maxAge === 0 ? "no-cache" : `public, max-age=${maxAge}`,
    // An SVG or HTML file that is opened by itself runs no script.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  if (headers["if-none-match"] === eTag) return { status: 304, headers: allHeaders };
  const body = await readIfExists(readFile(file.path));
  return { status: 200, headers: { ...allHeaders, "Content-Type": file.contentType }, body };
}

/** Seconds for which the platform lets browsers keep a static resource: a day. */
export const resourceMaxAge = 86_400;

/**
 * Static resources of `force-app`, readable by everyone.
 *
 * @param forceApp path of `force-app/main/default`
 * @param maxAge seconds for which browsers keep them; 0 while they are edited
 */
export function staticResourceRoutes(forceApp: string, maxAge: number): Route[] {
  const handle = ({ params, headers }: OrgRequest): Promise<OrgResponse> => {
    const file = findResource(forceApp, params.name ?? "", params.path ?? "");
    if (!file) throw notFound();
    return serveFile(file, headers, maxAge);
  };
  return [
    { method: "GET", pattern: resourcePath, handle },
    { method: "GET", pattern: `${resourcePath}/**:path`, handle },
  ];
}
