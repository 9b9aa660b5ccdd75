import * as lifetimes from "../../lifetimes.ts";
import { record } from "../../shapes/record.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";

/** One record with the fields that are named. */
export const recordWithFields = defineRead({
  name: "getRecord",
  method: "GET",
  path: "/records/{recordId}",
  parameters: { recordId: path(recordId), fields: query(fieldNames), optionalFields: query(fieldNames) },
  lifetime: lifetimes.record,
  answer: record,
});
