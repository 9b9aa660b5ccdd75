import type { UserCache } from "../cache/engine.ts";
import type { NormalizedRecord } from "../cache/normalized-record.ts";
import { recordsOf } from "../cache/record-store.ts";
import type { FieldValue } from "../cache/ui-record.ts";
import { idField } from "../constants.ts";
import type { WriteEndpoint } from "../table/define-write.ts";
import { type FieldValues, recordId } from "../table/kinds.ts";
import { deleteRecord, updateRecord } from "./record-writes.ts";

/** Changes the cache before the server responds; returns a function that takes the change back. */
type Change<Config> = (cache: UserCache, config: Config) => () => void;

/** Shows the result of a write at once, and the former state again if it fails. */
/* @__NO_SIDE_EFFECTS__ */
const optimistic = <Config, Data>(
  { definition, bind }: WriteEndpoint<Config, Data>,
  change: Change<Config>,
): WriteEndpoint<Config, Data> => ({
  definition,
  bind(engine) {
    const write = bind(engine);
    return async (config, options) => {
      const takeBack = change(engine.cache, config);
      try {
        return await write(config, options);
      } catch (error) {
        takeBack();
        throw error;
      }
    };
  },
});

const located = (cache: UserCache, id: unknown): NormalizedRecord => recordsOf(cache).locate(recordId.parse(id) ?? "");

/** What a field contained before a write that failed: a later write may have replaced its value. */
const originals = new WeakMap<FieldValue, FieldValue>();

const originalOf = (field: FieldValue): FieldValue => {
  const original = originals.get(field);
  return original ? originalOf(original) : field;
};

/** Shows values in the fields of a cached record. Fields that are not cached, and relationships, stay as they are. */
function showValues(record: NormalizedRecord, values: Omit<FieldValues, "Id">): () => void {
  const before = record.value?.fields ?? {};
  const known = Object.entries(values).filter(([name]) => Object.hasOwn(before, name) && !record.links?.has(name));
  const shown = Object.fromEntries(known.map(([name, value]) => [name, { value, displayValue: null }]));
  const replace = (next: (name: string, current: FieldValue) => FieldValue | undefined): void => {
    if (!record.value) return;
    const fields = { ...record.value.fields };
    for (const name in shown) {
      const current = fields[name];
      const replacement = current && next(name, current);
      if (replacement) fields[name] = replacement;
    }
    record.value = { ...record.value, fields };
    record.notifyDependents();
  };
  replace((name) => shown[name]);
  return () => {
    for (const [name, field] of Object.entries(shown)) if (before[name]) originals.set(field, before[name]);
    // A response that arrived meanwhile is newer than both.
    replace((_name, current) => originalOf(current));
  };
}

/** Hides a cached record as if it were deleted. */
function hide(record: NormalizedRecord): () => void {
  const { value, size, evictedAt } = record;
  const set = (next: typeof value, nextSize: number): void => {
    Object.assign(record, { value: next, size: nextSize });
    record.notifyDependents();
  };
  if (value) set(undefined, 0);
  return () => {
    const isHidden = record.value === undefined && record.evictedAt === evictedAt;
    if (value && isHidden) set(value, size);
  };
}

/** As `updateRecord`. The new values are shown at once, without their display values, which only the server knows. */
export const optimisticUpdateRecord = /* @__PURE__ */ optimistic(updateRecord, (cache, { fields }) => {
  const { [idField]: id, ...values } = fields;
  return showValues(located(cache, id), values);
});

/** As `deleteRecord`. The record disappears at once from what is shown. */
export const optimisticDeleteRecord = /* @__PURE__ */ optimistic(deleteRecord, (cache, config) =>
  hide(located(cache, config.recordId)),
);
