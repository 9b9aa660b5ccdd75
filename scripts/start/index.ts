// npm start: the local org with the site on it, working on the real metadata of force-app.
// npm run dev: the same with hot reload. npm run builder: with the page builder. With --org, a real org takes the local org's place. With
// --as react-app, the site is the generated React app, served by the rules of the platform.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import {
  createLocalOrg,
  createRemoteOrg,
  siteBasePath,
  StartError,
  type LocalOrg,
  type RemoteOrg,
  type SiteHandler,
} from "@travel-design/local-org";
import { buildBuilder, createBuilderArea } from "../builder/builder-area.ts";
import { buildApp } from "../react-app/app-assets.ts";
import { appNames, appProject, defaultAppPrefix } from "../react-app/app-names.ts";
import { createAppSite } from "../react-app/app-server.ts";
import { writeSampleProject } from "../react-app/sample-project.ts";
import { signInAt } from "../org/remote-login.ts";
import { buildSite, createBuiltSite } from "../site/built-site.ts";
import { createDevSite } from "../site/dev-site.ts";

const repository = resolve(import.meta.dirname, "../..");
const usage =
  "Usage: npm start -- [--force-app DIR] [--port N] [--data DIR] [--prefix NAME] [--reset] [--as react-app [--deny-tokens]] [--org ALIAS --site-url URL]";
const help = `${usage}

  --force-app DIR the metadata, as in force-app/main/default of any project; without a site there is the API alone
  --port N        port of this computer; 8080 by default
  --data DIR      folder with the stored requests; .data by default
  --prefix NAME   serves the site below a path, as in an org that has several sites
  --reset         deletes all stored requests first
  --as react-app  serves the site as a React app on Experience Cloud, by the rules of the platform
  --deny-tokens   with --as react-app: the org gives guests no CSRF token
  --org ALIAS     works with a real org, as the Salesforce CLI knows it
  --site-url URL  address of that org's published site

npm run dev takes the same options.`;

const siteFolder = "digitalExperiences/site";
/** Other projects need not have a site. */
const hasSite = (forceApp: string): boolean => existsSync(join(forceApp, siteFolder));

interface Options {
  /** Serves the generated React app. */
  isApp: boolean;
  /** The org denies tokens to the guests of a React app. */
  deniesTokens: boolean;
  port: number;
  dataDir: string;
  reset: boolean;
  dev: boolean;
  /** Adds the page builder, which changes files of the metadata. */
  builder: boolean;
  /** Path of the metadata to work on; the end-to-end tests edit a copy. */
  forceApp: string;
  /** Folder of the page builder's saved sections; the end-to-end tests use one of their own. */
  sectionTemplates: string;
  /** Path below which the site is served. */
  basePath: string;
  /** The site was built before; the end-to-end tests build it once for many starts. */
  built: boolean;
  /** A real org, as the Salesforce CLI knows it. */
  org?: string;
  /** Address of that org's published site. */
  "site-url"?: string;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      as: { type: "string", default: "lwr-site" },
      "deny-tokens": { type: "boolean", default: false },
      port: { type: "string", default: "8080" },
      data: { type: "string", default: ".data" },
      prefix: { type: "string" },
      reset: { type: "boolean", default: false },
      dev: { type: "boolean", default: false },
      builder: { type: "boolean", default: false },
      built: { type: "boolean", default: false },
      "force-app": { type: "string", default: join(repository, "force-app/main/default") },
      "section-templates": { type: "string", default: join(repository, "section-templates") },
      org: { type: "string" },
      "site-url": { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(help);
    process.exit();
  }
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new StartError(`The port must be a whole number from 0 to 65535, not "${values.port}".`);
  }
  if (!["lwr-site", "react-app"].includes(values.as))
    throw new StartError(`--as must be lwr-site, the default, or react-app, not "${values.as}".`);
  const isApp = values.as === "react-app";
  if (isApp && (values.dev || values.org !== undefined || values.prefix === ""))
    throw new StartError("A React app is served with the local org only, below a path, and without hot reload.");
  const forceApp = resolve(values["force-app"]);
  const prefix = values.prefix ?? (isApp ? defaultAppPrefix : undefined);
  const sectionTemplates = resolve(values["section-templates"]);
  const basePath = siteBasePath(forceApp, prefix);
  if ((values.builder || values.org !== undefined) && !hasSite(forceApp))
    throw new StartError(`There is no site in ${join(forceApp, siteFolder)}, and this command needs one.`);
  const { "deny-tokens": deniesTokens, data, ...flags } = values;
  return { ...flags, isApp, deniesTokens, port, dataDir: resolve(data), forceApp, sectionTemplates, basePath };
}

const log = (line: string): void => console.log(line);

async function prepareSite({ dev, built, forceApp, basePath }: Options): Promise<SiteHandler> {
  if (!dev && !built) await buildSite();
  return (dev ? createDevSite : createBuiltSite)({ forceApp, basePath, log });
}

async function prepareApp({ built, forceApp, basePath }: Options): Promise<SiteHandler> {
  const project = join(repository, appProject);
  if (!built) {
    await buildApp();
    await writeSampleProject(basePath.slice(1), { forceApp });
  }
  return createAppSite({ project, basePath });
}

/** What the guests of a React app may do. */
const appRights = (deniesTokens: boolean) =>
  ({ guestPermissionSets: appNames.guests, tokens: deniesTokens ? "denied" : "required" }) as const;

async function startLocal(options: Options): Promise<LocalOrg> {
  const { isApp, deniesTokens, builder, built, port, reset, dataDir, forceApp, sectionTemplates, basePath } = options;
  const prepare = isApp ? prepareApp : prepareSite;
  const site = hasSite(forceApp) ? await prepare(options) : undefined;
  if (builder && !built) await buildBuilder();
  const area = { forceApp, dataDir, sectionTemplates, basePath };
  const administratorArea = builder ? await createBuilderArea(area) : undefined;
  const rights = isApp ? appRights(deniesTokens) : {};
  const org = await createLocalOrg({
    forceApp,
    basePath,
    dataDir,
    port,
    reset,
    site,
    administratorArea,
    log,
    ...rights,
  });
  if (site) {
    const adminPage = builder ? "Page builder     " : "Received requests";
    console.log(`\n  The site              ${org.siteUrl}/\n  ${adminPage}     ${org.adminLink}\n`);
    console.log("  The second link signs this browser in, once. Stop with Ctrl+C.\n");
  } else {
    console.log(`\n  The UI API            ${org.url}/services/data/v63.0/ui-api\n`);
    console.log(
      `  There is no site in ${join(forceApp, siteFolder)}. The administrator's token is local-admin. Stop with Ctrl+C.\n`,
    );
  }
  return org;
}

async function startRemote(alias: string, options: Options): Promise<RemoteOrg> {
  const { port, forceApp, basePath } = options;
  const login = await signInAt(alias, options["site-url"]);
  const org = await createRemoteOrg({ ...login, forceApp, basePath, port, site: await prepareSite(options), log });
  console.log(`\n  The site              ${org.siteUrl}/\n  Its data              ${login.instanceUrl}\n`);
  console.log("  Requests that you send are stored in that org. Stop with Ctrl+C.\n");
  return org;
}

async function start(): Promise<void> {
  const options = readOptions();
  const org = await (options.org === undefined ? startLocal(options) : startRemote(options.org, options));
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void org.close().then(() => process.exit(0)));
  }
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");

try {
  await start();
} catch (error) {
  if (isUsageError(error)) console.error(`${error.message.split(". ")[0]}. ${usage}`);
  else if (error instanceof StartError) console.error(error.message);
  else console.error("The site could not be started:", error);
  process.exit(1);
}
