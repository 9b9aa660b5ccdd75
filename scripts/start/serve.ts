// What npm start serves: the local org or a real one, with the site, or with the React app.
import { join, resolve } from "node:path";
import {
  createLocalOrg,
  createRemoteOrg,
  defaultConfirmationSettings,
  type AdministratorArea,
  type LocalOrg,
  type LocalSite,
  type RemoteOrg,
  type SiteHandler,
} from "@travel-design/local-org";
import { appNames, appProject, siteNames } from "@travel-design/site/metadata";
import { signInAt } from "../org/remote-login.ts";
import { hasSite, pathOfSite, siteFolder, type Options } from "./options.ts";
import { publishing } from "./publishing.ts";

const log = (line: string): void => console.log(line);

type SiteSource = Pick<Options, "dev" | "built" | "forceApp" | "basePath">;

async function prepareSite({ dev, built, forceApp, basePath }: SiteSource): Promise<SiteHandler> {
  if (dev) {
    // Vite loads the sources of the pages, and nothing else may: Node would not notice when they change.
    const { createDevSite } = await import("@travel-design/site/development");
    return createDevSite({ forceApp, basePath, log });
  }
  const { buildSite, createBuiltSite } = await import("@travel-design/site/server");
  if (!built) await buildSite();
  return createBuiltSite({ forceApp, basePath, log });
}

async function prepareApp({ built, forceApp, basePath }: Options): Promise<SiteHandler> {
  const { buildApp, createAppSite, writeAppProject } = await import("@travel-design/site/react-app");
  const project = resolve(import.meta.dirname, "../..", appProject);
  if (!built) {
    await buildApp();
    await writeAppProject({ prefix: basePath.slice(1), forceApp });
  }
  return createAppSite({ project, basePath });
}

async function prepareBuilder(options: Options): Promise<AdministratorArea> {
  const { buildBuilder, createBuilderArea } = await import("@travel-design/builder/server");
  if (!options.built) await buildBuilder();
  return createBuilderArea({ ...options, publishing });
}

/** What the guests of a React app may do. */
const appRights = (deniesTokens: boolean) =>
  ({ guestPermissionSets: appNames.guests, tokens: deniesTokens ? "denied" : "required" }) as const;

/** What the guests of an LWR site may do. */
const siteRights = (guestOptions: boolean) =>
  ({ guestPermissionSets: [...siteNames.guests, ...(guestOptions ? [siteNames.guestOptions] : [])] }) as const;

/** Settings of a site of an org that has several: those of the org, apart from its own sender. */
const settingsOf = (name: string): LocalSite["confirmation"] => ({
  ...defaultConfirmationSettings,
  agency: name,
  confirmationSender: `reizen@${pathOfSite(name).slice(1)}.example`,
});

/** The sites after the first. They have no greetings of their own, so that the e-mails of the sites differ. */
const prepareOtherSites = (options: Options): Promise<LocalSite[]> =>
  Promise.all(
    options.siteNames.slice(1).map(async (name) => {
      const basePath = pathOfSite(name);
      // The first site was built, and all have the same files.
      const pages = await prepareSite({ ...options, basePath, built: true });
      return { name, basePath, pages, confirmation: { ...settingsOf(name), greetingForms: "" } };
    }),
  );

/** Starts the local org with the site on it. */
export async function startLocal(options: Options): Promise<LocalOrg> {
  const { isApp, deniesTokens, guestOptions, builder, dev, port, reset, dataDir, forceApp, basePath } = options;
  const prepare = isApp ? prepareApp : prepareSite;
  const site = hasSite(forceApp) ? await prepare(options) : undefined;
  const administratorArea = builder ? await prepareBuilder(options) : undefined;
  const [siteName] = options.siteNames;
  const rights = isApp ? appRights(deniesTokens) : siteRights(guestOptions);
  const org = await createLocalOrg({
    forceApp,
    basePath,
    dataDir,
    port,
    reset,
    site,
    ...(siteName !== undefined && { siteName, confirmation: settingsOf(siteName) }),
    otherSites: await prepareOtherSites(options),
    administratorArea,
    editsResources: dev || builder,
    log,
    ...rights,
  });
  if (site) {
    const adminPage = builder ? "Page builder     " : "Received requests";
    const others = options.siteNames.slice(1).map((name) => `  ${name.padEnd(20)}  ${org.url}${pathOfSite(name)}/\n`);
    console.log(`\n  The site              ${org.siteUrl}/\n${others.join("")}  ${adminPage}     ${org.adminLink}\n`);
    console.log("  The second link signs this browser in, once. Stop with Ctrl+C.\n");
  } else {
    console.log(`\n  The UI API            ${org.url}/services/data/v63.0/ui-api\n`);
    console.log(
      `  There is no site in ${join(forceApp, siteFolder)}. The administrator's token is local-admin. Stop with Ctrl+C.\n`,
    );
  }
  return org;
}

/** Starts the site for a real org, as the Salesforce CLI knows it. */
export async function startRemote(alias: string, options: Options): Promise<RemoteOrg> {
  const { port, forceApp, basePath } = options;
  const login = await signInAt(alias, options["site-url"]);
  const org = await createRemoteOrg({ ...login, forceApp, basePath, port, site: await prepareSite(options), log });
  console.log(`\n  The site              ${org.siteUrl}/\n  Its data              ${login.instanceUrl}\n`);
  console.log("  Requests that you send are stored in that org. Stop with Ctrl+C.\n");
  return org;
}
