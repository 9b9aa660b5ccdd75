import type { Defect } from "./defect.ts";

/** Ten defects of different kinds; the model test must find each. */
export const dataLayerDefects: readonly Defect[] = [
  {
    title: "a response is fresh for a millisecond too long",
    file: "cache/cache-entry.ts",
    right: "return at < this.freshUntil();",
    wrong: "return at <= this.freshUntil();",
  },
  {
    title: "a new response drops the fields that it does not contain",
    file: "cache/merge-record.ts",
    right: "fields ??= { ...held.fields };",
    wrong: "fields ??= {};",
  },
  {
    title: "fields that a response leaves out count as refreshed",
    file: "cache/merge-record.ts",
    right: "if (repeated < normalized.size || normalized.timestamps) keepTimestamps(normalized, held, incoming);",
    wrong: "",
  },
  {
    title: "a slow response replaces a newer one",
    file: "cache/merge-record.ts",
    right: "else if (isOlder(incoming, held))",
    wrong: "else if (false)",
  },
  {
    title: "a deleted record stays in the cache",
    file: "endpoints/record-writes.ts",
    right: "recordsOf(cache).getOrCreate(config.recordId).evict(received);",
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
    right: "if (!this.#request || this.#requestedAt < this.#services.lastWrite) {",
    wrong: "{",
  },
  {
    title: "subscribers are not notified of changes",
    file: "cache/notification-batcher.ts",
    right: "for (const entry of pending) entry.notify();",
    wrong: "",
  },
  {
    title: "a missing record is not cached as missing",
    file: "codecs/record.ts",
    right: "lifetime ? received : { ...received, at: -Infinity }",
    wrong: "{ ...received, at: -Infinity }",
  },
];
