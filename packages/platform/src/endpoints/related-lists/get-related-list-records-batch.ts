import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordId } from "../../table/kinds.ts";
import { body, path, required, type CheckedOf } from "../../table/parameters.ts";
import { relatedListParameters } from "../kinds.ts";
import { getRelatedListRecords } from "./get-related-list-records.ts";

const parameters = {
  parentRecordId: path(recordId),
  relatedListParameters: required(body(relatedListParameters)),
};

/** A page of the records of each of several related lists. */
export const getRelatedListRecordsBatch = defineRead({
  name: "getRelatedListRecordsBatch",
  method: "POST",
  path: "/related-list-records/batch/{parentRecordId}",
  parameters,
  lifetime: lifetimes.relatedListRecords,
  answer: batch({
    items: (cache, { parentRecordId, relatedListParameters: lists }: CheckedOf<typeof parameters>) =>
      lists.map((list) => getRelatedListRecords.entry(cache, { parentRecordId, ...list })),
    errorMemory: batchErrorMemory.relatedListRecords,
  }),
});
