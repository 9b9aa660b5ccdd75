import type { XmlElement } from "@travel-design/local-org/internal";
import { readProperties } from "../bundle-meta.ts";
import { metadataOf } from "../metadata.ts";
import type { Rule } from "../rule.ts";
import { readPages, readSites, type Site, type SiteNode } from "../site.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** An org serves the site below a path of its domain, and each deployment may choose another one. */
export const sitePrefix: Rule = {
  title: "The site works below any path of its domain",
  check: (source) => [
    ...readSites(source).flatMap((site) => [
      ...checkPrefixes(source, site),
      ...readPages(site).flatMap(({ path, nodes }) =>
        nodes.flatMap((node) => checkNode(source, node)).map((text) => problemIn(path, text)),
      ),
    ]),
    ...checkCode(source),
  ],
};

/** A network is found by the site that it names, the other two by their file names. */
function checkPrefixes(source: SourceTree, site: Site): string[] {
  const network = metadataOf(source, ".network-meta.xml").find(
    ({ content }) => content.text("picassoSite") === site.name,
  );
  if (!network)
    return [problemIn(site.folder, `no network names ${site.name} as its picassoSite; add one to networks.`)];
  const siteName = network.content.text("site");
  const customSite = metadataOf(source, ".site-meta.xml").find(({ name }) => name === siteName);
  const config = metadataOf(source, ".digitalExperienceConfig-meta.xml").find(({ name }) => name === site.name);
  if (!customSite) return [problemIn(network.path, `the site ${siteName} does not exist; add it to sites.`)];
  if (!config) return [problemIn(site.folder, `${site.name} has no file in digitalExperienceConfigs; add it.`)];
  const prefix = prefixOf(config.content.element("site"));
  const expected = `${prefix}vforcesite`;
  return [
    ...[network, customSite]
      .filter(({ content }) => prefixOf(content) !== expected)
      .map(({ path, content }) =>
        problemIn(
          path,
          `urlPathPrefix is "${prefixOf(content)}", but ${config.path} has "${prefix}", so it has to be "${expected}"; change one of the two.`,
        ),
      ),
    ...(config.content.text("space") === `site/${site.name}`
      ? []
      : [problemIn(config.path, `space has to be site/${site.name}, the bundle that it configures.`)]),
  ];
}

const prefixOf = (content: XmlElement | undefined): string => content?.text("urlPathPrefix") ?? "";

/** Login components belong to Salesforce, which adds the path to their addresses. */
const addsPath = (definition: string): boolean => definition.startsWith("community_login:");

const rootAddress = /^\/(?!\/)/;
const rootAddressInMarkup = /\b(?:href|src|srcset|action|poster)=\\?["']\/(?!\/)[^"'\\]*|url\(\\?["']?\/(?!\/)[^)]*/g;
const orgAddress = /https?:\/\/[\w.-]+\.(?:my\.(?:salesforce|salesforce-sites|site)|force)\.com[^"\s\\]*/g;

/** The components of a page: our blocks add the path to the addresses of their links and pictures, and to nothing else. */
function checkNode(source: SourceTree, { definition = "", attributes = {} }: SiteNode): string[] {
  const texts = textProperties(source, definition);
  const isOwn = definition.startsWith("c:");
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value !== "string") return [];
    const isLost = rootAddress.test(value) && (isOwn ? texts.has(name) : !addsPath(definition));
    return [...(isLost ? [value] : []), ...(value.match(rootAddressInMarkup) ?? [])]
      .map(
        (address) =>
          `${name} of ${definition} contains ${address}, which misses the path of the site; use an address property of a block.`,
      )
      .concat(
        (value.match(orgAddress) ?? []).map(
          (address) =>
            `${name} of ${definition} contains ${address}, which exists in one org only; use an address that starts with a slash.`,
        ),
      );
  });
}

function textProperties(source: SourceTree, definition: string): ReadonlySet<string> {
  const name = definition.slice("c:".length);
  const path = `lwc/${name}/${name}.js-meta.xml`;
  const properties = source.has(path) ? readProperties(source.read(path)) : [];
  return new Set(
    properties.filter(({ translatable }) => translatable === "true").flatMap((property) => property.name ?? []),
  );
}

/** Compiled from packages, where lint rules and tests cover addresses. */
const isGenerated = (path: string): boolean =>
  /^lwc\/td(?:Models|Shared)\//.test(path) || /^staticresources\/travelDesign\d+\.js$/.test(path);

const fixedAddress =
  /["'`(]\/(?:sfsites|assets|cms)\/[^"'`)\s]*|\b(?:href|src)="\/(?!\/)[^"]*|url\(["']?\/(?!\/)[^)]*/g;

/** Scripts, templates and style sheets: an address that starts at the domain misses the site's path. */
const checkCode = (source: SourceTree): string[] =>
  source.paths
    .filter((path) => /^(?:lwc|staticresources)\/.*\.(?:css|html|js)$/.test(path) && !isGenerated(path))
    .flatMap((path) =>
      (source.read(path).match(fixedAddress) ?? []).map((address) =>
        problemIn(
          path,
          `it contains ${address}, which misses the path of the site; import the address, or use a relative one.`,
        ),
      ),
    );
