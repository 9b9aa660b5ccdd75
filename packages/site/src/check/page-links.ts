// Which content leads to a page, so that a page can be moved or removed without a dead link.
import { asRecord, asText, parseObject, readComponent, type ContentComponent } from "../content/content-tree.ts";
import { blocksByDefinition } from "./check-component.ts";
import type { SiteSource } from "./site-source.ts";

/** A content file that leads to a page. */
export interface PageLink {
  /** Path below `force-app/main/default`. */
  file: string;
  /** Type of the content: `view`. */
  type: string;
  /** Title of the content. */
  title: string;
  /** Whether a form sends its visitors there, so that they would miss the page. */
  isNeeded: boolean;
}

const contentPath = /^digitalExperiences\/site\/.*\/sfdc_cms__(\w+)\/[^/]+\/content\.json$/;

/** A string of a JSON text, as it is written there. */
const jsonString = /"((?:[^"\\]|\\.)*)"/g;

/**
 * Finds a link to a page in a JSON string: the whole string, or a part of a list, of formatted text or of HTML. The path ends there, so
 * that `/reizen` is not found in `/reizen/peru`. The first group is what stands before the address.
 */
const linkTo = (address: string): RegExp =>
  new RegExp(
    String.raw`((?:^|[\s=|(;,"'>]|\\[nrt"])/)${address.replace(/[^\w/-]/g, String.raw`\$&`)}(?=/?(?:$|[\s=|);,"'<#?\\]))`,
    "g",
  );

const componentsOf = (component: ContentComponent): ContentComponent[] => [
  component,
  ...component.children.flatMap(({ children }) => children.flatMap(componentsOf)),
];

/** The settings of the forms in a content file, also those that it leaves at their defaults. */
function formSettings(content: Readonly<Record<string, unknown>>): string[] {
  const root = readComponent(asRecord(content.contentBody)?.component);
  return (root ? componentsOf(root) : []).flatMap(({ definition, attributes }) => {
    const block = blocksByDefinition.get(definition);
    if (!block?.requires.includes("quotation")) return [];
    return Object.values(block.parse(attributes)).filter((value) => typeof value === "string");
  });
}

/** The content files that lead to a page. @param address of the page, without slashes around it */
export function findLinks({ paths, read }: SiteSource, address: string): PageLink[] {
  return paths.flatMap((file) => {
    const [, type] = contentPath.exec(file) ?? [];
    if (type === undefined) return [];
    const text = read(file);
    const content = parseObject(text);
    const isLink = (value: string): boolean => linkTo(address).test(value);
    const isNeeded = formSettings(content).some(isLink);
    const isLinked = isNeeded || [...text.matchAll(jsonString)].some(([, value = ""]) => isLink(value));
    return isLinked ? [{ file, type, title: asText(content.title), isNeeded }] : [];
  });
}

/**
 * The content files that lead to a page, with links to another one. Nothing else in them changes.
 *
 * @param from address of the page, without slashes around it
 * @param to address of the other page
 */
export function moveLinks(source: SiteSource, from: string, to: string): Record<string, string> {
  const moved = findLinks(source, from).map(({ file }) => [
    file,
    source.read(file).replace(jsonString, (string) => string.replace(linkTo(from), `$1${to}`)),
  ]);
  return Object.fromEntries(moved);
}
