import { rootId, type EditorData, type EditorItem } from "./editor-data.ts";
import { isObject, listOf, textOf, type JsonObject } from "./json.ts";
import { messages } from "../messages/index.ts";

/** What a component was in the file. */
export interface Origin {
  /** The component as it was read. */
  node: JsonObject;
  /** The slot of each region by its index. A region without one is written as it was read. */
  slots: ReadonlyMap<number, string>;
}

/** An opened content file: everything that the editor does not know about, to write it back unchanged. */
export interface BuilderDocument {
  /** The parsed file. */
  file: JsonObject;
  /** Components of the file by the id that they have in the editor. */
  origins: ReadonlyMap<string, Origin>;
  /** Ids that were made for new regions, so that writing twice gives the same text. */
  newIds: Map<string, string>;
}

/** A document and the tree to edit. */
export interface OpenedDocument {
  document: BuilderDocument;
  data: EditorData;
}

/** A file that the editor cannot open. The message is for site builders. */
export class DocumentError extends Error {}

/** What is collected while a file is read. */
interface Reading {
  origins: Map<string, Origin>;
  /** Ids that components of the file already have in the editor, by their own. */
  editorIds: ReadonlyMap<string, string>;
}

const startReading = (editorIds: Reading["editorIds"] = new Map()): Reading => ({
  origins: new Map(),
  editorIds,
});

const isComponent = (value: unknown): value is JsonObject => isObject(value) && textOf(value.definition) !== "";

/** Whether a region can be edited. Others are kept as they are. */
const isEditable = (region: unknown): region is JsonObject =>
  isObject(region) &&
  region.type === "region" &&
  textOf(region.name) !== "" &&
  (region.children === undefined || (Array.isArray(region.children) && region.children.every(isComponent)));

/** The id of a component in the editor: its own, unless it has none, it is that of the root, or another component has the same. */
function editorId({ id }: JsonObject, type: string, { origins, editorIds }: Reading): string {
  const own = editorIds.get(textOf(id)) ?? textOf(id);
  const isUsable = own !== "" && own !== rootId && !origins.has(own);
  return isUsable ? own : `${type}-${crypto.randomUUID()}`;
}

function readItem(node: JsonObject, type: string, id: string, reading: Reading): EditorItem {
  const slots = new Map<number, string>();
  reading.origins.set(id, { node, slots });
  const items = new Map<string, readonly EditorItem[]>();
  for (const [index, region] of listOf(node.children).entries()) {
    if (!isEditable(region)) continue;
    const slot = textOf(region.name);
    // Of two regions with one name only the first can be a slot.
    if (items.has(slot)) continue;
    slots.set(index, slot);
    items.set(
      slot,
      listOf(region.children)
        .filter(isComponent)
        .map((child) => readComponent(child, reading)),
    );
  }
  return {
    id,
    type,
    attributes: isObject(node.attributes) ? node.attributes : {},
    slots: Object.fromEntries(items),
  };
}

function readComponent(node: JsonObject, reading: Reading): EditorItem {
  const type = textOf(node.definition);
  return readItem(node, type, editorId(node, type, reading), reading);
}

/** Reads one component with everything in it. Undefined for anything else. */
export const readSingleItem = (node: unknown): EditorItem | undefined =>
  isComponent(node) ? readComponent(node, startReading()) : undefined;

/**
 * Opens a content file of a page or a theme layout.
 *
 * @param editorIds ids that components of the file already have in the editor, by their own
 * @throws DocumentError for a file without a component tree
 */
export function readDocument(file: unknown, editorIds?: ReadonlyMap<string, string>): OpenedDocument {
  const component = isObject(file) && isObject(file.contentBody) ? file.contentBody.component : undefined;
  if (!isObject(file) || !isComponent(component)) throw new DocumentError(messages.editor.noPageInFile);
  const reading = startReading(editorIds);
  const root = readItem(component, rootId, rootId, reading);
  return { document: { file, origins: reading.origins, newIds: new Map() }, data: { root } };
}
