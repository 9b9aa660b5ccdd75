import { listen, stopListening } from "../http/listening.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import { createOrgServer, type SiteHandler } from "../http/server.ts";
import { staticResourceRoutes } from "../static-resources/routes.ts";
import { servicesPaths } from "../ui-api/paths.ts";
import { forward, type Destination } from "./forward.ts";

/** Options of {@link createRemoteOrg}. */
export interface RemoteOrgOptions {
  /** Path of `force-app/main/default`, for static resources. */
  forceApp: string;
  /** Port to listen on, on this machine only; 0 takes any free one. */
  port: number;
  /** Responds with the pages. */
  site: SiteHandler;
  /** Path below which the site is served on this machine, as `siteBasePath` returns it. Default: the root. */
  basePath?: string | undefined;
  /** Address of the org, for example `https://morgenree.my.salesforce.com`. */
  instanceUrl: string;
  /** Token of a user of the org. It leaves this machine for `instanceUrl` only, and is never logged. */
  accessToken: string;
  /** Address of the published site, for example `https://morgenree.my.site.com/reizen`; Apex is called there as its guest. */
  siteUrl: string;
  /** Takes one line at a time, never personal data. Default: nothing is logged. */
  log?: ((line: string) => void) | undefined;
}

/** A running server for a real org. */
export interface RemoteOrg {
  /** For example `http://localhost:8080`. */
  url: string;
  /** Address of the site, without a slash at its end: `http://localhost:8080/reizen`. */
  siteUrl: string;
  port: number;
  close(): Promise<void>;
}

const methods = ["GET", "POST", "PATCH", "DELETE"] as const;
const withoutEndingSlash = (url: string): string => url.replace(/\/+$/, "");

/** Parameters in which a page sends its language and user; only a site knows them. */
const siteParameters = ["language", "asGuest", "htmlEncode"];

/** The path and query of a call as the org itself takes it, regardless of the site path that was requested. */
function servicesTarget({ url }: OrgRequest): string {
  const query = new URLSearchParams(url.searchParams);
  for (const name of siteParameters) query.delete(name);
  return url.pathname.replace(/^\/webruntime\/api/, "") + (query.size > 0 ? `?${query.toString()}` : "");
}

const siteTarget = ({ url }: OrgRequest): string => url.pathname + url.search;

/** Everything below some paths, by one method, at a destination. */
const routesTo =
  (destination: Destination, targetOf: (request: OrgRequest) => string) =>
  (method: Route["method"], ...patterns: string[]): Route[] =>
    patterns.map((pattern) => ({
      method,
      pattern,
      handle: (request) => forward(method, request, destination, targetOf(request)),
    }));

function routesOf({ instanceUrl, accessToken, siteUrl, log }: RemoteOrgOptions): Route[] {
  const org: Destination = {
    url: withoutEndingSlash(instanceUrl),
    headers: { Authorization: `Bearer ${accessToken}` },
    onStatus: (status) => {
      if (status === 401)
        log?.("The org no longer accepts the session: sign in with the Salesforce CLI and start again.");
    },
  };
  const toOrg = routesTo(org, servicesTarget);
  const toSite = routesTo({ url: withoutEndingSlash(siteUrl) }, siteTarget);
  const services = ["ui-api", "connect"].flatMap((area) => servicesPaths.map((path) => `${path}/${area}/**:path`));
  return [
    ...methods.flatMap((method) => toOrg(method, ...services)),
    ...toSite("GET", "/webruntime/api/apex/execute", "/cms/delivery/**:path", "/sfsites/c/cms/delivery/*path"),
    ...toSite("POST", "/webruntime/api/apex/execute"),
  ];
}

/**
 * Serves the site on this machine with a real org behind it: data is requested as the user of the token, Apex as the published
 * site's guest. Static resources and pages are those of `force-app`. Like the local org it responds to this machine only,
 * and rejects a foreign `Host` or `Origin`.
 *
 * @throws StartError if the port cannot be used
 * @example
 * const org = await createRemoteOrg({ forceApp, port: 8080, site, instanceUrl, accessToken, siteUrl });
 */
export async function createRemoteOrg(options: RemoteOrgOptions): Promise<RemoteOrg> {
  const { forceApp, site, basePath = "", log = () => {} } = options;
  let { port } = options;
  const routes = [...routesOf(options), ...staticResourceRoutes(forceApp, 0)];
  const server = createOrgServer({
    routes,
    sites: [{ basePath, pages: site }],
    port: () => port,
    log,
    writingPages: "own",
  });
  port = await listen(server, port);
  const url = `http://localhost:${port}`;
  return { url, siteUrl: url + basePath, port, close: () => stopListening(server) };
}
