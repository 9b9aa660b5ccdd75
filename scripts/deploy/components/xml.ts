// Parts of metadata files as text, so that what is deployed is what the project or the org contains, letter by letter.

/** The elements with this name, with their tags. Metadata does not nest elements of one name. */
export const elementsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, "g")) ?? [];

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** The text of the first element with this name; empty without one. Two writers may escape the same text differently. */
export const elementText = (xml: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? "").replaceAll(
    /&(lt|gt|quot|apos|amp);/g,
    (entity, code: string) => entities[code] ?? entity,
  );

/** Removes elements with the space before them. */
export const withoutEach = (xml: string, elements: readonly string[]): string =>
  elements.reduce((text, element) => {
    const start = text.indexOf(element);
    return start < 0 ? text : text.slice(0, start).trimEnd() + text.slice(start + element.length);
  }, xml);

/** Removes the elements with these names. */
export const withoutElements = (xml: string, names: readonly string[]): string =>
  names.reduce((text, name) => withoutEach(text, elementsOf(text, name)), xml);

/** What is inside the outermost element: its lines without indentation. */
export function contentOf(xml: string): string {
  const [, content = ""] = /^\s*(?:<\?[^>]*\?>)?\s*<[^>]+>([\s\S]*)<\/[^>]+>\s*$/.exec(xml) ?? [];
  return content
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/**
 * Removes a component from the list of what is deployed.
 *
 * @param xml content of package.xml
 */
export const withoutMember = (xml: string, type: string, member: string): string =>
  xml.replaceAll(/\s*<types>[\s\S]*?<\/types>/g, (block) => {
    if (!block.includes(`<name>${type}</name>`)) return block;
    const rest = withoutEach(block, [`<members>${member}</members>`]);
    return rest.includes("<members>") ? rest : "";
  });
