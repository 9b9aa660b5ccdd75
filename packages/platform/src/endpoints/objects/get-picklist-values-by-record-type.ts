import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, recordId } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { PicklistValuesByField } from "./types.ts";

/** The choices of every picklist of a record type. */
export const getPicklistValuesByRecordType = defineRead({
  name: "getPicklistValuesByRecordType",
  method: "GET",
  path: "/object-info/{objectApiName}/picklist-values/{recordTypeId}",
  parameters: { objectApiName: path(objectName), recordTypeId: path(recordId) },
  lifetime: lifetimes.picklistValues,
  answer: whole(expectObject<PicklistValuesByField>({ picklistFieldValues: "object" })),
});
