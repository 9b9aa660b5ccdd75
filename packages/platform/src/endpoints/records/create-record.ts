import { defineWrite } from "../../table/define-write.ts";
import { flag, jsonObject, text } from "../../table/kinds.ts";
import { body, query, required } from "../../table/parameters.ts";
import { takeRecord, writeParameters } from "./record-input.ts";

/** Makes a record. */
export const createRecord = defineWrite({
  name: "createRecord",
  method: "POST",
  path: "/records",
  parameters: {
    ...writeParameters,
    includeFieldsInBody: query(flag),
    apiName: required(body(text)),
    fields: required(body(jsonObject)),
  },
  take: takeRecord,
});
