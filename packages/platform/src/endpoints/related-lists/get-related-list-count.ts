import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { integer, recordId, text } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { RelatedListCount } from "./types.ts";

/** How many records a related list holds. */
export const getRelatedListCount = defineRead({
  name: "getRelatedListCount",
  method: "GET",
  path: "/related-list-count/{parentRecordId}/{relatedListId}",
  parameters: {
    parentRecordId: path(recordId),
    relatedListId: path(text),
    maxCount: query(integer),
  },
  lifetime: lifetimes.relatedListCount,
  answer: whole(expectObject<RelatedListCount>({ count: "number" })),
});
