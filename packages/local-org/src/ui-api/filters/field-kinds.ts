import type { FieldType } from "../../metadata/field-types.ts";

/** Types whose values are numbers. */
export const numberTypes: ReadonlySet<FieldType> = new Set(["Currency", "Number", "Percent"]);

/** Types that a search for words looks at. */
export const textTypes: ReadonlySet<FieldType> = new Set([
  "AutoNumber",
  "Email",
  "LongTextArea",
  "MultiselectPicklist",
  "Phone",
  "Picklist",
  "Text",
  "TextArea",
  "Url",
]);

/** Types that lists can neither be sorted nor filtered by. */
export const unsortableTypes: ReadonlySet<FieldType> = new Set(["LongTextArea", "MultiselectPicklist"]);
