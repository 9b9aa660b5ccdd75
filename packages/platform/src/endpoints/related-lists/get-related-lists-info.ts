import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { RelatedListSummaries } from "./types.ts";

/** The related lists of an object. */
export const getRelatedListsInfo = defineRead({
  name: "getRelatedListsInfo",
  method: "GET",
  path: "/related-list-info/{parentObjectApiName}",
  parameters: {
    parentObjectApiName: path(objectName),
    recordTypeId: query(recordId),
  },
  lifetime: lifetimes.relatedListSummaries,
  answer: whole(expectObject<RelatedListSummaries>({ relatedLists: "array" })),
});
