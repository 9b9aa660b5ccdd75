import type { NormalizedRecord } from "./normalized-record.ts";

/**
 * Every field that is known of a record, the nested ones by their path.
 *
 * @param prefix what the names begin with, the name of the object
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
