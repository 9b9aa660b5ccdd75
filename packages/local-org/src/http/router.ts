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

/** Params are only decoded when every literal segment fits. */
function matchSegments(pattern: readonly string[], path: readonly string[]): Params | undefined {
  const rest = pattern.at(-1)?.startsWith("*") ?? false;
  if (rest ? path.length < pattern.length : path.length !== pattern.length) return undefined;
  const isSame = pattern.every((part, index) => /^[:*]/.test(part) || part === path[index]);
  if (!isSame) return undefined;
  const params: Params = {};
  for (const [index, part] of pattern.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = decode(path[index] ?? "");
    if (part.startsWith("*")) params[part.slice(1)] = path.slice(index).map(decode).join("/");
  }
  return params;
}

/**
 * Makes the function that finds the route of a request. Literal segments go before `:names` when they stand earlier in
 * the table.
 *
 * @returns nothing for a path that no route has
 * @throws OrgError 405 when the path exists for another method
 */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
  const table = routes.map((route) => ({ route, segments: route.pattern.split("/") }));
  return (method, path) => {
    const segments = path.split("/");
    const wanted = method === "HEAD" ? "GET" : method;
    const allowed: string[] = [];
    for (const { route, segments: pattern } of table) {
      const params = matchSegments(pattern, segments);
      if (!params) continue;
      if (route.method === wanted) return { route, params };
      allowed.push(route.method);
    }
    if (allowed.length === 0) return undefined;
    const message = `HTTP Method '${method}' not allowed. Allowed are ${allowed.join(", ")}.`;
    throw new OrgError(405, "METHOD_NOT_ALLOWED", message);
  };
}
