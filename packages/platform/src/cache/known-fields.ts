import type { NormalizedRecord } from "./normalized-record.ts";

/**
 * Returns the names of all cached fields of a record, and of nested records by path.
 *
 * @param prefix the object name that every field name starts with
 */
export function knownFields(
  normalized: NormalizedRecord,
  prefix: string,
  seen: ReadonlySet<NormalizedRecord> = new Set(),
): string[] {
  if (seen.has(normalized)) return [];
  const names = Object.keys(normalized.value?.fields ?? {});
  return names.flatMap((name) => {
    const link = normalized.links?.get(name);
    return link ? knownFields(link, `${prefix}.${name}`, new Set([...seen, normalized])) : [`${prefix}.${name}`];
  });
}
