import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { OrgError } from "../errors.ts";
import { withOwnVersion } from "./api-version.ts";
import { securityHeaders, type OrgResponse } from "./response.ts";
import { checkCaller, userOf, type WritingPages } from "./callers.ts";
import { toErrorResponse } from "./error-response.ts";
import { readBody, readJson } from "./read-json.ts";
import { createRouter, type Match, type Route } from "./router.ts";
import { homeOf, siteFinder } from "./site-path.ts";

/** Responds with the pages that the org itself does not have: the site. */
export interface SiteHandler {
  /**
   * Responds to a GET or HEAD request, or leaves it alone.
   *
   * @param url its path is the one on the site, without the site's base path
   * @returns whether it responded
   */
  handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<boolean>;
}

/** A site of the server. */
export interface ServedSite {
  /** Path below which the site is served: "/reizen", or empty. */
  basePath: string;
  /** Missing if the org has no pages. */
  pages?: SiteHandler | undefined;
}

/** What the server needs. */
export interface OrgServerOptions {
  routes: readonly Route[];
  /** At least one. */
  sites: readonly ServedSite[];
  /** The port it will listen on, known once it listens. */
  port(): number;
  log(line: string): void;
  writingPages: WritingPages;
}

/** Paths that never belong to the site. */
const ownAreas = /^\/(services|webruntime|org|sf\/api|sfsites\/c\/resource)(\/|$)/;

/** What the paths of APIs lead to, for a path that leads to nothing. */
const apis = `the UI API and content delivery (/services/data/v60.0/ui-api and /connect, or a later version), the bytes of \
uploaded files, Apex (/webruntime/api/apex/execute) and Apex REST (/services/apexrest) exist here; SOQL (/query), other \
sobjects and GraphQL do not`;

function notFound(path: string): OrgError {
  const isApi = /^\/(services|webruntime|sf\/api)(\/|$)/.test(path);
  const message = `The requested resource does not exist${isApi ? `: ${apis}.` : ""}`;
  return new OrgError(404, "NOT_FOUND", message);
}

const onlyRead = (method = ""): OrgError =>
  new OrgError(405, "METHOD_NOT_ALLOWED", `HTTP Method '${method}' not allowed. Allowed are GET, HEAD.`);

function urlOf({ url: target = "" }: IncomingMessage, port: number): URL {
  const isPath = target.startsWith("/") && !target.startsWith("//");
  const url = isPath ? URL.parse(target, `http://localhost:${port}`) : null;
  if (url) return url;
  throw new OrgError(400, "MALFORMED_URL", "The address of the request cannot be read; it must start with one slash.");
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: OrgResponse): void {
  if (body === undefined) response.writeHead(status, headers).end();
  else {
    response.writeHead(status, { ...headers, "Content-Length": Buffer.byteLength(body) });
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** Runs the route that was found. */
function run(
  { route, params }: Match,
  request: IncomingMessage,
  url: URL,
  basePath: string,
): OrgResponse | Promise<OrgResponse> {
  return route.handle({
    url,
    basePath,
    params,
    headers: request.headers,
    isHead: request.method === "HEAD",
    user: () => userOf(request.headers),
    readJson: () => readJson(request),
    readBytes: (limit) => readBody(request, limit),
  });
}

/**
 * Lets the site respond.
 *
 * @throws OrgError 404 when the path is not the site's, 405 for anything but reading
 */
async function runSite(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  site: SiteHandler | undefined,
): Promise<void> {
  if (!site || ownAreas.test(url.pathname)) throw notFound(url.pathname);
  if (request.method !== "GET" && request.method !== "HEAD") throw onlyRead(request.method);
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  if (!(await site.handle(request, response, url))) throw notFound(url.pathname);
}

const redirectTo = (location: string): OrgResponse => ({
  status: 302,
  headers: { ...securityHeaders, Location: location },
});

/**
 * Handles the requests of one connection one after another. Node starts all that a client sends ahead, so a client that
 * reads no response would fill the memory with them.
 */
function inTurn(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): RequestListener {
  const previousResponses = new WeakMap<Socket, Promise<void>>();
  return async (request, response) => {
    const { socket } = request;
    const previous = previousResponses.get(socket);
    previousResponses.set(socket, new Promise((resolve) => response.once("close", resolve)));
    await previous;
    if (!socket.destroyed) await handle(request, response);
  };
}

/** Creates the org's HTTP server. The caller starts it. */
export function createOrgServer({ routes, sites, port, log, writingPages }: OrgServerOptions): Server {
  const findRoute = createRouter(routes);
  const findSite = siteFinder(sites);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      checkCaller(request.method, request.headers, port(), writingPages);
      const url = urlOf(request, port());
      const home = homeOf(url.pathname, sites);
      if (home !== undefined) return send(request, response, redirectTo(`${home}/${url.search}`));
      const { basePath, pages, path } = findSite(url.pathname) ?? {};
      if (path === undefined || basePath === undefined) throw notFound(url.pathname);
      url.pathname = path;
      const match = findRoute(request.method ?? "", withOwnVersion(path));
      if (match) send(request, response, await run(match, request, url, basePath));
      else await runSite(request, response, url, pages);
    } catch (error) {
      const errorResponse = toErrorResponse(error, log);
      if (response.headersSent) response.destroy();
      else send(request, response, errorResponse);
    }
  };
  const server = createServer({ requestTimeout: 30_000 }, inTurn(respond));
  // Bounds how many requests a client can send ahead on one connection.
  server.maxRequestsPerSocket = 1000;
  return server;
}
