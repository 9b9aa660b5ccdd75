import { rootId, type EditorData, type EditorItem } from "../editor-data.ts";

/** A component. Default: an empty one of a type that tests do not look at. */
export const itemOf = (
  id: string,
  { type = "c:tdHeading", attributes = {}, slots = {} }: Partial<EditorItem> = {},
): EditorItem => ({
  id,
  type,
  attributes,
  slots,
});

/** A page with sections. */
export const pageOf = (...sections: readonly EditorItem[]): EditorData => ({
  root: itemOf(rootId, { type: rootId, slots: { content: sections } }),
});
