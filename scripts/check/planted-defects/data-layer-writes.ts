import type { Defect } from "./defect.ts";

/** Defects of nested records, writes, errors and persisted responses. */
export const writeDefects: readonly Defect[] = [
  {
    title: "a change of a nested record does not make its parents stale",
    file: "cache/normalized-record.ts",
    right: ", link ? link.oldestTimestamp(nested) : Infinity",
    wrong: "",
  },
  {
    title: "a relationship keeps referring to the former record",
    file: "cache/merge-record.ts",
    right: "(target !== undefined || normalized.links !== undefined) && normalized.link(name, target);",
    wrong: "false;",
  },
  {
    title: "a nested record is dropped while another record refers to it",
    file: "cache/normalized-record.ts",
    right: "(!this.#isExpired(now) || this.hasDependentsInUse(seen, now));",
    wrong: "this.hasDependentsInUse(seen, now);",
  },
  {
    title: "a field of a former related record counts as missing in the new one",
    file: "cache/normalized-record.ts",
    right: "if (link && isUiRecord(target) && target.id === link.id)",
    wrong: "if (link && isUiRecord(target))",
  },
  {
    title: "lists stay fresh after a record was created",
    file: "endpoints/record-writes.ts",
    right: "invalidateRecordLists(context.cache, context.config.apiName, context.received);",
    wrong: "",
  },
  {
    title: "a created record makes the lists of every object stale",
    file: "endpoints/outdated-responses.ts",
    right: "...(objectApiName !== undefined && { objectApiName }) ",
    wrong: "",
  },
  {
    title: "a record stays fresh after an update without a response body",
    file: "endpoints/record-writes.ts",
    right: "invalidate(context.cache, { recordId: toLongId(id) }, context.received);",
    wrong: "",
  },
  {
    title: "lists stay fresh after a list info was written",
    file: "endpoints/list-infos.ts",
    right: "  invalidateLists(cache, objectApiName, received);\n  return info;",
    wrong: "  return info;",
  },
  {
    title: "a deleted list info stays in the cache",
    file: "endpoints/list-infos.ts",
    right: "info.evict(received);",
    wrong: "",
  },
  {
    title: "a list is requested as a whole although its eTag is equal",
    file: "endpoints/lists.ts",
    right: "records.listInfoETag === cached.info.eTag",
    wrong: "false",
  },
  {
    title: "a list keeps its info although the eTag differs",
    file: "endpoints/lists.ts",
    right: "records.listInfoETag === cached.info.eTag",
    wrong: "true",
  },
  {
    title: "a 404 is cached as long as a response",
    file: "table/define-read.ts",
    right: "Math.min(lifetime, lifetimes.notFound)",
    wrong: "lifetime",
  },
  {
    title: "errors of batch items are not cached",
    file: "codecs/batch.ts",
    right: "status === notFound ? 0 : itemErrorLifetime",
    wrong: "0",
  },
  {
    title: "a failed read hides the fresh data of a batch item",
    file: "codecs/batch.ts",
    right: "const { data } = entry.getSnapshot();\n  if (data !== undefined)",
    wrong: "const { data } = entry.getSnapshot();\n  if (data !== undefined && !entry.error)",
  },
  {
    title: "responses of an earlier visit are not used",
    file: "table/define-read.ts",
    right: "const stored = cache.services.store?.get(key);",
    wrong: 'const stored = undefined ?? cache.services.store?.get("");',
  },
  {
    title: "a response of an earlier visit counts as new",
    file: "table/define-read.ts",
    right: "at: stored.receivedAt,",
    wrong: "at: cache.services.clock.now(),",
  },
  {
    title: "a response of an earlier visit makes newer data stale",
    file: "cache/merge-record.ts",
    right: " || at < normalized.receivedAt",
    wrong: "",
  },
  {
    title: "persisted responses survive a write that outdates them",
    file: "table/define-write.ts",
    right: "definition.outdates?.includes(endpointOf(key)) ?? false",
    wrong: "false",
  },
  {
    title: "a persisted response survives an error",
    file: "cache/cache-entry.ts",
    right: "this.#services.store?.delete(this.key);",
    wrong: "",
  },
  {
    title: "a response that was requested before a write is persisted",
    file: "cache/cache-entry.ts",
    right: "if (sequence > services.lastWrite) services",
    wrong: "services",
  },
  {
    title: "a response that was requested before a write is fresh",
    file: "cache/cache-entry.ts",
    right: "if (received.sequence < this.#expiredAt) this.#data.expire(received.at);",
    wrong: "",
  },
  {
    title: "a 404 that was requested before a creation hides the record",
    file: "cache/normalized-record.ts",
    right: "if (received.sequence > this.storedAt) this.evict",
    wrong: "this.evict",
  },
];
