import type { IncomingHttpHeaders } from "node:http";
import { addRoute, createRouter as createTree, findRoute } from "rou3";
import type { OrgUser } from "../users.ts";
import { OrgError } from "../errors.ts";
import type { OrgResponse } from "./response.ts";

/** What a handler may know of a request. */
export interface OrgRequest {
  url: URL;
  /** Path of the site that the request came to: "/reizen", or empty. */
  basePath: string;
  /** Decoded values of the pattern's names. */
  params: Readonly<Record<string, string>>;
  headers: IncomingHttpHeaders;
  /** Whether the method is HEAD, which GET routes also receive. */
  isHead: boolean;
  /** @throws OrgError 401 for an unknown token */
  user(): OrgUser;
  /** @throws OrgError 400 or 413 for an invalid body */
  readJson(): Promise<unknown>;
  /**
   * The unparsed body.
   *
   * @param limit maximum size in bytes
   * @throws OrgError 400 or 413 for an invalid body
   */
  readBytes(limit: number): Promise<Buffer>;
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** One address of the org. */
export interface Route {
  method: (typeof methods)[number];
  /** Segments are literal, `:name` for one segment, or `**:name` at the end for all the rest. */
  pattern: string;
  handle(request: OrgRequest): OrgResponse | Promise<OrgResponse>;
}

/** The route of a request, and the values of its pattern's names. */
export interface Match {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** @throws OrgError 400 for a broken percent-encoding */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new OrgError(400, "MALFORMED_URL", "The address holds a broken percent-encoding; encode it again.");
  }
}

/**
 * Creates the function that finds the route of a request. Where several patterns fit, a literal segment wins over a name,
 * and a name over a rest.
 *
 * @returns nothing for a path that no route has
 * @throws OrgError 405 when the path exists for another method
 */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
  const tree = createTree<Route>();
  for (const route of routes) addRoute(tree, route.method, route.pattern, route);
  return (method, path) => {
    const match = findRoute(tree, method === "HEAD" ? "GET" : method, path);
    if (match) {
      const params = Object.entries(match.params ?? {}).map(([name, value]) => [name, decode(value)]);
      return { route: match.data, params: Object.fromEntries(params) };
    }
    const allowed = methods.filter((other) => findRoute(tree, other, path));
    if (allowed.length === 0) return undefined;
    const message = `HTTP Method '${method}' not allowed. Allowed are ${allowed.join(", ")}.`;
    throw new OrgError(405, "METHOD_NOT_ALLOWED", message);
  };
}
