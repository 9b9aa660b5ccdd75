import type { BuilderDocument, OpenedDocument } from "./read-document.ts";
import { fileIdOf } from "./file-ids.ts";
import { textOf, type JsonObject } from "./json.ts";
import { changeItem, findItem } from "./tree.ts";

/** The attributes of a section with another id, which its setting contains, too. */
const withId = (attributes: JsonObject, id: string, newId: string): JsonObject => ({
  ...attributes,
  sectionConfig: textOf(attributes.sectionConfig).replaceAll(id, newId),
});

/** A document that knows a section by another id, too. */
function withOrigin(document: BuilderDocument, id: string, newId: string): BuilderDocument {
  const origin = document.origins.get(id);
  if (!origin) return document;
  const { node } = origin;
  const attributes = withId(Object(node.attributes), textOf(node.id), newId);
  const renamed = { ...origin, node: { ...node, attributes, id: newId } };
  return { ...document, origins: new Map([...document.origins, [newId, renamed]]) };
}

/**
 * A page on which a section has another id, in the editor and in the file. Everything else stays, also what the editor does not know.
 *
 * @param id of the section in the editor
 * @param newId a UUID
 * @returns undefined for a section that the page does not have
 */
export function withSectionId(
  { document, data }: OpenedDocument,
  id: string,
  newId: string,
): OpenedDocument | undefined {
  const section = findItem(data, id);
  if (!section) return undefined;
  const attributes = withId(section.attributes, fileIdOf(document, id), newId);
  return {
    document: withOrigin(document, id, newId),
    data: changeItem(data, id, (item) => ({ ...item, id: newId, attributes })),
  };
}
