import type { IncomingHttpHeaders } from "node:http";
import type { OrgUser } from "../apex/controller.ts";
import { OrgError } from "../errors.ts";
import type { Answer } from "./answer.ts";

/** What a handler may know of a request. */
export interface OrgRequest {
  url: URL;
  /** Decoded values of the pattern's `:names`. */
  params: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** @throws OrgError 401 for a token that the org did not give */
  user(): OrgUser;
  /** @throws OrgError 400 or 413 for a body that cannot be taken */
  readJson(): Promise<unknown>;
  /**
   * The body as it came.
   *
   * @param limit most bytes that are taken
   * @throws OrgError 400 or 413 for a body that cannot be taken
   */
  readBytes(limit: number): Promise<Buffer>;
}

/** One address of the org. */
export interface Route {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Segments are literal, `:name` for one segment, or `*name` at the end for all the rest. */
  pattern: string;
  handle(request: OrgRequest): Answer | Promise<Answer>;
}

/** The route that answers and what its pattern found. */
export interface Match {
  route: Route;
  params: Readonly<Record<string, string>>;
}

type Params = Record<string, string>;

/** @throws OrgError 400 for a broken percent-encoding */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new OrgError(400, "MALFORMED_URL", "The address holds a broken percent-encoding; encode it again.");
  }
}

/** One part of a pattern: a literal to compare with, or the name of what stands there. */
interface Segment {
  literal?: string;
  name?: string;
}

interface TableEntry {
  route: Route;
  segments: readonly Segment[];
  /** Whether the last segment takes all the rest of the path. */
  takesRest: boolean;
}

function toEntry(route: Route): TableEntry {
  const parts = route.pattern.split("/");
  const segments = parts.map((part) => (/^[:*]/.test(part) ? { name: part.slice(1) } : { literal: part }));
  return { route, segments, takesRest: parts.at(-1)?.startsWith("*") ?? false };
}

/** Params are only decoded when every literal segment fits. */
function matchPath({ segments, takesRest }: TableEntry, path: readonly string[]): Params | undefined {
  if (takesRest ? path.length < segments.length : path.length !== segments.length) return undefined;
  if (!segments.every(({ literal }, index) => literal === undefined || literal === path[index])) return undefined;
  const params: Params = {};
  for (const [index, { name }] of segments.entries()) {
    if (name === undefined) continue;
    const isRest = takesRest && index === segments.length - 1;
    params[name] = path
      .slice(index, isRest ? undefined : index + 1)
      .map(decode)
      .join("/");
  }
  return params;
}

/**
 * Makes the function that finds the route of a request: the first in the table that fits.
 *
 * @returns nothing for a path that no route has
 * @throws OrgError 405 when the path exists for another method
 */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
  const table = routes.map(toEntry);
  return (method, path) => {
    const segments = path.split("/");
    const wanted = method === "HEAD" ? "GET" : method;
    const allowed: string[] = [];
    for (const entry of table) {
      const params = matchPath(entry, segments);
      if (!params) continue;
      const { route } = entry;
      if (route.method === wanted) return { route, params };
      allowed.push(route.method);
    }
    if (allowed.length === 0) return undefined;
    const message = `HTTP Method '${method}' not allowed. Allowed are ${allowed.join(", ")}.`;
    throw new OrgError(405, "METHOD_NOT_ALLOWED", message);
  };
}
