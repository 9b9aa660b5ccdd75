import { expect, test } from "vitest";
import type { FieldInfo, ObjectInfo } from "../endpoints/objects.ts";
import { uiRecord } from "../testing/records.ts";
import { getFieldDisplayValue, getFieldValue } from "./field-value.ts";
import { isLatitude, isLongitude } from "./geolocation.ts";
import {
  createRecordInputFilteredByEditedFields,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
} from "./record-input.ts";

const owner = uiRecord(2, { Name: "Ann" });
const trip = uiRecord(1, { Id: "1", Name: "Peru", Price: 5, Owner: owner, Note: null });
const shown = { ...trip, fields: { ...trip.fields, Price: { value: 5, displayValue: "€ 5,00" } } };

test.each([
  ["Trip__c.Name", "Peru", null],
  ["Trip__c.Price", 5, "€ 5,00"],
  ["Trip__c.Owner.Name", "Ann", null],
  [{ objectApiName: "Trip__c", fieldApiName: "Owner.Name" }, "Ann", null],
  ["Trip__c.Note", null, null],
  ["Trip__c.Note.Name", undefined, undefined],
  ["Trip__c.Other", undefined, undefined],
  ["Trip__c", undefined, undefined],
])("the field %j has the value %j and the display value %j", (field, value, display) => {
  expect(getFieldValue(shown, field)).toBe(value);
  expect(getFieldDisplayValue(shown, field)).toBe(display);
  expect(getFieldValue(undefined, field)).toBeUndefined();
});

const field = (createable: boolean, updateable: boolean): FieldInfo => ({
  apiName: "",
  label: "",
  dataType: "String",
  required: false,
  createable,
  updateable,
});
const objectInfo: ObjectInfo = {
  apiName: "Trip__c",
  label: "Reis",
  fields: { Id: field(true, true), Name: field(true, false), Price: field(false, true) },
  recordTypeInfos: {},
  defaultRecordTypeId: null,
};

test("an input contains the writable fields, and no nested records", () => {
  const everything = { Name: "Peru", Price: 5, Note: null };
  expect(generateRecordInputForCreate(trip, objectInfo)).toEqual({ apiName: "Trip__c", fields: { Name: "Peru" } });
  expect(generateRecordInputForCreate(trip)).toEqual({ apiName: "Trip__c", fields: everything });
  const changed = { apiName: "Trip__c", fields: { Id: trip.id, Price: 5 } };
  expect(generateRecordInputForUpdate(trip, objectInfo)).toEqual(changed);
  expect(generateRecordInputForUpdate(trip)).toEqual({ ...changed, fields: { Id: trip.id, ...everything } });
});

test("a filtered input contains the edited fields and the id", () => {
  const input = {
    apiName: "Trip__c",
    allowSaveOnDuplicate: true,
    fields: { Id: trip.id, Name: "Chili", Price: 5, New: 1 },
  };
  expect(createRecordInputFilteredByEditedFields(input, trip)).toEqual({
    ...input,
    fields: { Id: trip.id, Name: "Chili", New: 1 },
  });
});

test.each([
  [90, true, true],
  [-90, true, true],
  [90.1, false, true],
  [180, false, true],
  [-180, false, true],
  [-180.1, false, false],
  [NaN, false, false],
])("%d degrees: latitude %j, longitude %j", (degrees, latitude, longitude) => {
  expect([isLatitude(degrees), isLongitude(degrees)]).toEqual([latitude, longitude]);
});
