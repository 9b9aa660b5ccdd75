/** A mistake that somebody could make in the data layer. */
export interface Fault {
  readonly title: string;
  /** Below packages/platform/src. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly right: string;
  readonly wrong: string;
}

/** Ten mistakes, each of another kind; the model test has to find every one. */
export const faults: readonly Fault[] = [
  {
    title: "an answer is fresh for a moment too long",
    file: "engine/entry.ts",
    right: "return at < this.freshUntil();",
    wrong: "return at <= this.freshUntil();",
  },
  {
    title: "a new answer drops the fields that it does not hold",
    file: "records/merge-record.ts",
    right: "fields ??= { ...held.fields };",
    wrong: "fields ??= {};",
  },
  {
    title: "fields that an answer leaves out count as renewed",
    file: "records/merge-record.ts",
    right: "if (repeated < cell.size || cell.stamps) keepStamps(cell, held, incoming);",
    wrong: "",
  },
  {
    title: "a slow answer undoes a newer one",
    file: "records/merge-record.ts",
    right: "else if (isOlder(incoming, held))",
    wrong: "else if (false)",
  },
  {
    title: "a deleted record stays",
    file: "endpoints/records/delete-record.ts",
    right: "recordsOf(cache).cell(config.recordId).evict(moment);",
    wrong: "",
  },
  {
    title: "an answer from before a deletion brings the record back",
    file: "records/record-store.ts",
    right: "if (moment.order > cell.evictedAt) mergeRecord",
    wrong: "mergeRecord",
  },
  {
    title: "a user is served what was read for another",
    file: "engine/engine.ts",
    right: "if (this.#latestCache?.userId === userId) return this.#latestCache;",
    wrong: "if (this.#latestCache) return this.#latestCache;",
  },
  {
    title: "equal questions do not share a request",
    file: "engine/entry.ts",
    right: "if (!this.#request) {",
    wrong: "{",
  },
  {
    title: "subscribers are not told of changes",
    file: "engine/broadcast.ts",
    right: "for (const announcer of announcers) announcer.announce();",
    wrong: "",
  },
  {
    title: "a record that is not there is not remembered as such",
    file: "shapes/record.ts",
    right: "memory ? moment : { ...moment, now: -Infinity }",
    wrong: "{ ...moment, now: -Infinity }",
  },
];
