import { newColumn, platformSection, sectionConfig, type SectionColumn } from "@travel-design/blocks/internal";
import { isObject, listOf, parseObject, textOf, type JsonObject } from "./json.ts";

/** Type of the platform's section in the editor. */
export const sectionType = platformSection.definition;

export const isSection = (type: string): boolean => type === sectionType;

const isColumn = (value: unknown): value is JsonObject => isObject(value) && textOf(value.columnKey) !== "";

const toColumn = (column: JsonObject, index: number): SectionColumn => ({
  ...column,
  UUID: textOf(column.UUID),
  columnName: textOf(column.columnName) || `Column ${index + 1}`,
  columnKey: textOf(column.columnKey),
  columnWidth: String(column.columnWidth),
});

/** The columns of a section; undefined if its setting cannot be read. */
export function readColumns(attributes: JsonObject): readonly SectionColumn[] | undefined {
  const columns = listOf(parseObject(attributes.sectionConfig)?.columns);
  return columns.length > 0 && columns.every(isColumn) ? columns.map(toColumn) : undefined;
}

/** The name of a column to which nobody gave one. */
const numberedColumn = /^Column \d+$/;

/** The name that builders gave a section, or "". It is the name of its first column, which Experience Builder shows too. */
export function readName(attributes: JsonObject): string {
  const name = readColumns(attributes)?.[0]?.columnName ?? "";
  return numberedColumn.test(name) ? "" : name;
}

function withSetting(attributes: JsonObject, columns: readonly SectionColumn[]): JsonObject {
  const UUID = textOf(parseObject(attributes.sectionConfig)?.UUID);
  return { ...attributes, sectionConfig: sectionConfig(UUID, columns) };
}

/** The attributes of a section with another name; an empty one takes it away. */
export function withName(attributes: JsonObject, name: string): JsonObject {
  const [first, ...others] = readColumns(attributes) ?? [];
  if (!first) return attributes;
  return withSetting(attributes, [{ ...first, columnName: name.trim() === "" ? "Column 1" : name }, ...others]);
}

/** The attributes of a new section or a copy, with ids of its own in its setting. */
export function withNewIds(attributes: JsonObject, id: string, idOf: (columnKey: string) => string): JsonObject {
  const columns = readColumns(attributes);
  if (!columns) return attributes;
  const renamed = columns.map((column) => ({ ...column, UUID: idOf(column.columnKey) }));
  return { ...attributes, sectionConfig: sectionConfig(id, renamed) };
}

/** The first name `col1`, `col2`… that no column has. */
function freeKey(columns: readonly SectionColumn[]): string {
  const keys = new Set(columns.map(({ columnKey }) => columnKey));
  let number = 1;
  while (keys.has(`col${number}`)) number += 1;
  return `col${number}`;
}

/**
 * The attributes of a section with other columns. Columns that stay keep their ids and names.
 *
 * @param widths in parts of twelve
 */
export function withColumns(attributes: JsonObject, widths: readonly number[]): JsonObject {
  const columns = widths.reduce<SectionColumn[]>((made, width, index) => {
    const existing = readColumns(attributes)?.[index];
    const column = existing ?? {
      ...newColumn(crypto.randomUUID(), index + 1),
      columnKey: freeKey([...(readColumns(attributes) ?? []), ...made]),
    };
    return [...made, { ...column, columnWidth: String(width) }];
  }, []);
  return withSetting(attributes, columns);
}

/** Sides of a section, in the order of its fields. */
export const paddingSides = ["top", "bottom", "left", "right"] as const;
export type PaddingSide = (typeof paddingSides)[number];

const styleOf = ({ dxpStyle }: JsonObject): JsonObject => (isObject(dxpStyle) ? dxpStyle : {});

/** The room between each side of a section and its content, as CSS lengths. */
export const readPadding = (attributes: JsonObject): JsonObject => {
  const { padding } = styleOf(attributes);
  return isObject(padding) ? padding : {};
};

/** An object with another value of a key; without the key for an empty text or object. */
function withValue(object: JsonObject, key: string, value: string | JsonObject): JsonObject {
  const isEmpty = isObject(value) ? Object.keys(value).length === 0 : value === "";
  return isEmpty
    ? Object.fromEntries(Object.entries(object).filter(([each]) => each !== key))
    : { ...object, [key]: value };
}

/** The attributes of a section with other room at one side. Other styles of the section stay. */
export const withPadding = (attributes: JsonObject, side: PaddingSide, length: string): JsonObject => {
  const padding = withValue(readPadding(attributes), side, length);
  return withValue(attributes, "dxpStyle", withValue(styleOf(attributes), "padding", padding));
};
