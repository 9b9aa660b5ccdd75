import { resolve } from "node:path";
import { expect, test } from "vitest";
import { eTagOf, jsonTextWithETag } from "../http/answer.ts";
import { loadOrgMetadata } from "../metadata/load-org-metadata.ts";
import { objectName } from "../testing/test-org.ts";
import { ownFields, selectFields, type FieldSelection } from "./field-selection.ts";
import { recordAsJson, representRecord } from "./record-representation.ts";

const metadata = loadOrgMetadata(resolve(import.meta.dirname, "../../../../force-app/main/default"));
const object = metadata.objects.get(objectName);
if (!object) throw new Error(`force-app has no ${objectName}.`);

const record = {
  id: "a00000000000001AAA",
  object: objectName,
  fields: {
    Id: "a00000000000001AAA",
    LastName__c: 'Zoë "van" 李 \u{1f30d}\n\u2028',
    Budget__c: 1250.5,
    AmountOfDays__c: 1200,
    LeavingDate__c: "2026-05-01",
    BekendVia__c: "Anders",
    Newsletter__c: true,
    OwnerId: null,
    LastModifiedDate: "2026-11-21T10:00:00.000Z",
    SystemModstamp: "2026-11-21T10:00:00.000Z",
    RecordTypeId: object.defaultRecordTypeId,
  },
};

const owner = [`${objectName}.LastName__c`, `${objectName}.Owner.Name`];

test.each<[string, FieldSelection]>([
  ["every field", ownFields(object, object.fields.keys())],
  ["no field", ownFields(object, [])],
  ["a related field", selectFields(object, owner, [])],
  ["only a related field", selectFields(object, owner.slice(1), [])],
])("the text with %s says what the objects say, in ASCII, and has their tag", (_, selection) => {
  const text = recordAsJson(object, record, selection);
  const shown = representRecord(object, record, selection);
  expect(JSON.parse(text)).toEqual(shown);
  expect(text).toMatch(/^[\0-\x7f]+$/);
  expect(JSON.parse(String(jsonTextWithETag(200, text).body))).toEqual({ ...shown, eTag: eTagOf(shown) });
});
