import type { Defect } from "./defect.ts";

/** Defects of lost responses, lists after an update, other tabs and repeated reads. */
export const outcomeDefects: readonly Defect[] = [
  {
    title: "a lost response counts as a rejection",
    file: "table/define-write.ts",
    right: "if (!isRejection(error)) definition.onUnknownOutcome?.(context);",
    wrong: "",
  },
  {
    title: "a rejected write makes data stale",
    file: "table/define-write.ts",
    right: "if (!isRejection(error)) definition",
    wrong: "definition",
  },
  {
    title: "an error of the server counts as a rejection",
    file: "table/define-write.ts",
    right: "error instanceof PlatformError && isClientError(error);",
    wrong: "error instanceof PlatformError && error.status > 0;",
  },
  {
    title: "lists stay fresh after a record was created, but the response got lost",
    file: "endpoints/record-writes.ts",
    right: "onUnknownOutcome: invalidateCreated,",
    wrong: "",
  },
  {
    title: "a record stays fresh after an update whose response got lost",
    file: "endpoints/record-writes.ts",
    right: "onUnknownOutcome: invalidateUpdated,",
    wrong: "",
  },
  {
    title: "a record stays fresh after it was deleted, but the response got lost",
    file: "endpoints/record-writes.ts",
    right: `  onUnknownOutcome({ cache, config, received }) {
    invalidateWritten(cache, { type: "DELETE"`,
    wrong: `  onUnknownOutcome({ cache, config, received }) {
    if (cache.parts.size > 0) return;
    invalidateWritten(cache, { type: "DELETE"`,
  },
  {
    title: "list views stay fresh after a write of one whose response got lost",
    file: "endpoints/outdated-responses.ts",
    right: "invalidateEndpoints(cache, names, received),",
    wrong: "void [cache, received],",
  },
  {
    title: "no list is refetched after an update",
    file: "endpoints/written-records.ts",
    right: `if (type === "UPDATE") invalidateUpdatedLists(`,
    wrong: `if (type === "UPDATE") void (`,
  },
  {
    title: "every list is refetched after an update",
    file: "endpoints/outdated-responses.ts",
    right: "dependsOn(entry) ?? isOfObject(entry)",
    wrong: "dependsOn(entry) !== null || isOfObject(entry)",
  },
  {
    title: "a list whose info is unknown stays fresh after an update",
    file: "endpoints/outdated-responses.ts",
    right: "dependsOn(entry) ?? isOfObject(entry)",
    wrong: "dependsOn(entry) ?? (isOfObject(entry) && false)",
  },
  {
    title: "lists of other objects are refetched after an update",
    file: "endpoints/outdated-responses.ts",
    right: "|| isAbout(entry, objectApiName);",
    wrong: "|| isAbout(entry, objectApiName) || true;",
  },
  {
    title: "the filter of a list is taken from an info of another version",
    file: "endpoints/updated-lists.ts",
    right: "infos.get(data?.listInfoETag)",
    wrong: "[...infos.values()][0]",
  },
  {
    title: "another tab is not notified of a write",
    file: "table/define-write.ts",
    right: "engine.announce?.(outdates);",
    wrong: "",
  },
  {
    title: "what another tab wrote stays fresh",
    file: "tabs.ts",
    right: "invalidateEndpoints(engine.cache, outdated, outdate(engine, outdated));",
    wrong: "outdate(engine, outdated);",
  },
  {
    title: "a response that was under way when another tab wrote is persisted",
    file: "tabs.ts",
    right: "outdate(engine, outdated)",
    wrong: "{ at: engine.clock.now(), sequence: engine.nextSequence() }",
  },
  {
    title: "records stay fresh when another tab wrote one",
    file: "cache/invalidate.ts",
    right: "endpoints.includes(endpointOf(part.key)) : withRecords;",
    wrong: "endpoints.includes(endpointOf(part.key)) : withRecords && false;",
  },
  {
    title: "a read is not repeated after a temporary failure",
    file: "retry.ts",
    right: "index >= retry ||",
    wrong: "index >= 0 ||",
  },
  {
    title: "every failed read is repeated",
    file: "retry.ts",
    right: " || !temporary.includes(status)",
    wrong: "",
  },
];
