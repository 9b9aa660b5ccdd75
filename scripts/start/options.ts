// The options of npm start, npm run dev and npm run builder.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { siteBasePath, StartError } from "@travel-design/local-org";
import { pathProblem } from "../shared/path-problem.ts";
import { defaultAppPrefix } from "@travel-design/site/metadata";

const repository = resolve(import.meta.dirname, "../..");
/** How the command is called. */
export const usage =
  "Usage: npm start -- [--force-app DIR] [--port N] [--data DIR] [--prefix NAME | --site NAME…] [--reset] [--guest-options] [--as react-app [--deny-tokens]] [--org ALIAS --site-url URL]";
const help = `${usage}

  --force-app DIR the metadata, as in force-app/main/default of any project; without a site there is the API alone
  --port N        port of this computer; 8080 by default
  --data DIR      folder with the stored requests; .data by default
  --prefix NAME   serves the site below a path, as in an org that has several sites
  --site NAME     serves a site of this name below its own path; once for each site. Each has a sender, the first has our greetings
  --reset         deletes all stored requests first
  --guest-options guests may read the description of requests, as after npm run deploy -- --guest-options
  --as react-app  serves the site as a React app on Experience Cloud, by the rules of the platform
  --deny-tokens   with --as react-app: the org gives guests no CSRF token
  --org ALIAS     works with a real org, as the Salesforce CLI knows it
  --site-url URL  address of that org's published site

npm run dev takes the same options.`;

/** Folder of the site in the metadata. */
export const siteFolder = "digitalExperiences/site";
/** Other projects need not have a site. */
export const hasSite = (forceApp: string): boolean => existsSync(join(forceApp, siteFolder));

/** Where earlier versions are kept: in the project that the metadata belongs to; without one, with the stored requests. */
function findHistory(forceApp: string, dataDir: string): string {
  let folder = dirname(forceApp);
  while (!existsSync(join(folder, "sfdx-project.json")) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder === dirname(folder) ? dataDir : folder, ".page-history");
}

/** What the command is asked to do. */
export interface Options {
  /** Serves the generated React app. */
  isApp: boolean;
  /** The org denies tokens to the guests of a React app. */
  deniesTokens: boolean;
  /** Guests may read the description of requests. */
  guestOptions: boolean;
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
  /** Folder of the earlier versions of what the page builder changes. */
  historyFolder: string;
  /** Path below which the site is served. */
  basePath: string;
  /** Names of the sites of an org that has several; none for the one of the metadata. */
  siteNames: readonly string[];
  /** The site was built before; the end-to-end tests build it once for many starts. */
  built: boolean;
  /** A real org, as the Salesforce CLI knows it. */
  org?: string;
  /** Address of that org's published site. */
  "site-url"?: string;
}

/** Path of a site with a name: "Zuider Zon" is at "/zuiderzon". */
export const pathOfSite = (name: string): string => `/${name.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`;

interface SiteValues {
  site: string[];
  as: string;
  dev: boolean;
  builder: boolean;
  prefix?: string | undefined;
  org?: string | undefined;
}

/** @throws StartError if the names cannot be sites of one org, or this command serves one site only */
function readSiteNames({ site, as, dev, builder, prefix, org }: SiteValues): readonly string[] {
  const paths = new Set(site.map(pathOfSite));
  if (["/", "/org", "/services"].some((path) => paths.has(path)) || paths.size < site.length)
    throw new StartError(
      "Each --site needs a name with letters or digits, and each site one of its own; Org and Services are the org's.",
    );
  if (site.length > 0 && (as !== "lwr-site" || dev || builder || prefix !== undefined || org !== undefined))
    throw new StartError(
      "--site serves built sites of the local org: leave out --as, --dev, --builder, --prefix and --org.",
    );
  return site;
}

/**
 * Reads the parameters of the command.
 *
 * @throws StartError, one sentence, if one of them cannot be
 */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      as: { type: "string", default: "lwr-site" },
      "deny-tokens": { type: "boolean", default: false },
      "guest-options": { type: "boolean", default: false },
      port: { type: "string", default: "8080" },
      data: { type: "string", default: ".data" },
      prefix: { type: "string" },
      site: { type: "string", multiple: true, default: [] },
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
  const problem = pathProblem(repository);
  if (problem) throw new StartError(problem);
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) {
    throw new StartError(`The port must be a whole number from 0 to 65535, not "${values.port}".`);
  }
  if (!["lwr-site", "react-app"].includes(values.as))
    throw new StartError(`--as must be lwr-site, the default, or react-app, not "${values.as}".`);
  const isApp = values.as === "react-app";
  if (isApp && values["guest-options"])
    throw new StartError("--guest-options is for an LWR site: the guests of a React app use no other API.");
  if (isApp && (values.dev || values.org !== undefined || values.prefix === ""))
    throw new StartError("A React app is served with the local org only, below a path, and without hot reload.");
  if (values.dev && values.builder)
    throw new StartError("The page builder serves the built site: start it without --dev.");
  const siteNames = readSiteNames(values);
  const forceApp = resolve(values["force-app"]);
  const prefix = values.prefix ?? (isApp ? defaultAppPrefix : undefined);
  const sectionTemplates = resolve(values["section-templates"]);
  const basePath = siteBasePath(forceApp, prefix);
  const dataDir = resolve(values.data);
  const historyFolder = findHistory(forceApp, dataDir);
  if ((values.builder || values.org !== undefined || siteNames.length > 0) && !hasSite(forceApp))
    throw new StartError(`There is no site in ${join(forceApp, siteFolder)}, and this command needs one.`);
  const { "deny-tokens": deniesTokens, "guest-options": guestOptions, data: _data, site: _site, ...flags } = values;
  return {
    ...flags,
    isApp,
    deniesTokens,
    guestOptions,
    port,
    dataDir,
    forceApp,
    sectionTemplates,
    historyFolder,
    basePath: siteNames[0] === undefined ? basePath : pathOfSite(siteNames[0]),
    siteNames,
  };
}
