import { pageSizes } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { listRecords } from "../../shapes/list-collection.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, integer, recordId, text, textList } from "../../table/kinds.ts";
import { body, path, withDefault } from "../../table/parameters.ts";

/** A page of the records of a related list. */
export const getRelatedListRecords = defineRead({
  name: "getRelatedListRecords",
  method: "POST",
  path: "/related-list-records/{parentRecordId}/{relatedListId}",
  parameters: {
    parentRecordId: path(recordId),
    relatedListId: path(text),
    fields: body(fieldNames),
    optionalFields: body(fieldNames),
    pageSize: withDefault(body(integer), pageSizes.relatedListRecords),
    pageToken: body(text),
    sortBy: body(textList),
    where: body(text),
  },
  lifetime: lifetimes.relatedListRecords,
  answer: listRecords,
});
