import { rootItem, walkItems, type EditorData } from "../document/editor-data.ts";
import type { PageAnchor } from "../site-context.ts";
import { catalog } from "./catalog.ts";

/** The places of a page that links can lead to, in its order. */
export const pageAnchors = (data: EditorData): PageAnchor[] =>
  [...walkItems(rootItem(data))].flatMap(({ type, props }) => {
    const { block, label } = catalog.get(type) ?? {};
    const name = block?.anchor(block.parse(props.attributes));
    return name && label ? [{ name, label }] : [];
  });
