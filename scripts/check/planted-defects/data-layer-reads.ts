import type { Defect } from "./defect.ts";

/** Defects of reads, policies and subscriptions. */
export const readDefects: readonly Defect[] = [
  {
    title: "a response is fresh for a millisecond too long",
    file: "cache/entry-data.ts",
    right: "return at < this.freshUntil();",
    wrong: "return at <= this.freshUntil();",
  },
  {
    title: "a new response drops the fields that it does not contain",
    file: "cache/record-store.ts",
    right: "fields ??= { ...current.fields };",
    wrong: "fields ??= {};",
  },
  {
    title: "fields that a response leaves out count as refreshed",
    file: "cache/record-store.ts",
    right: "if (repeated < normalized.size || normalized.timestamps) keepTimestamps(normalized, current, incoming);",
    wrong: "",
  },
  {
    title: "a slow response replaces a newer one",
    file: "cache/record-store.ts",
    right: "isOlder(incoming, current) || ",
    wrong: "",
  },
  {
    title: "a deleted record stays in the cache",
    file: "endpoints/written-records.ts",
    right: "recordsOf(cache).locate(id).evict(received);",
    wrong: "",
  },
  {
    title: "a response from before a deletion restores the record",
    file: "cache/record-store.ts",
    right: "if (received.sequence > normalized.evictedAt) mergeRecord",
    wrong: "mergeRecord",
  },
  {
    title: "a user receives data that was read for another user",
    file: "cache/engine.ts",
    right: "if (this.#latestCache?.userId === userId) return this.#latestCache;",
    wrong: "if (this.#latestCache) return this.#latestCache;",
  },
  {
    title: "equal requests are not deduplicated",
    file: "cache/cache-entry.ts",
    right: "if (!this.#request || this.#requestedAt < this.#engine.lastWrite) {",
    wrong: "{",
  },
  {
    title: "subscribers are not notified of changes",
    file: "cache/notification-batcher.ts",
    right: "for (const entry of entries) entry.notify();",
    wrong: "",
  },
  {
    title: "a missing record is not cached as missing",
    file: "codecs/record.ts",
    right: "lifetime ? received : { ...received, at: -Infinity }",
    wrong: "{ ...received, at: -Infinity }",
  },
  {
    title: "a record without an optional field cannot be read after another response contained it",
    file: "cache/normalized-record.ts",
    right: "if (this.timestampOf(field) === never) isChange = true;",
    wrong: "",
  },
  {
    title: "a failed revalidation makes fresh data unusable",
    file: "cache/entry-data.ts",
    right: "Math.max(this.#errorFreshUntil, this.dataFreshUntil())",
    wrong: "this.#errorFreshUntil",
  },
  {
    title: "a missing field is served as success where it is required",
    file: "codecs/record.ts",
    right:
      "return this.#required !== undefined && normalized.value !== undefined && !normalized.hasFields(this.#required);",
    wrong: "return false;",
  },
  {
    title: "missing optional fields are not remembered",
    file: "codecs/record.ts",
    right: "normalized.markMissing(data.selection, incoming, received.at);",
    wrong: "",
  },
  {
    title: "a 404 of a batch item is cached",
    file: "codecs/batch.ts",
    right: "status === 404 ? 0 : (itemErrorLifetime ?? lifetime)",
    wrong: "itemErrorLifetime ?? lifetime",
  },
  {
    title: "a batch returns its items in reverse order",
    file: "codecs/batch.ts",
    right: "const entry = entries[at];",
    wrong: "const entry = entries[entries.length - 1 - at];",
  },
  {
    title: "a response that was requested before a write replaces newer data",
    file: "cache/record-store.ts",
    right: 'typeof incoming.weakEtag === "number" &&',
    wrong: "false &&",
  },
  {
    title: "a subscriber to a record that refers to another one now gets no data",
    file: "cache/cache-entry.ts",
    right: "if (this.isIncomplete && this.#subscriptions.needData) this.#fetchSilently(false);",
    wrong: "",
  },
  {
    title: "valid-at returns data that was stale at that time",
    file: "cache/policy.ts",
    right: 'if (policy.type === "valid-at") return cached.isFresh(policy.at) ? "cache" : "miss";',
    wrong: 'if (policy.type === "valid-at") return "cache";',
  },
  {
    title: "only-if-cached sends a request",
    file: "cache/policy.ts",
    right: 'if (policy === "only-if-cached") return cached.isFresh(now) ? "cache" : "miss";',
    wrong: 'if (policy === "only-if-cached") return cached.isFresh(now) ? "cache" : "fetch";',
  },
  {
    title: "subscribers are notified without a change",
    file: "cache/subscriptions.ts",
    right: "if (last.loading !== isForLoading || isSameSnapshot(last, snapshot)) continue;",
    wrong: "if (last.loading !== isForLoading) continue;",
  },
];
