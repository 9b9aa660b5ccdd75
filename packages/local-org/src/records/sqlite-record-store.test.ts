import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadOrgMetadata } from "../metadata/load-org-metadata.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { requestName, realForceApp } from "../testing/test-org.ts";
import { users } from "../users.ts";
import { type DataFile, openDataFile } from "./data-file.ts";
import { matchIndexes } from "./field-indexes.ts";
import { SqliteRecordStore } from "./sqlite-record-store.ts";

const metadata = loadOrgMetadata(realForceApp);
const start = Date.parse("2026-11-21T10:00:00.000Z");

let folder: string;
let file: DataFile;
let store: SqliteRecordStore;
let now: number;

function open(): void {
  file = openDataFile(folder);
  matchIndexes(file, metadata);
  const parts = { file, metadata: () => metadata, now: () => now };
  store = new SqliteRecordStore(parts, users.guest.id);
}

beforeEach(() => {
  folder = temporaryFolder();
  now = start;
  open();
});
afterEach(() => file.close());

const create = (fields: Record<string, unknown> = {}) =>
  store.create(requestName, { LastName__c: "Jansen", ...fields });

describe("a new record", () => {
  test("gets its number, dates, users, record type and default values", () => {
    const { id, fields } = create();
    expect(id).toMatch(/^a[0-9A-Za-z]{14}[A-Z0-5]{3}$/);
    expect(fields).toMatchObject({
      Id: id,
      Name: "OA-000001",
      LastName__c: "Jansen",
      Newsletter__c: false,
      CreatedDate: "2026-11-21T10:00:00.000Z",
      LastModifiedDate: "2026-11-21T10:00:00.000Z",
      SystemModstamp: "2026-11-21T10:00:00.000Z",
      CreatedById: users.guest.id,
      OwnerId: users.guest.id,
      RecordTypeId: metadata.objects.get(requestName)?.defaultRecordTypeId,
    });
    expect(store.read(requestName, id)?.fields).toEqual(fields);
  });

  test("never takes a number that was used, also not after a delete and a restart", () => {
    const { id } = create();
    store.delete(requestName, id);
    file.close();
    open();
    expect(create().fields.Name).toBe("OA-000002");
  });

  test.each<[Record<string, unknown>, string]>([
    [{ LastName__c: null }, "REQUIRED_FIELD_MISSING"],
    [{ LastName__c: "  " }, "REQUIRED_FIELD_MISSING"],
    [{ Nickname__c: "x" }, "INVALID_FIELD"],
    [{ constructor: "x" }, "INVALID_FIELD"],
    [{ CreatedDate: "2020-01-01T00:00:00.000Z" }, "INVALID_FIELD_FOR_INSERT_UPDATE"],
    [{ OwnerId: users.administrator.id }, "INVALID_FIELD_FOR_INSERT_UPDATE"],
    [{ RecordTypeId: "012000000000001AAA" }, "INVALID_CROSS_REFERENCE_KEY"],
  ])("is rejected with %j", (fields, errorCode) => {
    expect(() => create(fields)).toThrow(expect.objectContaining({ status: 400, errorCode }));
    expect(store.count(requestName)).toBe(0);
  });

  test("is rejected for an object that is not known", () => {
    expect(() => store.create("records", {})).toThrow(expect.objectContaining({ errorCode: "INVALID_TYPE" }));
  });
});

describe("a unique field", () => {
  test("rejects a second record, and is case-sensitive", () => {
    create({ SubmissionKey__c: "k" });
    const rejection = { errorCode: "DUPLICATE_VALUE", fields: ["SubmissionKey__c"] };
    expect(() => create({ SubmissionKey__c: "k" })).toThrow(expect.objectContaining(rejection));
    create({ SubmissionKey__c: "K" });
    expect(store.count(requestName)).toBe(2);
  });

  test("still rejects it after a restart, and allows any number of records without a value", () => {
    create({ SubmissionKey__c: "k" });
    file.close();
    open();
    expect(() => create({ SubmissionKey__c: "k" })).toThrow(expect.objectContaining({ errorCode: "DUPLICATE_VALUE" }));
    create();
    create();
    expect(store.count(requestName)).toBe(3);
  });

  test("finds the record by its value", () => {
    const { id } = create({ SubmissionKey__c: "k" });
    expect(store.findByExternalId(requestName, "SubmissionKey__c", "k")?.id).toBe(id);
    expect(store.findByExternalId(requestName, "SubmissionKey__c", "' OR 1=1 --")).toBeUndefined();
    expect(() => store.findByExternalId(requestName, "LastName__c", "Jansen")).toThrow("no external id");
  });
});

describe("a change", () => {
  test("keeps the other fields and returns the time", () => {
    const { id } = create({ City__c: "Delft" });
    now += 1000;
    const { fields } = store.update(requestName, id, { LastName__c: "De Vries" });
    expect(fields).toMatchObject({
      LastName__c: "De Vries",
      City__c: "Delft",
      CreatedDate: "2026-11-21T10:00:00.000Z",
      LastModifiedDate: "2026-11-21T10:00:01.000Z",
    });
    expect(store.read(requestName, id)?.fields).toEqual(fields);
  });

  test("may not empty a required field or take another record's unique value", () => {
    create({ SubmissionKey__c: "k" });
    const { id } = create();
    expect(() => store.update(requestName, id, { LastName__c: "" })).toThrow(
      expect.objectContaining({
        errorCode: "REQUIRED_FIELD_MISSING",
      }),
    );
    expect(() => store.update(requestName, id, { SubmissionKey__c: "k" })).toThrow(
      expect.objectContaining({
        errorCode: "DUPLICATE_VALUE",
      }),
    );
  });

  test("of a record that is gone is rejected, as is its delete", () => {
    const { id } = create();
    store.delete(requestName, id);
    expect(store.read(requestName, id)).toBeUndefined();
    expect(() => store.update(requestName, id, {})).toThrow(
      expect.objectContaining({ status: 404, errorCode: "NOT_FOUND" }),
    );
    expect(() => store.delete(requestName, id)).toThrow(expect.objectContaining({ status: 404 }));
  });
});

describe("a list", () => {
  const names = (query?: Parameters<SqliteRecordStore["list"]>[1]): unknown[] =>
    store.list(requestName, query).map(({ fields }) => fields.LastName__c);

  beforeEach(() => {
    for (const name of ["Bakker", "aalbers", "Claes"]) create({ LastName__c: name });
  });

  test("shows the newest first, in pages", () => {
    expect(names()).toEqual(["Claes", "aalbers", "Bakker"]);
    expect(names({ offset: 1, limit: 1 })).toEqual(["aalbers"]);
    expect(names({ offset: 3 })).toEqual([]);
  });

  test("sorts by a field, upper and lower case alike", () => {
    expect(names({ sort: [{ field: "LastName__c", descending: false }] })).toEqual(["aalbers", "Bakker", "Claes"]);
    expect(names({ sort: [{ field: "LastName__c", descending: true }] })).toEqual(["Claes", "Bakker", "aalbers"]);
  });

  test("rejects sorting by a name that is not a field", () => {
    expect(() => names({ sort: [{ field: "id; DROP TABLE records", descending: false }] })).toThrow("No such column");
    expect(store.count(requestName)).toBe(3);
  });
});
