import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { anything, integer, jsonObject, objectName, recordId, text, texts } from "../../table/kinds.ts";
import { body, path, query } from "../../table/parameters.ts";
import type { LookupRecords } from "./types.ts";

/** Records that a lookup field may lead to. Nothing is kept: each read asks anew. */
export const getLookupRecords = defineRead({
  name: "getLookupRecords",
  method: "POST",
  path: "/lookups/{objectApiName}/{fieldApiName}",
  parameters: {
    objectApiName: path(objectName),
    fieldApiName: path(text),
    page: query(integer),
    pageSize: query(integer),
    q: query(text),
    searchType: query(text),
    dependentFieldBindings: query(texts),
    sourceRecordId: query(recordId),
    targetApiName: query(objectName),
    sourceRecord: body(jsonObject),
    orderBy: body(anything),
  },
  lifetime: lifetimes.lookupRecords,
  answer: whole(expectObject<LookupRecords>({ lookupResults: "object" })),
});
