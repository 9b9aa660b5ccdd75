import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadOrgMetadata } from "../metadata/load-org-metadata.ts";
import type { DeleteConstraint, OrgMetadata } from "../metadata/org-metadata.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { requestName, quotationName, realForceApp } from "../testing/test-org.ts";
import { users } from "../users.ts";
import { type DataFile, openDataFile } from "./data-file.ts";
import { matchIndexes } from "./field-indexes.ts";
import { SqliteRecordStore } from "./sqlite-record-store.ts";

const deployed = loadOrgMetadata(realForceApp);
const lookup = "ContactRequest__c";

/** The metadata, with what becomes of a quotation when its request is deleted. */
function withConstraint(deleteConstraint: DeleteConstraint): OrgMetadata {
  const object = deployed.objects.get(quotationName);
  const field = object?.fields.get(lookup);
  if (!object || !field) throw new Error(`There is no field ${lookup}.`);
  const fields = new Map(object.fields).set(lookup, { ...field, deleteConstraint });
  return { ...deployed, objects: new Map(deployed.objects).set(quotationName, { ...object, fields }) };
}

let file: DataFile;
let now: number;

beforeEach(() => {
  file = openDataFile(temporaryFolder());
  now = Date.parse("2026-11-21T10:00:00.000Z");
});
afterEach(() => file.close());

function openStore(metadata: OrgMetadata): SqliteRecordStore {
  matchIndexes(file, metadata);
  const parts = { file, metadata: () => metadata, now: () => now };
  return new SqliteRecordStore(parts, users.administrator.id);
}

/** A request with two quotations, and a quotation of another request. */
function fill(store: SqliteRecordStore) {
  const makeRequest = () => store.create(requestName, { LastName__c: "Bakker" }).id;
  const [request, other] = [makeRequest(), makeRequest()];
  const quote = (id: string) => store.create(quotationName, { Subject__c: "Peru", [lookup]: id }).id;
  return { request, other, quotations: [quote(request), quote(request)], foreign: quote(other) };
}

const lookupOf = (store: SqliteRecordStore, id: string) => store.read(quotationName, id)?.fields[lookup];

describe("deleting a record that others point at", () => {
  test("empties their lookups, and leaves the others alone", () => {
    const store = openStore(deployed);
    const { request, other, quotations, foreign } = fill(store);
    now += 1000;
    store.delete(requestName, request);
    expect(store.read(requestName, request)).toBeUndefined();
    expect(quotations.map((id) => lookupOf(store, id))).toEqual([null, null]);
    expect(lookupOf(store, foreign)).toBe(other);
    expect(store.read(quotationName, quotations[0] ?? "")?.fields).toMatchObject({
      Subject__c: "Peru",
      LastModifiedDate: "2026-11-21T10:00:00.000Z",
      SystemModstamp: "2026-11-21T10:00:01.000Z",
    });
  });

  test("is rejected when a lookup restricts it, until nothing points at it", () => {
    const store = openStore(withConstraint("Restrict"));
    const { request, quotations } = fill(store);
    const rejected = { status: 400, errorCode: "DELETE_FAILED", fields: [lookup] };
    expect(() => store.delete(requestName, request)).toThrow(expect.objectContaining(rejected));
    expect(lookupOf(store, quotations[0] ?? "")).toBe(request);
    for (const id of quotations) store.delete(quotationName, id);
    store.delete(requestName, request);
    expect(store.read(requestName, request)).toBeUndefined();
  });

  test("is undone with the rest when all or none is requested", () => {
    const store = openStore(deployed);
    const { request, quotations } = fill(store);
    const writes = [request, request].map((id) => ({ type: "delete" as const, object: requestName, id }));
    store.writeAll(writes, true);
    expect(store.read(requestName, request)).toBeDefined();
    expect(lookupOf(store, quotations[0] ?? "")).toBe(request);
  });

  test("finds them by an index", () => {
    openStore(deployed);
    const query = `EXPLAIN QUERY PLAN SELECT 1 FROM records WHERE object = '${quotationName}' AND json_extract(fields, '$.${lookup}') = ? COLLATE NOCASE`;
    expect(file.database.prepare(query).get("a")?.detail).toContain(`USING INDEX field:${quotationName}.${lookup}`);
  });
});
