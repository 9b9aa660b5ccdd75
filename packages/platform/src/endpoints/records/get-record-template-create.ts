import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, objectName, recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { RecordTemplate } from "./types.ts";

/** A new record with its first values. */
export const getRecordTemplateCreate = defineRead({
  name: "getRecordTemplateCreate",
  method: "GET",
  path: "/record-defaults/template/create/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    optionalFields: query(fieldNames),
    recordTypeId: query(recordId),
  },
  lifetime: lifetimes.createTemplate,
  answer: whole(expectObject<RecordTemplate>({ record: "object" })),
});
