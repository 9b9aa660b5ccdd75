import { parseRichText, type Inline } from "@travel-design/blocks/internal";
import type { Property } from "@travel-design/ui/models";
import { blocksByDefinition } from "./check-component.ts";
import { itemsOf, membersOf, type JsonNode } from "./json-tree.ts";
import { suggest } from "./nearest-name.ts";
import type { PageNode } from "./page-tree.ts";
import type { Report, SiteSource } from "./site-source.ts";

/** What the pages of a site can refer to. */
export interface Addresses {
  /** Addresses of pages, without slashes around them. */
  pages: ReadonlySet<string>;
  /** Files of static resources by their address: `travelMedia/logo.svg`. Undefined if they are unknown. */
  resources: ReadonlySet<string> | undefined;
}

const resourceFolder = "staticresources/";
const resourceDescription = ".resource-meta.xml";

/** The addresses of static resources. A resource of a single file has an address without an ending. */
export function readResources({ paths }: SiteSource): ReadonlySet<string> | undefined {
  const files = paths
    .filter((path) => path.startsWith(resourceFolder))
    .map((path) => path.slice(resourceFolder.length));
  return files.length === 0 ? undefined : new Set(files.map((file) => file.replace(resourceDescription, "")));
}

const resourceAddress = /\/sfsites\/c\/resource\/([\w./@-]+)/g;

function* scalarsOf(node: JsonNode | undefined): Generator<{ node: JsonNode; value: string }> {
  if (node?.kind === "scalar" && typeof node.value === "string") yield { node, value: node.value };
  for (const item of itemsOf(node)) yield* scalarsOf(item);
  for (const member of membersOf(node)) yield* scalarsOf(member.node);
}

/** The files beside a missing one, by name. */
function similarResources(address: string, resources: ReadonlySet<string>): string[] {
  const folder = address.slice(0, address.lastIndexOf("/") + 1);
  return [...resources].filter((resource) => folder === "" || resource.startsWith(folder));
}

/** A path on this site that is no file; Salesforce has pages below the others. */
const pageAddress = /^\/(?!\/|sfsites\/|cms\/|assets\/|services\/)([^?#]*)/;

const linksOfText = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (inline.kind === "bold") return linksOfText(inline.content);
    return inline.kind === "link" ? [inline.address] : [];
  });

/** The addresses in the value of a property: the value itself, or those in the rows of a list or in a formatted text. */
function linksIn(property: Property | undefined, value: JsonNode): string[] {
  if (!property || value.kind !== "scalar") return [];
  const { expected } = property;
  if (expected.format === "markup")
    return parseRichText(String(value.value)).flatMap((block) =>
      ("items" in block ? block.items : [block.content]).flatMap(linksOfText),
    );
  if (expected.format !== "rows")
    return property.kind === "string" && !property.isTranslatable ? [String(value.value)] : [];
  const names = expected.parts.filter(({ format }) => format === "link").map(({ name }) => name);
  const parsed = property.parse(value.value, () => {});
  const rows: readonly unknown[] = Array.isArray(parsed) ? parsed : [];
  return rows.flatMap((row) => names.map((name) => String(Object(row)[name])));
}

/** A link of a component. */
export interface FoundLink {
  /** Name of the property that it is in. */
  property: string;
  /** Value of that property. */
  node: JsonNode;
  address: string;
}

/** The links of a component. */
export const linksOf = ({ definition, attributes }: PageNode): FoundLink[] =>
  membersOf(attributes).flatMap(({ key: property, node }) =>
    linksIn(blocksByDefinition.get(definition)?.properties[property], node).map((address) => ({
      property,
      node,
      address,
    })),
  );

/** The page that a link leads to, if this site does not have it. */
function missingPage(link: string, pages: ReadonlySet<string>): string | undefined {
  const page = pageAddress.exec(link)?.[1]?.replace(/\/$/, "");
  return page === undefined || pages.has(page) ? undefined : page;
}

/**
 * Checks that the pictures and pages exist to which a component refers.
 *
 * @param addresses what exists
 */
export function checkAddresses(component: PageNode, addresses: Addresses, report: Report): void {
  const { definition, attributes, id: componentId } = component;
  for (const { key: property, node: attribute } of membersOf(attributes)) {
    for (const { node, value } of scalarsOf(attribute)) {
      for (const [, address = ""] of value.matchAll(resourceAddress)) {
        if (!addresses.resources || addresses.resources.has(address)) continue;
        const meant = suggest(address, similarResources(address, addresses.resources));
        report(node, (sentences) => sentences.missingFile([definition, property], address, resourceFolder, meant), {
          property,
          componentId,
        });
      }
    }
  }
  for (const { property, node, address } of linksOf(component)) {
    const page = missingPage(address, addresses.pages);
    if (page === undefined) continue;
    // As it is entered, with its slash.
    const paths = Array.from(addresses.pages, (path) => `/${path}`);
    const meant = suggest(`/${page}`, paths);
    report(node, (sentences) => sentences.missingPage([definition, property], page, meant), {
      property,
      componentId,
      severity: "warning",
    });
  }
}
