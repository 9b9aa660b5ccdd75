import type { RecordCell } from "./record-cell.ts";

/**
 * Every field that is known of a record, the nested ones by their path.
 *
 * @param prefix what the names begin with, the name of the object
 */
export function knownFields(cell: RecordCell, prefix: string, seen: ReadonlySet<RecordCell> = new Set()): string[] {
  if (seen.has(cell)) return [];
  const names = Object.keys(cell.value?.fields ?? {});
  return names.flatMap((name) => {
    const link = cell.links?.get(name);
    return link ? knownFields(link, `${prefix}.${name}`, new Set([...seen, cell])) : [`${prefix}.${name}`];
  });
}
