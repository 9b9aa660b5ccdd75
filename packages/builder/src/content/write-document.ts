import type { SectionColumn } from "@travel-design/blocks/internal";
import { itemsIn, slotsIn, type EditorData, type EditorItem } from "./editor-data.ts";
import { newFileId } from "./file-ids.ts";
import { isObject, listOf, textOf, type JsonObject } from "./json.ts";
import type { BuilderDocument, Origin } from "./read-document.ts";
import { isSection, readColumns, withNewIds } from "./section-config.ts";

/** An id that stays the same each time the document is written. */
function newId({ newIds }: BuilderDocument, key: string): string {
  const id = newIds.get(key) ?? crypto.randomUUID();
  newIds.set(key, id);
  return id;
}

const writeItems = (items: readonly EditorItem[], document: BuilderDocument): unknown[] =>
  items.map((item) => writeItem(item, document));

/** Replaces keys of an object in place. New keys come first, as they do in files of Salesforce. */
const withKeys = (node: JsonObject, changed: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(changed).filter(([key]) => !Object.hasOwn(node, key))),
  ...node,
  ...changed,
});

/** A region that was read. One without a list of children gets none while it is empty. */
const writeRegion = (region: JsonObject, items: readonly EditorItem[], document: BuilderDocument): JsonObject =>
  items.length === 0 && region.children === undefined
    ? region
    : withKeys(region, { children: writeItems(items, document) });

function newRegion(item: EditorItem, name: string, document: BuilderDocument, column?: SectionColumn): JsonObject {
  const items = itemsIn(item, name);
  const id = column?.UUID ?? newId(document, `${item.id} ${name}`);
  return {
    ...(items.length > 0 && { children: writeItems(items, document) }),
    id,
    name,
    title: column?.columnName ?? name,
    type: "region",
  };
}

/**
 * Regions of an item. What the file had keeps its order; new regions with content follow.
 *
 * @param columns of a section, which its new regions belong to
 */
function writeRegions(
  item: EditorItem,
  origin: Origin | undefined,
  document: BuilderDocument,
  columns: readonly SectionColumn[] = [],
): unknown[] {
  const read = listOf(origin?.node.children).map((region, index) => {
    const slot = origin?.slots.get(index);
    return { slot, region: slot && isObject(region) ? writeRegion(region, itemsIn(item, slot), document) : region };
  });
  const known = new Set(read.map(({ slot }) => slot));
  const added = slotsIn(item)
    .filter((slot) => !known.has(slot) && itemsIn(item, slot).length > 0)
    .map((slot) => {
      const column = columns.find(({ columnKey }) => columnKey === slot);
      return { slot, region: newRegion(item, slot, document, column) };
    });
  return [...read, ...added].map(({ region }) => region);
}

/** Regions of a section: one per column, in the order of the columns. A region with content is kept in any case. */
function writeColumns(item: EditorItem, columns: readonly SectionColumn[], document: BuilderDocument): unknown[] {
  const regions = writeRegions(item, document.origins.get(item.id), document, columns).filter(isObject);
  const names = new Set(columns.map(({ columnKey }) => columnKey));
  const rest = regions.filter(({ name, children }) => !names.has(textOf(name)) && listOf(children).length > 0);
  const ofColumn = (column: SectionColumn): JsonObject =>
    regions.find(({ name, id }) => name === column.columnKey && id === column.UUID) ??
    newRegion(item, column.columnKey, document, column);
  return [...columns.map(ofColumn), ...rest];
}

/** An item without an origin: a new one, or a copy. */
function writeNewItem(item: EditorItem, document: BuilderDocument): JsonObject {
  const { type } = item;
  const id = newFileId(item.id);
  const attributes = isSection(type)
    ? withNewIds(item.attributes, id, (key) => newId(document, `${item.id} ${key}`))
    : item.attributes;
  const columns = isSection(type) ? readColumns(attributes) : undefined;
  const regions = columns ? writeColumns(item, columns, document) : writeRegions(item, undefined, document);
  // The site check takes a container without any region for one that lost its content.
  const [slot] = slotsIn(item);
  const children = regions.length === 0 && slot ? [newRegion(item, slot, document)] : regions;
  return {
    attributes,
    ...(children.length > 0 && { children }),
    definition: type,
    id,
    type: "component",
  };
}

function writeItem(item: EditorItem, document: BuilderDocument): JsonObject {
  const { type, attributes } = item;
  const origin = document.origins.get(item.id);
  if (!origin) return writeNewItem(item, document);
  const { node } = origin;
  const hasNewColumns = isSection(type) && attributes.sectionConfig !== asAttributes(node).sectionConfig;
  const columns = hasNewColumns ? readColumns(attributes) : undefined;
  const children = columns ? writeColumns(item, columns, document) : writeRegions(item, origin, document);
  return withKeys(node, {
    ...((isObject(node.attributes) || Object.keys(attributes).length > 0) && { attributes }),
    ...((Array.isArray(node.children) || children.length > 0) && { children }),
  });
}

/** One component with everything in it, as a new page would contain it. */
export const writeSingleItem = (item: EditorItem): JsonObject =>
  writeItem(item, { file: {}, origins: new Map(), newIds: new Map() });

const asAttributes = ({ attributes }: JsonObject): JsonObject => (isObject(attributes) ? attributes : {});

/** The content file of an edited document. */
export function writeDocument(document: BuilderDocument, { root }: EditorData): JsonObject {
  const { file } = document;
  const contentBody = isObject(file.contentBody) ? file.contentBody : {};
  const component = writeItem(root, document);
  return { ...file, contentBody: { ...contentBody, component } };
}
