import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { integer, recordId, texts } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { getRelatedListCount } from "./get-related-list-count.ts";

interface Checked {
  readonly parentRecordId: string;
  readonly relatedListNames: readonly string[];
  readonly maxCount?: number | undefined;
}

/** How many records several related lists hold. */
export const getRelatedListsCount = defineRead({
  name: "getRelatedListsCount",
  method: "GET",
  path: "/related-list-count/batch/{parentRecordId}/{relatedListNames}",
  parameters: { parentRecordId: path(recordId), relatedListNames: path(texts), maxCount: query(integer) },
  lifetime: lifetimes.relatedListCount,
  answer: batch({
    items: (cache, { relatedListNames, ...config }: Checked) =>
      relatedListNames.map((relatedListId) => getRelatedListCount.entry(cache, { ...config, relatedListId })),
    errorMemory: batchErrorMemory.relatedListCount,
  }),
});
