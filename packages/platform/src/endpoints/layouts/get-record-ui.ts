import * as lifetimes from "../../lifetimes.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, recordIds } from "../../table/kinds.ts";
import { path, query, required } from "../../table/parameters.ts";
import { layoutTypes, modes } from "../kinds.ts";
import { recordUi } from "./record-ui.ts";

/** Everything that pages of records are drawn from: records, layouts and what their objects are made of. */
export const getRecordUi = defineRead({
  name: "getRecordUi",
  method: "GET",
  path: "/record-ui/{recordIds}",
  parameters: {
    recordIds: path(recordIds),
    layoutTypes: required(query(layoutTypes)),
    modes: required(query(modes)),
    optionalFields: query(fieldNames),
  },
  unsupported: ["formFactor", "childRelationships", "pageSize", "updateMru"],
  lifetime: lifetimes.recordUi,
  answer: recordUi,
});
