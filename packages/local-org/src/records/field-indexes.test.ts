import { afterEach, beforeEach, expect, test } from "vitest";
import { loadOrgMetadata } from "../metadata/load-org-metadata.ts";
import type { FieldMetadata, OrgMetadata } from "../metadata/org-metadata.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { requestName, realForceApp } from "../testing/test-org.ts";
import { type DataFile, openDataFile } from "./data-file.ts";
import { duplicateField, matchIndexes } from "./field-indexes.ts";

const metadata = loadOrgMetadata(realForceApp);

/** The metadata with one field changed. */
function withField(name: string, change: Partial<FieldMetadata>, base = metadata): OrgMetadata {
  const object = base.objects.get(requestName);
  const field = object?.fields.get(name);
  if (!object || !field) throw new Error(`There is no field ${name}.`);
  const fields = new Map(object.fields).set(name, { ...field, ...change });
  return { ...base, objects: new Map(base.objects).set(requestName, { ...object, fields }) };
}

let file: DataFile;

beforeEach(() => {
  file = openDataFile(temporaryFolder());
});
afterEach(() => file.close());

function insert(number: number, city: string): void {
  file.database
    .prepare("INSERT INTO records (number, object, fields) VALUES (?, ?, ?)")
    .run(number, requestName, JSON.stringify({ City__c: city }));
}

test("a field that becomes unique is unique for records of before", () => {
  matchIndexes(file, metadata);
  insert(1, "Delft");
  matchIndexes(file, withField("City__c", { unique: true }));
  let thrown: unknown;
  try {
    insert(2, "DELFT");
  } catch (error) {
    thrown = error;
  }
  expect(duplicateField(thrown)).toBe("City__c");
});

test("a field cannot become unique over records with equal values", () => {
  insert(1, "Delft");
  insert(2, "Delft");
  expect(() => matchIndexes(file, withField("City__c", { unique: true }))).toThrow(
    "fields/City__c.field-meta.xml: records with equal values exist",
  );
});

test("a field that is unique no longer allows equal values", () => {
  matchIndexes(file, withField("City__c", { unique: true }));
  insert(1, "Delft");
  matchIndexes(file, metadata);
  expect(() => insert(2, "Delft")).not.toThrow();
});

test("upper and lower case differ where the field says so", () => {
  matchIndexes(file, withField("City__c", { unique: true, caseSensitive: true }));
  insert(1, "Delft");
  expect(() => insert(2, "DELFT")).not.toThrow();
});

test("if one field cannot be unique, no other index changes", () => {
  matchIndexes(file, metadata);
  insert(1, "Delft");
  insert(2, "Delft");
  const alsoUnique = withField("AlternativeSource__c", { unique: true });
  const both = withField("City__c", { unique: true }, alsoUnique);
  expect(() => matchIndexes(file, both)).toThrow("City__c.field-meta.xml");
  const indexes = file.database
    .prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%AlternativeSource__c%'")
    .all();
  expect(indexes).toEqual([]);
});
