import type { Dictionary } from "@puckeditor/core";
import { messages } from "../messages/index.ts";

/** Words of Puck that builders can meet. */
export const dictionary: Dictionary = {
  "action-selectparent": messages.actions.selectParent,
  "action-duplicate": messages.actions.duplicate,
  "action-delete": messages.actions.remove,
  "label-page": messages.places.page,
  "label-component": messages.editor.item,
  "outline-empty": messages.editor.nothingYet,
  "outline-header-title": messages.places.outline,
  "drawer-category-other": messages.editor.otherGroup,
  "canvas-noconfig": messages.editor.isUnknown("{type}"),
  "field-readonly": messages.editor.isReadOnly,
};
