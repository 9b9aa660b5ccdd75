import { restrictColumnsToLayout } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, flag, objectName, recordId, text } from "../../table/kinds.ts";
import { path, query, withDefault } from "../../table/parameters.ts";
import { untilChanged } from "./changed-related-lists.ts";
import type { RelatedListInfo } from "./types.ts";

/** What a related list looks like. */
export const getRelatedListInfo = defineRead({
  name: "getRelatedListInfo",
  method: "GET",
  path: "/related-list-info/{parentObjectApiName}/{relatedListId}",
  parameters: {
    parentObjectApiName: path(objectName),
    relatedListId: path(text),
    fields: query(fieldNames),
    optionalFields: query(fieldNames),
    recordTypeId: query(recordId),
    restrictColumnsToLayout: withDefault(query(flag), restrictColumnsToLayout),
  },
  lifetime: lifetimes.relatedListInfo,
  answer: untilChanged(whole(expectObject<RelatedListInfo>({ displayColumns: "array" }))),
});
