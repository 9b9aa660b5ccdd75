// Sections that stay equal on several pages. Each page's file contains all of the section, as Salesforce requires. An id exists once on a
// site, so the copies of a component have ids of one family: UUIDs that differ in their last group only. What belongs to one page, such as
// its title for search engines, is in no copy.
import { isObject, listOf, textOf, type JsonObject } from "./json.ts";
import { isPagePart } from "./page-parts.ts";
import { isSection } from "./section-config.ts";

const lastGroupLength = 12;
const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const uuid = new RegExp(`^${uuids.source}$`);

/** What the ids of copies have in common: 74 random bits, so other ids never have the same. */
export const familyOf = (id: string): string => id.slice(0, -lastGroupLength);

/** The id of another copy. */
export const newSiblingOf = (id: string): string => familyOf(id) + crypto.randomUUID().slice(-lastGroupLength);

/** The family of a section. */
export const familyOfSection = ({ id }: JsonObject): string => familyOf(textOf(id));

const nodesIn = ({ children }: JsonObject): JsonObject[] => listOf(children).filter(isObject);

/** The ids of a component and of everything in it. */
export const idsIn = (component: JsonObject): string[] => [textOf(component.id), ...nodesIn(component).flatMap(idsIn)];

/** A component with other ids, also in its settings. Other UUIDs, such as those of files, stay. */
function withIds(component: JsonObject, idOf: (id: string) => string): JsonObject {
  const own = new Set(idsIn(component));
  return JSON.parse(JSON.stringify(component).replace(uuids, (id) => (own.has(id) ? idOf(id) : id)));
}

const isOfPage = ({ definition }: JsonObject): boolean => isPagePart({ type: textOf(definition) });

/** What pages share of a component. */
const sharedPartOf = (component: JsonObject): JsonObject =>
  component.children === undefined
    ? component
    : {
        ...component,
        children: nodesIn(component)
          .filter((node) => !isOfPage(node))
          .map(sharedPartOf),
      };

const pagePartsIn = (component: JsonObject): JsonObject[] =>
  nodesIn(component).flatMap((node) => (isOfPage(node) ? [node] : pagePartsIn(node)));

/** A section with what belongs to the page in another one, at the end of its last column. */
function withPageParts(section: JsonObject, present: JsonObject): JsonObject {
  const parts = pagePartsIn(present);
  const columns = nodesIn(section);
  const last =
    columns.at(-1) ??
    nodesIn(present)
      .map((column) => ({ ...column, children: [] }))
      .at(-1);
  if (parts.length === 0 || !last) return section;
  return { ...section, children: [...columns.slice(0, -1), { ...last, children: [...nodesIn(last), ...parts] }] };
}

/** Whether two copies are equal apart from their ids and what belongs to their pages. */
export function isSameSection(a: JsonObject, b: JsonObject): boolean {
  const [first, second] = [a, b].map((section) => JSON.stringify(withIds(sharedPartOf(section), familyOf)));
  return first === second;
}

/** A copy of a section for another page. @param present the copy that this page has. Its ids stay, and what belongs to the page */
export function copyOfSection(section: JsonObject, present: JsonObject = {}): JsonObject {
  const ids = new Map(idsIn(present).map((id) => [familyOf(id), id]));
  const copy = withIds(sharedPartOf(section), (id) => {
    const own = ids.get(familyOf(id)) ?? newSiblingOf(id);
    ids.set(familyOf(id), own);
    return own;
  });
  return withPageParts(copy, present);
}

/** A list in which something changed, or else the same list. */
function mapped(list: readonly unknown[], change: (node: JsonObject) => JsonObject): readonly unknown[] {
  const next = list.map((node) => (isObject(node) ? change(node) : node));
  return next.some((node, index) => node !== list[index]) ? next : list;
}

/** A page's file with other regions; the same file if none changed. */
function mapRegions(file: JsonObject, change: (region: JsonObject) => JsonObject): JsonObject {
  const { contentBody } = file;
  if (!isObject(contentBody) || !isObject(contentBody.component)) return file;
  const { component } = contentBody;
  const regions = listOf(component.children);
  const children = mapped(regions, change);
  return children === regions
    ? file
    : { ...file, contentBody: { ...contentBody, component: { ...component, children } } };
}

/** Whether a component is a section with an id of its own. */
const isSectionNode = ({ definition, id }: JsonObject): boolean =>
  isSection(textOf(definition)) && uuid.test(textOf(id));

/** A page's file with other sections; the same file if none changed. */
export const mapSections = (file: JsonObject, change: (section: JsonObject) => JsonObject): JsonObject =>
  mapRegions(file, (region) => {
    const nodes = listOf(region.children);
    const children = mapped(nodes, (node) => (isSectionNode(node) ? change(node) : node));
    return children === nodes ? region : { ...region, children };
  });

/** The sections of a page. */
export function sectionsOf({ contentBody }: JsonObject): JsonObject[] {
  const component = isObject(contentBody) && isObject(contentBody.component) ? contentBody.component : {};
  return nodesIn(component).flatMap(nodesIn).filter(isSectionNode);
}

/** A page's file with a section at its end; the same file for a page that has no place for sections. */
export function withSectionAtEnd(file: JsonObject, section: JsonObject): JsonObject {
  let isPlaced = false;
  return mapRegions(file, (region) => {
    if (region.name !== "content" || isPlaced) return region;
    isPlaced = true;
    return { ...region, children: [...listOf(region.children), section] };
  });
}
