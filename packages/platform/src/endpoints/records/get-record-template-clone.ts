import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { RecordTemplate } from "./types.ts";

/** A new record with the values of another one. */
export const getRecordTemplateClone = defineRead({
  name: "getRecordTemplateClone",
  method: "GET",
  path: "/record-defaults/template/clone/{recordId}",
  parameters: {
    recordId: path(recordId),
    optionalFields: query(fieldNames),
    recordTypeId: query(recordId),
  },
  lifetime: lifetimes.cloneTemplate,
  answer: whole(expectObject<RecordTemplate>({ record: "object" })),
});
