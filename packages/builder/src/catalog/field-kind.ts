import type { Format } from "@travel-design/ui/models";

/** The fields of the property panel. */
export type FieldKind =
  | "text"
  | "longText"
  | "richText"
  | "boolean"
  | "integer"
  | "choice"
  | "icon"
  | "color"
  | "length"
  | "picture"
  | "link"
  | "position"
  | "rows";

/** Which field a property gets, by what it takes. */
export const fieldKinds: Readonly<Record<Format, FieldKind>> = {
  line: "text",
  paragraph: "longText",
  markup: "richText",
  boolean: "boolean",
  integer: "integer",
  percentage: "integer",
  rating: "integer",
  pixels: "integer",
  length: "length",
  borderWidth: "length",
  color: "color",
  // Only the picture of the platform's section has one position, and the builder has no field for it.
  position: "text",
  positions: "position",
  link: "link",
  path: "link",
  anchor: "text",
  mail: "text",
  telephone: "text",
  picture: "picture",
  icon: "icon",
  choice: "choice",
  columns: "choice",
  columnWidth: "choice",
  rows: "rows",
  texts: "text",
  list: "text",
  months: "text",
  outline: "text",
  degrees: "text",
  stepNumber: "text",
  noExpression: "text",
};
