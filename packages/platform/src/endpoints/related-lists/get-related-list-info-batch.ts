import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, recordId, texts } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { getRelatedListInfo } from "./get-related-list-info.ts";

interface Checked {
  readonly parentObjectApiName: string;
  readonly relatedListNames: readonly string[];
  readonly recordTypeId?: string | undefined;
}

/** What several related lists look like. */
export const getRelatedListInfoBatch = defineRead({
  name: "getRelatedListInfoBatch",
  method: "GET",
  path: "/related-list-info/batch/{parentObjectApiName}/{relatedListNames}",
  parameters: {
    parentObjectApiName: path(objectName),
    relatedListNames: path(texts),
    recordTypeId: query(recordId),
  },
  lifetime: lifetimes.relatedListInfo,
  answer: batch({
    items: (cache, { relatedListNames, ...config }: Checked) =>
      relatedListNames.map((relatedListId) => getRelatedListInfo.entry(cache, { ...config, relatedListId })),
    errorMemory: batchErrorMemory.relatedListInfo,
  }),
});
