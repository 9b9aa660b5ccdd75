import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, objectName, recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { formFactor } from "../kinds.ts";
import type { RecordDefaults } from "./types.ts";

/** The layout and the first values of a new record. */
export const getRecordCreateDefaults = defineRead({
  name: "getRecordCreateDefaults",
  method: "GET",
  path: "/record-defaults/create/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    formFactor: query(formFactor),
    optionalFields: query(fieldNames),
    recordTypeId: query(recordId),
  },
  lifetime: lifetimes.createDefaults,
  answer: whole(expectObject<RecordDefaults>({ record: "object" })),
});
