import type { IncomingHttpHeaders } from "node:http";
import type { OrgUser } from "../users.ts";
import { OrgError } from "../errors.ts";
import type { OrgResponse } from "./response.ts";

/** What a handler may know of a request. */
export interface OrgRequest {
  url: URL;
  /** Decoded values of the pattern's `:names`. */
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

/** One address of the org. */
export interface Route {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Segments are literal, `:name` for one segment, or `*name` at the end for all the rest. */
  pattern: string;
  handle(request: OrgRequest): OrgResponse | Promise<OrgResponse>;
}

/** The route of a request, and the values of its pattern's names. */
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

/** A route and the index of the path segment for each of its names. */
interface Target {
  route: Route;
  names: readonly { name: string; index: number }[];
}

/** A node of the tree of all patterns: the next segments, and the routes that end here, by method. */
interface PathNode {
  literals: Map<string, PathNode>;
  named?: PathNode;
  targets: Map<string, Target>;
  /** Routes whose last name takes all the rest of the path. */
  restTargets: Map<string, Target>;
}

const newNode = (): PathNode => ({ literals: new Map(), targets: new Map(), restTargets: new Map() });

function childOf(node: PathNode, segment: string): PathNode {
  if (segment.startsWith(":")) return (node.named ??= newNode());
  const next = node.literals.get(segment) ?? newNode();
  node.literals.set(segment, next);
  return next;
}

function addRoute(root: PathNode, route: Route): void {
  const segments = route.pattern.split("/");
  const takesRest = segments.at(-1)?.startsWith("*") ?? false;
  const names = segments.flatMap((segment, index) => (/^[:*]/.test(segment) ? { name: segment.slice(1), index } : []));
  const end = segments.slice(0, takesRest ? -1 : undefined).reduce(childOf, root);
  const targets = takesRest ? end.restTargets : end.targets;
  if (!targets.has(route.method)) targets.set(route.method, { route, names });
}

/** Finds the target of a path and method: by literal segments first, then by names, then by a rest. */
function findTarget(
  node: PathNode,
  path: readonly string[],
  depth: number,
  method: string,
  allowed: string[],
): Target | undefined {
  const segment = path[depth];
  if (segment === undefined) return takeTarget(node.targets, method, allowed);
  const literal = node.literals.get(segment);
  return (
    (literal && findTarget(literal, path, depth + 1, method, allowed)) ??
    (node.named && findTarget(node.named, path, depth + 1, method, allowed)) ??
    takeTarget(node.restTargets, method, allowed)
  );
}

/** The target of this method; when there is none, the others are noted as allowed. */
function takeTarget(targets: ReadonlyMap<string, Target>, method: string, allowed: string[]): Target | undefined {
  const target = targets.get(method);
  if (!target) allowed.push(...targets.keys());
  return target;
}

/** Names are only decoded once the route is certain. */
function paramsOf({ route, names }: Target, path: readonly string[]): Params {
  const takesRest = route.pattern.includes("/*");
  const params: Params = {};
  for (const { name, index } of names) {
    const isRest = takesRest && index === names.at(-1)?.index;
    const segments = path.slice(index, isRest ? undefined : index + 1);
    params[name] = segments.map(decode).join("/");
  }
  return params;
}

/**
 * Creates the function that finds the route of a request. Where several patterns fit, a literal segment wins over a name,
 * and a name over a rest.
 *
 * @returns nothing for a path that no route has
 * @throws OrgError 405 when the path exists for another method
 */
export function createRouter(routes: readonly Route[]): (method: string, path: string) => Match | undefined {
  const root = newNode();
  for (const route of routes) addRoute(root, route);
  return (method, path) => {
    const segments = path.split("/");
    const allowed: string[] = [];
    const target = findTarget(root, segments, 0, method === "HEAD" ? "GET" : method, allowed);
    if (target) return { route: target.route, params: paramsOf(target, segments) };
    if (allowed.length === 0) return undefined;
    const message = `HTTP Method '${method}' not allowed. Allowed are ${[...new Set(allowed)].join(", ")}.`;
    throw new OrgError(405, "METHOD_NOT_ALLOWED", message);
  };
}
