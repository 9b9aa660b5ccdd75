import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectNames } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { getObjectInfo } from "./get-object-info.ts";

/** What several objects are made of. */
export const getObjectInfos = defineRead({
  name: "getObjectInfos",
  method: "GET",
  path: "/object-info/batch/{objectApiNames}",
  parameters: { objectApiNames: path(objectNames) },
  lifetime: lifetimes.objectInfo,
  answer: batch({
    items: (cache, { objectApiNames }: { objectApiNames: readonly string[] }) =>
      objectApiNames.map((objectApiName) => getObjectInfo.entry(cache, { objectApiName })),
    errorMemory: batchErrorMemory.objectInfo,
  }),
});
