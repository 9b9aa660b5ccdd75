import { integer } from "../../settings/number-properties.ts";
import { isAbsent, property, type Property, type ReportInvalid } from "../../settings/properties.ts";
import { toArray, toObject } from "../../settings/json.ts";

/** Parts that a row is divided into. */
export const gridParts = 12;

/** The keys of the columns of a layout: `col1` to `col12`. */
export type ColumnKey = `col${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/** A column as a builder configured it. */
export interface ColumnConfig<Key extends string = string> {
  /** The slot of its content, unique within the row. */
  columnKey: Key;
  /** In parts of twelve. */
  columnWidth: number;
}

/** The columns of a section. */
export interface SectionConfig<Key extends string = string> {
  columns: readonly { columnKey?: Key; columnWidth?: number | string }[];
}

/** Layouts that builders choose by name, as the widths of their columns in parts of twelve. */
export const columnLayouts = {
  full: [12],
  halves: [6, 6],
  thirds: [4, 4, 4],
  quarters: [3, 3, 3, 3],
  "two-thirds-left": [8, 4],
  "two-thirds-right": [4, 8],
  "three-quarters-left": [9, 3],
  "three-quarters-right": [3, 9],
} as const;
export type ColumnLayout = keyof typeof columnLayouts;

/** What a section takes for its columns: the name of a layout, the columns themselves, or their JSON text. */
export type Columns<Key extends string = string> =
  ColumnLayout | SectionConfig<Key> | readonly ColumnConfig<Key>[] | `{${string}` | `[${string}`;

const isLayout = (value: unknown): value is ColumnLayout =>
  typeof value === "string" && Object.hasOwn(columnLayouts, value);

const layoutNames = Object.keys(columnLayouts).filter(isLayout);
const expectedColumns = { format: "columns", layouts: layoutNames, max: gridParts } as const;
/** The width of a column in parts of twelve. */
export const columnParts = integer({ default: gridParts, min: 1, max: gridParts });

const columnsOf = (layout: ColumnLayout): readonly ColumnConfig[] =>
  columnLayouts[layout].map((columnWidth, index) => ({ columnKey: `col${index + 1}`, columnWidth }));

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * Reads the columns of a configuration, as many as fit in a row, and gives each a key of its own.
 *
 * @param adjusted called for each value that is not used as it is
 * @returns undefined unless every entry is a column
 */
function readColumns(entries: readonly unknown[], adjusted: () => void): readonly ColumnConfig[] | undefined {
  const configs = entries.map(toObject).filter((entry) => entry !== undefined);
  if (configs.length === 0 || configs.length !== entries.length) return undefined;
  if (configs.length > gridParts) adjusted();
  const keys = new Set(configs.map(({ columnKey }) => columnKey).filter(isText));
  const taken = new Set<string>();
  const freeKey = (usual: string): string => {
    let key = usual;
    for (let number = 1; keys.has(key); number += 1) key = `col${number}`;
    return key;
  };
  return configs.slice(0, gridParts).map(({ columnKey, columnWidth }, index) => {
    const isUsable = isText(columnKey) && !taken.has(columnKey);
    if (!isUsable && !isAbsent(columnKey)) adjusted();
    const key = isUsable ? columnKey : freeKey(`col${index + 1}`);
    keys.add(key);
    taken.add(key);
    return { columnKey: key, columnWidth: columnParts.parse(columnWidth, adjusted) };
  });
}

function parseColumns(raw: unknown, invalid: ReportInvalid): readonly ColumnConfig[] | undefined {
  if (isLayout(raw)) return columnsOf(raw);
  // Parsed settings are parsed again when a host passes them to the component.
  const entries = toArray(raw) ?? toArray(toObject(raw)?.columns);
  let isAdjusted = false;
  const parsed = entries && readColumns(entries, () => (isAdjusted = true));
  if (parsed && isAdjusted) invalid(expectedColumns);
  return parsed;
}

/** The columns of a row: the name of a layout, a {@link SectionConfig}, or its JSON text. */
/* @__NO_SIDE_EFFECTS__ */
export const columns = (fallback: ColumnLayout): Property<readonly ColumnConfig[], ColumnLayout> =>
  property<readonly ColumnConfig[], ColumnLayout>("choice", columnsOf(fallback), parseColumns, expectedColumns, {
    choices: layoutNames,
  });
