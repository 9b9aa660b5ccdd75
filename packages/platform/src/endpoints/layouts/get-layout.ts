import { masterRecordTypeId } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, recordTypeId } from "../../table/kinds.ts";
import { path, query, required, withDefault } from "../../table/parameters.ts";
import { formFactor, layoutType, mode } from "../kinds.ts";
import type { RecordLayout } from "./types.ts";

/** Which fields a page of a record shows, and where. */
export const getLayout = defineRead({
  name: "getLayout",
  method: "GET",
  path: "/layout/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    formFactor: query(formFactor),
    layoutType: required(query(layoutType)),
    mode: required(query(mode)),
    recordTypeId: withDefault(query(recordTypeId), masterRecordTypeId),
  },
  lifetime: lifetimes.layout,
  answer: whole(expectObject<RecordLayout>({ sections: "array" })),
});
