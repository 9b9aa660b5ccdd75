import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldName, recordId } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { PicklistValues } from "./types.ts";

/** The choices of one field, named as `Object.Field`, for a record type. */
export const getPicklistValues = defineRead({
  name: "getPicklistValues",
  method: "GET",
  path: "/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}",
  parameters: { fieldApiName: path(fieldName), recordTypeId: path(recordId) },
  derive({ fieldApiName }) {
    const [objectApiName, ...field] = fieldApiName.split(".");
    return { objectApiName, fieldApiName: field.join(".") };
  },
  lifetime: lifetimes.picklistValues,
  answer: whole(expectObject<PicklistValues>({ values: "array" })),
});
