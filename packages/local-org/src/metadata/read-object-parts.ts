import { fieldOfColumn } from "./column-names.ts";
import { readAllNamed } from "./metadata-files.ts";
import type { XmlElement } from "./xml.ts";

/** The object's compact layout, or the platform's own: the name alone. */
export function readCompactLayout(root: string, folder: string, object: XmlElement) {
  const assigned = object.text("compactLayoutAssignment") ?? "SYSTEM";
  if (assigned === "SYSTEM") return { name: "SYSTEM", fields: ["Name"] };
  const layouts = readAllNamed({ root, folder: `${folder}/compactLayouts` }, "compactLayout", "CompactLayout");
  const layout = layouts.find((known) => known.text("fullName") === assigned);
  if (!layout) throw object.error(`there is no compact layout ${assigned}; add it or assign another`);
  return { name: assigned, fields: layout.texts("fields").map(fieldOfColumn) };
}

/** The additional fields of searches. */
export function readSearchLayout(element: XmlElement | undefined) {
  const namesOf = (name: string): string[] => element?.texts(name).map(fieldOfColumn) ?? [];
  return {
    resultFields: namesOf("searchResultsAdditionalFields"),
    lookupFields: namesOf("lookupDialogsAdditionalFields"),
    filterFields: namesOf("searchFilterFields"),
  };
}

/** A standard action, and what overrides it. */
export const readActionOverride = (element: XmlElement) => ({
  action: element.requiredText("actionName"),
  type: element.requiredText("type"),
  content: element.text("content") ?? null,
  formFactor: element.text("formFactor") ?? null,
});
