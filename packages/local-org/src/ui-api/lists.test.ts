import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRequest, pathOf, uiApi } from "../testing/paths.ts";
import { objectName, startTestOrg, type TestOrg } from "../testing/test-org.ts";

const listUi = `${uiApi}/list-ui/${objectName}/Alle_aanvragen`;
const listRecords = `${uiApi}/list-records/${objectName}/Alle_aanvragen`;
let org: TestOrg;

beforeAll(async () => {
  org = await startTestOrg({ copyMetadata: true });
  for (const name of ["Bakker", "Aalbers", "Claes"]) await createRequest(org, { LastName__c: name });
});
afterAll(() => org.remove());

/** The last names in an answer's records. */
function namesIn(list: unknown): unknown[] {
  const { records = [] }: { records?: { fields: { LastName__c: { value: string } } }[] } = Object(list);
  return records.map(({ fields }) => fields.LastName__c.value);
}

test("a list view answers with its columns and its records, newest first", async () => {
  const { status, body } = await org.send("GET", listUi, { administrator: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    eTag: expect.any(String),
    info: {
      eTag: expect.any(String),
      label: "Alle aanvragen",
      listReference: { listViewApiName: "Alle_aanvragen", objectApiName: objectName, type: "listView" },
    },
    records: { count: 3, currentPageToken: "0", nextPageToken: null, pageSize: 50, sortBy: [] },
  });
  expect(body).toHaveProperty("info.displayColumns.2", {
    fieldApiName: "LastName__c",
    label: "Achternaam",
    lookupId: null,
    sortable: true,
  });
  expect(namesIn(Object(body).records)).toEqual(["Claes", "Aalbers", "Bakker"]);
});

test("records come in pages and in the order asked for", async () => {
  const body = { pageSize: 2, sortBy: [pathOf("LastName__c")] };
  const first = await org.send("POST", listRecords, { body, administrator: true });
  expect(first.body).toMatchObject({ count: 2, nextPageToken: "2", previousPageToken: null });
  const next = { ...body, pageToken: "2" };
  const second = await org.send("POST", listRecords, { body: next, administrator: true });
  expect(second.body).toMatchObject({ count: 1, nextPageToken: null, previousPageToken: "0" });
  expect([...namesIn(first.body), ...namesIn(second.body)]).toEqual(["Aalbers", "Bakker", "Claes"]);
});

test("the query of a list view takes the same keys", async () => {
  const query = `?pageSize=1&sortBy=-${pathOf("LastName__c")}&fields=${pathOf("City__c")}`;
  const { body } = await org.send("GET", listUi + query, { administrator: true });
  expect(namesIn(Object(body).records)).toEqual(["Claes"]);
  expect(body).toHaveProperty("records.records.0.fields.City__c", { displayValue: null, value: null });
});

test("a guest's lists are empty", async () => {
  const list = await org.send("GET", listUi);
  expect(list).toMatchObject({ status: 200, body: { records: { count: 0, records: [] } } });
  const records = await org.send("POST", listRecords, { body: {} });
  expect(records).toMatchObject({ status: 200, body: { count: 0, records: [], nextPageToken: null } });
});

describe("a request for records is refused", () => {
  test.each<[object, number, string]>([
    [{ pageSize: 0 }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageSize: 2001 }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageSize: "50" }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageToken: "-1" }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageToken: 0 }, 400, "JSON_PARSER_ERROR"],
    [{ sortBy: ["Nickname__c"] }, 400, "INVALID_FIELD"],
    [{ sortBy: ["LastName__c", "City__c"] }, 400, "INVALID_PARAMETER_VALUE"],
    [{ sortBy: ["LastName__c'); DROP TABLE records;--"] }, 400, "INVALID_FIELD"],
    [{ fields: ["Nickname__c"] }, 400, "INVALID_FIELD"],
    [{ fields: "LastName__c" }, 400, "JSON_PARSER_ERROR"],
    [{ limit: 5 }, 400, "JSON_PARSER_ERROR"],
    [{ where: "{ LastName__c: { eq: 1 } }" }, 501, "NOT_IMPLEMENTED"],
  ])("with %j", async (body, status, errorCode) => {
    const answer = await org.send("POST", listRecords, { body, administrator: true });
    expect(answer).toMatchObject({ status, body: [{ errorCode }] });
  });

  test("for a list view that does not exist", async () => {
    const answer = await org.send("GET", `${uiApi}/list-ui/${objectName}/Mijn_aanvragen`, { administrator: true });
    expect(answer).toMatchObject({ status: 404, body: [{ errorCode: "NOT_FOUND" }] });
  });

  test("for a list view that shows some records only", async () => {
    // This test changes the metadata and stands last.
    const file = join(org.forceApp, `objects/${objectName}/listViews/Alle_aanvragen.listView-meta.xml`);
    writeFileSync(file, readFileSync(file, "utf8").replace("Everything", "Mine"));
    const answer = await org.send("GET", listUi, { administrator: true });
    expect(answer).toMatchObject({ status: 501, body: [{ errorCode: "NOT_IMPLEMENTED" }] });
  });
});
