import { mapItems, walkItems, type EditorData, type EditorItem } from "../content/editor-data.ts";
import type { PageAnchor } from "../site-context.ts";
import { catalog } from "./catalog.ts";

function anchorOf({ type, attributes }: EditorItem): string | undefined {
  const { block } = catalog.get(type) ?? {};
  return block?.anchor(block.parse(attributes));
}

/** The places of a page that links can lead to, in its order. */
export const pageAnchors = (data: EditorData): PageAnchor[] =>
  [...walkItems(data.root)].flatMap((item) => {
    const [name, label] = [anchorOf(item), catalog.get(item.type)?.label];
    return name && label ? [{ name, label }] : [];
  });

/** An item without names for links that a page has already: a name leads to one place. @param taken gets the names of the item, too */
export function withoutTakenAnchors(item: EditorItem, taken: Set<string>): EditorItem {
  const name = anchorOf(item);
  const property = catalog
    .get(item.type)
    ?.properties.find(({ property: { expected } }) => expected.format === "anchor");
  const isTaken = name !== undefined && taken.has(name);
  if (name) taken.add(name);
  const { [isTaken ? (property?.name ?? "") : ""]: _removed, ...attributes } = item.attributes;
  return {
    ...mapItems(item, (items) => items.map((child) => withoutTakenAnchors(child, taken))),
    attributes,
  };
}
