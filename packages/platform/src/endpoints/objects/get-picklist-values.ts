import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldName, recordId, type FieldName, type Kind } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { PicklistValues } from "./types.ts";

const filledParts = /^[^.]+(?:\.[^.]+)+$/;

/** A field whose object has to be named as well: each of the two is a part of the path. */
const qualifiedFieldName: Kind<FieldName, string> = {
  expected: "Object.Field",
  keep: (value) => {
    const name = fieldName.keep(value);
    return name !== undefined && filledParts.test(name) ? name : undefined;
  },
};

/** The choices of one field, named as `Object.Field`, for a record type. */
export const getPicklistValues = defineRead({
  name: "getPicklistValues",
  method: "GET",
  path: "/object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}",
  parameters: { fieldApiName: path(qualifiedFieldName), recordTypeId: path(recordId) },
  derive({ fieldApiName }) {
    const [objectApiName, ...field] = fieldApiName.split(".");
    return { objectApiName, fieldApiName: field.join(".") };
  },
  lifetime: lifetimes.picklistValues,
  answer: whole(expectObject<PicklistValues>({ values: "array" })),
});
