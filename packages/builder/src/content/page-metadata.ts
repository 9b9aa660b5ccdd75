// Title and description of a page. A page contains them twice, and both have to be equal.
import { definitionOf, seoAssistant } from "@travel-design/blocks/internal";
import { walkItems, type EditorData, type EditorItem } from "./editor-data.ts";
import { textOf } from "./json.ts";
import { changeItem } from "./tree.ts";

/** What search engines show of a page. */
export interface PageMetadata {
  title: string;
  description: string;
}

const assistant = seoAssistant.definition;
const block = definitionOf("searchMetadata");

const findAll = (data: EditorData, type: string): EditorItem[] =>
  [...walkItems(data.root)].filter((item) => item.type === type);

const metadataByProperty: Readonly<Record<string, keyof PageMetadata>> = {
  [`${assistant} pageTitle`]: "title",
  [`${assistant} description`]: "description",
  [`${block} title`]: "title",
  [`${block} description`]: "description",
};

/** Which part of the page's metadata a property contains; undefined for any other property. */
export const metadataPropertyOf = (type: string, property: string): keyof PageMetadata | undefined =>
  metadataByProperty[`${type} ${property}`];

/** The metadata of a page; undefined for a page without search metadata. */
export function readPageMetadata(data: EditorData): PageMetadata | undefined {
  const [item] = findAll(data, assistant);
  if (!item) return undefined;
  const { pageTitle, description } = item.attributes;
  return { title: textOf(pageTitle), description: textOf(description) };
}

/** Changes the metadata in every place that contains them. */
export function withPageMetadata(data: EditorData, { title, description }: PageMetadata): EditorData {
  const withAttributes = (current: EditorData, { id }: EditorItem, attributes: object): EditorData =>
    changeItem(current, id, (item) => ({ ...item, attributes: { ...item.attributes, ...attributes } }));
  const changed = findAll(data, assistant).reduce(
    (current, item) => withAttributes(current, item, { description, pageTitle: title }),
    data,
  );
  return findAll(data, block).reduce((current, item) => withAttributes(current, item, { description, title }), changed);
}
