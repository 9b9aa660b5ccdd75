import { rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOrgMetadata } from "../metadata/load-org-metadata.ts";
import type { FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import { objectName, realForceApp, temporaryFolder } from "../testing/test-org.ts";
import { openDatabase } from "./database.ts";
import { duplicateField, matchIndexes } from "./field-indexes.ts";

const metadata = loadOrgMetadata(realForceApp);

/** The metadata with one field changed. */
function withField(name: string, change: Partial<FieldMetadata>): OrgMetadata {
  const object = metadata.objects.get(objectName);
  const field = object?.fields.get(name);
  if (!object || !field) throw new Error(`There is no field ${name}.`);
  const fields = new Map(object.fields).set(name, { ...field, ...change });
  return { ...metadata, objects: new Map(metadata.objects).set(objectName, { ...object, fields }) };
}

let folder: string;
let database: DatabaseSync;

beforeEach(() => {
  folder = temporaryFolder();
  database = openDatabase(folder);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function insert(number: number, city: string): void {
  database
    .prepare("INSERT INTO records (number, object, fields) VALUES (?, ?, ?)")
    .run(number, objectName, JSON.stringify({ City__c: city }));
}

test("a field that becomes unique is unique for records of before", () => {
  matchIndexes(database, metadata);
  insert(1, "Delft");
  matchIndexes(database, withField("City__c", { unique: true }));
  let refusal: unknown;
  try {
    insert(2, "DELFT");
  } catch (error) {
    refusal = error;
  }
  expect(duplicateField(refusal)).toBe("City__c");
});

test("a field cannot become unique over records with equal values", () => {
  insert(1, "Delft");
  insert(2, "Delft");
  expect(() => matchIndexes(database, withField("City__c", { unique: true }))).toThrow(
    "fields/City__c.field-meta.xml: records with equal values exist",
  );
});

test("a field that is unique no longer allows equal values", () => {
  matchIndexes(database, withField("City__c", { unique: true }));
  insert(1, "Delft");
  matchIndexes(database, metadata);
  expect(() => insert(2, "Delft")).not.toThrow();
});

test("upper and lower case differ where the field says so", () => {
  matchIndexes(database, withField("City__c", { unique: true, caseSensitive: true }));
  insert(1, "Delft");
  expect(() => insert(2, "DELFT")).not.toThrow();
});
