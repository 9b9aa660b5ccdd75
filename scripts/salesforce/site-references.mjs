import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkComponent } from "./site-components.mjs";
import { walkTree } from "./site-tree.mjs";

/**
 * Checks that what the pages name exists in the project: static resource files, our own components and their properties.
 *
 * @param {import("./site-bundle.mjs").SiteBundle} site
 * @returns {string[]} one sentence a problem
 */
export function checkReferences(site) {
  return ["view", "themeLayout", "appPage"].flatMap((type) =>
    site
      .items(type)
      .flatMap(({ file, content }) => [
        ...checkResources(site, JSON.stringify(content)).map((why) => `${file}: ${why}`),
        ...checkComponents(site, content.contentBody.component).map((why) => `${file}: ${why}`),
      ]),
  );
}

/**
 * @param {import("./site-bundle.mjs").SiteBundle} site
 * @param {string} text
 */
function checkResources(site, text) {
  const paths = new Set(Array.from(text.matchAll(/\/sfsites\/c\/resource\/([\w./-]+)/g), ([, path]) => path));
  return [...paths]
    .filter((path) => !hasResource(join(site.defaults, "staticresources"), path))
    .map((path) => `the static resource ${path} does not exist.`);
}

/**
 * A resource of a single file has an address without an ending; only its description tells that it exists.
 *
 * @param {string} folder
 * @param {string} path
 */
const hasResource = (folder, path) =>
  existsSync(join(folder, path)) || (!path.includes("/") && existsSync(join(folder, `${path}.resource-meta.xml`)));

/**
 * @param {import("./site-bundle.mjs").SiteBundle} site
 * @param {any} root
 */
function checkComponents(site, root) {
  if (!root) return [];
  const own = [...walkTree(root)].filter((node) => node.definition?.startsWith("c:"));
  return own.flatMap((node) => checkComponent(join(site.defaults, "lwc"), node));
}

/**
 * Checks that the four files that describe one site agree on its name and address.
 *
 * @param {import("./site-bundle.mjs").SiteBundle} site
 * @returns {string[]} one sentence a problem
 */
export function checkAddresses(site) {
  const files = xmlFiles(site.defaults, "networks").filter((xml) => element(xml, "picassoSite") === site.name);
  const [network] = files;
  if (!network) return [`No network names ${site.name} as its picassoSite.`];
  const siteName = element(network, "site");
  const customSite = readXml(join(site.defaults, "sites", `${siteName}.site-meta.xml`));
  const config = readXml(
    join(site.defaults, "digitalExperienceConfigs", `${site.name}.digitalExperienceConfig-meta.xml`),
  );
  const prefix = element(network, "urlPathPrefix");
  return [
    ...(element(customSite, "urlPathPrefix") === prefix ? [] : [`Network and ${siteName} differ in urlPathPrefix.`]),
    ...(`${element(config, "urlPathPrefix")}vforcesite` === prefix
      ? []
      : [`The network's urlPathPrefix is ${prefix}; it has to be the site's own prefix followed by vforcesite.`]),
    ...(element(config, "space") === `site/${site.name}` ? [] : [`The config's space is not site/${site.name}.`]),
  ];
}

/**
 * @param {string} defaults
 * @param {string} folder
 */
function xmlFiles(defaults, folder) {
  const path = join(defaults, folder);
  return existsSync(path) ? readdirSync(path).map((name) => readXml(join(path, name))) : [];
}

/** @param {string} file */
const readXml = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * @param {string} xml
 * @param {string} name
 */
const element = (xml, name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
