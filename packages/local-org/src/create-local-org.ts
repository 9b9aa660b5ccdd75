import { accessOf } from "./access.ts";
import type { ApexController } from "./apex-controller.ts";
import { apexRoutes } from "./apex/execute.ts";
import { controllers as shippedControllers, restClasses } from "./apex/index.ts";
import { apexRestRoutes, type TokenPolicy } from "./apex/rest.ts";
import { cmsRoutes } from "./cms/routes.ts";
import { sitesOf, type SiteIds } from "./cms/sites.ts";
import { type ConfirmationSettings, defaultConfirmationSettings } from "./confirmation-settings.ts";
import { siteNameOf, type LocalSite } from "./local-site.ts";
import { MailStore } from "./user-data/mail-store.ts";
import { FileStore } from "./user-data/file-store.ts";
import { fileRoutes } from "./ui-api/files/routes.ts";
import { listen, stopListening } from "./http/listening.ts";
import type { Route } from "./http/router.ts";
import { createOrgServer, type SiteHandler } from "./http/server.ts";
import { withStartError } from "./metadata/with-start-error.ts";
import { watchMetadata, type MetadataSource } from "./metadata/metadata-source.ts";
import type { Org } from "./org.ts";
import { administratorRoutes, type AdministratorArea } from "./admin/administrator-routes.ts";
import { noSite } from "./admin/notice.ts";
import { adminRoutes } from "./admin/routes.ts";
import { noticePage, SignIn } from "./admin/sign-in.ts";
import { openDataFolder } from "./records/data-folder.ts";
import { matchIndexes } from "./records/field-indexes.ts";
import { usedPrefixes } from "./records/used-prefixes.ts";
import { SqliteRecordStore } from "./records/sqlite-record-store.ts";
import { openUserData } from "./user-data/index.ts";
import { resourceMaxAge, staticResourceRoutes } from "./static-resources/routes.ts";
import { uiApiRoutes } from "./ui-api/index.ts";
import { type OrgUser, users } from "./users.ts";

/** Options of {@link createLocalOrg}. */
export interface LocalOrgOptions {
  /** Path of `force-app/main/default`. */
  forceApp: string;
  /** Folder of the data file, created if it does not exist. */
  dataDir: string;
  /** Port to listen on, on this machine only; 0 takes any free one. */
  port: number;
  /** Empties the data first. Default false. */
  reset?: boolean | undefined;
  /** Responds with pages that the org does not have; without it `/` says that there is no site. */
  site?: SiteHandler | undefined;
  /** Path below which the site is served, as `siteBasePath` returns it. Default: the root. */
  basePath?: string | undefined;
  /** Name of the site, as requests from it have it. Default: that of the site that `forceApp` declares. */
  siteName?: string | undefined;
  /** More sites, with paths of their own. Default: none. */
  otherSites?: readonly LocalSite[] | undefined;
  /** More pages of the org's own area. */
  administratorArea?: AdministratorArea | undefined;
  /** Fakes of Apex classes. Default: those of `force-app`. */
  controllers?: readonly ApexController[] | undefined;
  /** Tokens for the pages of a React app. Default: required. */
  tokens?: TokenPolicy | undefined;
  /** Permission sets of the site's guest. Default: the one that a deployment gives guests. */
  guestPermissionSets?: readonly string[] | undefined;
  /** Static resources are edited, so browsers ask for them each time. Default: browsers keep them for a day, as on the platform. */
  editsResources?: boolean | undefined;
  /** What visitors are written after a request. Default: that of our own site; its mails are stored and never sent. */
  confirmation?: ConfirmationSettings | undefined;
  /** Takes one line at a time, never personal data. Default: nothing is logged. */
  log?: ((line: string) => void) | undefined;
  /** Milliseconds since the epoch. Default: the machine's clock. */
  now?: (() => number) | undefined;
}

/** A local org that runs. */
export interface LocalOrg {
  /** For example `http://localhost:8080`. */
  url: string;
  /** Address of the site, without a slash at its end: `http://localhost:8080/reizen`. */
  siteUrl: string;
  port: number;
  /** Signs one browser in to `/org/requests`, once. */
  adminLink: string;
  /** The sites of `force-app`, whose ids requests for content and search metadata need. */
  sites: readonly SiteIds[];
  /** Finishes the requests in flight, and stops. */
  close(): Promise<void>;
}

const homeWithoutSite: Route = {
  method: "GET",
  pattern: "/",
  handle: () => noticePage(200, noSite),
};

function routesOf(org: Org, signIn: SignIn, options: LocalOrgOptions): Route[] {
  const { site, administratorArea, tokens = "required" } = options;
  return [
    ...uiApiRoutes(org),
    ...apexRoutes(org),
    ...apexRestRoutes(org, restClasses, tokens),
    ...staticResourceRoutes(org.forceApp, options.editsResources ? 0 : resourceMaxAge),
    ...cmsRoutes(org),
    ...fileRoutes(org),
    ...adminRoutes(org, signIn, administratorArea),
    ...administratorRoutes(signIn, administratorArea?.routes ?? []),
    ...(site ? [] : [homeWithoutSite]),
  ];
}

/** The org's parts, before anything listens. */
function assemble(options: LocalOrgOptions): { org: Org; closeData(): void } {
  const { forceApp, dataDir, basePath = "", reset = false, log = () => {}, now = Date.now } = options;
  const { site: pages, otherSites = [], confirmation = defaultConfirmationSettings } = options;
  const [declared] = sitesOf(forceApp);
  const { siteName: name = declared ? siteNameOf(declared.name) : null } = options;
  const { controllers = shippedControllers, guestPermissionSets = ["Website_Guest"] } = options;
  const { file, close: closeData } = openDataFolder(dataDir, reset);
  let metadata: MetadataSource;
  try {
    metadata = withStartError(() =>
      watchMetadata({
        root: forceApp,
        log,
        onLoad: (loaded) => matchIndexes(file, loaded),
        usedPrefixes: () => usedPrefixes(file),
      }),
    );
  } catch (error) {
    closeData();
    throw error;
  }
  const storeOf = (user: OrgUser): SqliteRecordStore =>
    new SqliteRecordStore({ file, metadata: () => metadata.latest(), now }, users[user].id);
  const stores = { guest: storeOf("guest"), administrator: storeOf("administrator") };
  const org: Org = {
    forceApp,
    sites: [{ name, basePath, confirmation, pages }, ...otherSites],
    metadata,
    access: (user, loaded) => accessOf(user, loaded, guestPermissionSets),
    records: (user) => stores[user],
    controllers,
    userData: openUserData(file),
    files: new FileStore(file),
    signingKey: file.readSigningKey(),
    mails: new MailStore(file),
    now,
    log,
  };
  return { org, closeData };
}

/**
 * Starts a local org: the site, the UI API, Apex and static resources of `force-app` on one port of this machine.
 *
 * @throws StartError, one clear sentence, for a port in use, a folder that cannot be written or broken metadata
 * @example
 * const org = await createLocalOrg({ forceApp: "force-app/main/default", dataDir: ".data", port: 8080 });
 * console.log(org.url, org.adminLink);
 */
export async function createLocalOrg(options: LocalOrgOptions): Promise<LocalOrg> {
  const { org, closeData } = assemble(options);
  let port = options.port;
  const signIn = new SignIn(() => port, org.signingKey, options.administratorArea?.startPage);
  const routes = routesOf(org, signIn, options);
  const server = createOrgServer({
    routes,
    sites: org.sites,
    port: () => port,
    log: org.log,
    // Development servers on other ports proxy to the local org, and writes without a token are a guest's.
    writingPages: "thisComputer",
  });
  try {
    port = await listen(server, port);
  } catch (error) {
    closeData();
    throw error;
  }
  const url = `http://localhost:${port}`;
  const close = async (): Promise<void> => {
    await stopListening(server);
    closeData();
  };
  const siteUrl = url + org.sites[0].basePath;
  return { url, siteUrl, port, adminLink: url + signIn.path, sites: sitesOf(options.forceApp), close };
}
