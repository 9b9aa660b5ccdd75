// Checks a generated project before Salesforce's library or an org sees it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { metadataOf } from "../salesforce/metadata.ts";
import { guestPreferences } from "../salesforce/rules/guest-preferences.ts";
import { permissions } from "../salesforce/rules/permissions.ts";
import { sitePrefix } from "../salesforce/rules/site-prefix.ts";
import { readSites } from "../salesforce/site.ts";
import { problemIn, readSourceTree, type SourceTree } from "../salesforce/source-tree.ts";
import { appApiVersion, appNames } from "./app-names.ts";
import { checkPage } from "./check-pages.ts";
import { checkSettings } from "./check-settings.ts";

/** Salesforce accepts no more files in a bundle. */
const maxFiles = 2500;
const bundles = "uiBundles/";
const defaultOutput = "dist";

/** A UI bundle of the project. */
interface Bundle {
  name: string;
  folder: string;
  /** Path of ui-bundle.json. */
  settings: string;
  /** Folder of what is served. */
  output: string;
}

function outputOf(source: SourceTree, settings: string): string {
  try {
    const { outputDir = defaultOutput }: { outputDir?: unknown } = { ...Object(JSON.parse(source.read(settings))) };
    return String(outputDir);
  } catch {
    return defaultOutput; // Without settings, or with invalid ones, which are reported elsewhere.
  }
}

function bundlesOf(source: SourceTree): Bundle[] {
  const names = source.paths.flatMap((path) => (path.startsWith(bundles) ? (path.split("/")[1] ?? []) : []));
  return [...new Set(names)].map((name) => {
    const folder = bundles + name;
    const settings = `${folder}/ui-bundle.json`;
    return { name, folder, settings, output: `${folder}/${outputOf(source, settings)}/` };
  });
}

function checkMeta(source: SourceTree, { name, folder }: Bundle): string[] {
  const path = `${folder}/${name}.uibundle-meta.xml`;
  if (!source.has(path))
    return [problemIn(folder, `${name}.uibundle-meta.xml is missing; it is named after its folder.`)];
  const content = metadataOf(source, `/${name}.uibundle-meta.xml`)[0]?.content;
  return [
    ...(/^[A-Za-z0-9]+$/.test(name)
      ? []
      : [`the name ${name} has to consist of letters and digits; rename the folder.`]),
    ...(/^\d{1,20}$/.test(content?.text("version") ?? "") ? [] : ["version has to be an integer; correct it."]),
    ...(content?.text("target") === "Experience"
      ? []
      : ["target has to be Experience, or the app is reachable nowhere; correct it."]),
    ...(content?.flag("isActive") ? [] : ["isActive has to be true, or nobody can open the app; correct it."]),
  ].map((text) => problemIn(path, text));
}

function checkBundle(source: SourceTree, bundle: Bundle, basePath: string): string[] {
  const { folder, settings, output } = bundle;
  const files = source.paths.filter((path) => path.startsWith(`${folder}/`));
  const hasFile = (path: string): boolean => source.has(output + path);
  const pages = files.filter((path) => path.startsWith(output) && path.endsWith(".html"));
  return [
    ...checkMeta(source, bundle),
    ...(files.length > maxFiles
      ? [problemIn(folder, `it has ${files.length} files, and Salesforce accepts ${maxFiles}; remove some.`)]
      : []),
    ...(hasFile("index.html") ? [] : [problemIn(output, "index.html is missing; build the app.")]),
    ...(source.has(settings)
      ? checkSettings(source.read(settings), hasFile).map((text) => problemIn(settings, text))
      : []),
    ...pages.flatMap((path) =>
      checkPage({ html: source.read(path), basePath, hasFile }).map((text) => problemIn(path, text)),
    ),
  ];
}

/** The site contains the app: it names a bundle of the project. */
function checkSite(source: SourceTree, names: readonly string[]): string[] {
  const sites = readSites(source);
  if (sites.length === 0)
    return [problemIn("digitalExperiences", "there is no site for the app; generate the project again.")];
  return sites.flatMap((site) =>
    site
      .items("site")
      .flatMap(({ path, body: { appContainer, appSpace = "" } }) => [
        ...(appContainer
          ? []
          : [problemIn(path, "appContainer is not true, so the site does not show an app; set it.")]),
        ...(names.some((name) => appSpace === `c__${name}`)
          ? []
          : [
              problemIn(
                path,
                `appSpace is "${appSpace}", but the project has no such bundle; use c__ and the name of a bundle.`,
              ),
            ]),
      ]),
  );
}

/** Guests call the REST class and reach nothing else through the app. */
function checkGuests(source: SourceTree): string[] {
  const path = `permissionsets/${appNames.guests[0]}.permissionset-meta.xml`;
  if (!source.has(path)) return [problemIn(path, "the file is missing, so guests cannot call Apex; add it.")];
  const [set] = metadataOf(source, `/${appNames.guests[0]}.permissionset-meta.xml`);
  const classes = set?.content.elements("classAccesses").flatMap((access) => access.texts("apexClass")) ?? [];
  const isRest = (name: string): boolean =>
    source.has(`classes/${name}.cls`) && /@RestResource\b/i.test(source.read(`classes/${name}.cls`));
  return [
    ...(classes.some(isRest)
      ? []
      : [problemIn(path, "it grants no class with @RestResource, so guests cannot call Apex; add one.")]),
    ...classes
      .filter((name) => !isRest(name))
      .map((name) => problemIn(path, `guests of the app may not call ${name}, which is no REST class; remove it.`)),
  ];
}

const basePathOf = (source: SourceTree): string => {
  const [config] = metadataOf(source, ".digitalExperienceConfig-meta.xml");
  return `/${config?.content.element("site")?.text("urlPathPrefix") ?? ""}`;
};

/** Checks the metadata of a generated project. @returns a sentence per problem */
export async function checkAppSource(source: SourceTree): Promise<string[]> {
  const found = bundlesOf(source);
  const basePath = basePathOf(source);
  const shared = await Promise.all([sitePrefix, guestPreferences, permissions].map((rule) => rule.check(source)));
  return [
    ...(found.length === 0 ? [problemIn("uiBundles", "there is no bundle; build the app.")] : []),
    ...(basePath === "/" ? [problemIn("digitalExperienceConfigs", "the app has no path; set urlPathPrefix.")] : []),
    ...found.flatMap((bundle) => checkBundle(source, bundle, basePath)),
    ...checkSite(
      source,
      found.map(({ name }) => name),
    ),
    ...checkGuests(source),
    ...shared.flat(),
  ];
}

/** Checks a generated project. @param folder of the project @returns a sentence per problem */
export async function checkAppProject(folder: string): Promise<string[]> {
  const { sourceApiVersion = "" }: { sourceApiVersion?: string } = JSON.parse(
    readFileSync(join(folder, "sfdx-project.json"), "utf8"),
  );
  return [
    ...(Number(sourceApiVersion) >= Number(appApiVersion)
      ? []
      : [
          `sfdx-project.json: sourceApiVersion is "${sourceApiVersion}", but a UI bundle needs ${appApiVersion}; change it.`,
        ]),
    ...(await checkAppSource(readSourceTree(folder))),
  ];
}
