// Two people who changed different keys of one object.
import type { JsonObject } from "./json.ts";

export const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One thing as both started from it, and as both have it now. */
export interface Versions<Value> {
  base: Value;
  theirs: Value;
  own: Value;
}

/** The keys that both have changed, to different values. */
export const changedKeys = ({ base, theirs, own }: Versions<JsonObject>): string[] =>
  Object.keys({ ...theirs, ...own }).filter(
    (key) => !isEqual(theirs[key], base[key]) && !isEqual(own[key], base[key]) && !isEqual(theirs[key], own[key]),
  );

/** @param isTheirs whose value is kept of a key that both have changed */
export function mergeKeys({ base, theirs, own }: Versions<JsonObject>, isTheirs: (key: string) => boolean): JsonObject {
  const conflicting = new Set(changedKeys({ base, theirs, own }));
  const merged = Object.keys({ ...theirs, ...own }).map((key) => {
    const fromTheirs = conflicting.has(key) ? isTheirs(key) : isEqual(own[key], base[key]);
    const side = fromTheirs ? theirs : own;
    return Object.hasOwn(side, key) ? [[key, side[key]] as const] : [];
  });
  return Object.fromEntries(merged.flat());
}
