// Title and description of a page. A page contains them twice, and both have to be equal.
import { definitionOf, seoAssistant } from "@travel-design/blocks/internal";
import { rootItem, typeOf, walkItems, type EditorData, type EditorItem } from "./editor-data.ts";
import { textOf } from "./json.ts";
import { changeItem } from "./tree.ts";

/** What search engines show of a page. */
export interface SearchWords {
  title: string;
  description: string;
}

const assistant = typeOf(seoAssistant.definition);
const block = typeOf(definitionOf("searchMetadata"));

const findAll = (data: EditorData, type: string): EditorItem[] =>
  [...walkItems(rootItem(data))].filter((item) => item.type === type);

const wordsByProperty: Readonly<Record<string, keyof SearchWords>> = {
  [`${assistant} pageTitle`]: "title",
  [`${assistant} description`]: "description",
  [`${block} title`]: "title",
  [`${block} description`]: "description",
};

/** Which of the page's words a property contains; undefined for any other property. */
export const searchWordOf = (type: string, property: string): keyof SearchWords | undefined =>
  wordsByProperty[`${type} ${property}`];

/** The words of a page; undefined for a page without search metadata. */
export function readSearchWords(data: EditorData): SearchWords | undefined {
  const [item] = findAll(data, assistant);
  if (!item) return undefined;
  const { pageTitle, description } = item.props.attributes;
  return { title: textOf(pageTitle), description: textOf(description) };
}

/** Changes the words in every place that contains them. */
export function withSearchWords(data: EditorData, { title, description }: SearchWords): EditorData {
  const withAttributes = (current: EditorData, { props: { id } }: EditorItem, attributes: object): EditorData =>
    changeItem(current, id, (item) => ({
      ...item,
      props: { ...item.props, attributes: { ...item.props.attributes, ...attributes } },
    }));
  const changed = findAll(data, assistant).reduce(
    (current, item) => withAttributes(current, item, { description, pageTitle: title }),
    data,
  );
  return findAll(data, block).reduce((current, item) => withAttributes(current, item, { description, title }), changed);
}
