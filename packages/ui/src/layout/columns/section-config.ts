import type { SettingsReader } from "../../settings/read-settings.ts";
import { toObject } from "../../settings/values.ts";
import { gridParts, toColumnWidth } from "./column-model.ts";

/** A column as a builder configured it. */
export interface ColumnConfig {
  /** What builders call it. */
  columnName: string;
  /** The slot that its content comes from; no two columns share one. */
  columnKey: string;
  /** In parts of twelve. */
  columnWidth: number;
  /** What a new column begins with: nothing. */
  seedComponents: null;
}

/** The columns of a section: an object, or its JSON text. */
export interface SectionConfig {
  columns: readonly Partial<Omit<ColumnConfig, "columnWidth"> & { columnWidth: number | string }>[];
}

/**
 * A column as it is without any setting.
 *
 * @example defaultColumn(0, 6); // { columnName: "Column 1", columnKey: "col1", columnWidth: 6, seedComponents: null }
 */
export function defaultColumn(index: number, columnWidth: number): ColumnConfig {
  return { columnName: `Column ${index + 1}`, columnKey: `col${index + 1}`, columnWidth, seedComponents: null };
}

const textOr = (value: unknown, otherwise: string): string =>
  typeof value === "string" && value !== "" ? value : otherwise;

function toColumn(entry: object, index: number, usedKeys: ReadonlySet<string>): ColumnConfig {
  const { columnName, columnKey, columnWidth }: { [Name in keyof ColumnConfig]?: unknown } = { ...entry };
  const column = defaultColumn(index, toColumnWidth(columnWidth));
  const key = textOr(columnKey, column.columnKey);
  return {
    ...column,
    columnName: textOr(columnName, column.columnName),
    columnKey: usedKeys.has(key) ? column.columnKey : key,
  };
}

/**
 * Reads the columns of a section from its setting `sectionConfig`.
 *
 * @param otherwise the columns where nothing usable is set
 * @example readColumns(readSettings("Section", { sectionConfig: '{"columns":[]}' }), [defaultColumn(0, 12)]); // one column, and a warning
 */
export function readColumns(read: SettingsReader, otherwise: readonly ColumnConfig[]): readonly ColumnConfig[] {
  const config = read.read("sectionConfig", toObject, "a JSON object");
  if (!config) return otherwise;
  const entries: unknown[] = Array.isArray(config.columns) ? config.columns : [];
  // More columns than parts cannot stand in one row.
  const usable = entries.filter((entry) => typeof entry === "object" && entry !== null).slice(0, gridParts);
  if (usable.length !== entries.length)
    read.warn("sectionConfig", "holds entries that are no column, or more than 12 columns, and those are left out");
  if (usable.length === 0) {
    if (entries.length === 0) read.warn("sectionConfig", "has no columns, so the usual ones stand here");
    return otherwise;
  }
  const usedKeys = new Set<string>();
  return usable.map((entry, index) => {
    const column = toColumn(entry, index, usedKeys);
    usedKeys.add(column.columnKey);
    return column;
  });
}
