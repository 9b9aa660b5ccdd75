import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRequest, pathOf, uiApi } from "../../testing/paths.ts";
import { objectName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

const listUi = `${uiApi}/list-ui/${objectName}/Alle_aanvragen`;
const listRecords = `${uiApi}/list-records/${objectName}/Alle_aanvragen`;
let org: TestOrg;

beforeAll(async () => {
  org = await startTestOrg();
  for (const name of ["Bakker", "Aalbers", "Claes"]) await createRequest(org, { LastName__c: name });
});
afterAll(() => org.remove());

/** The last names in a response's records. */
function namesIn(list: unknown): unknown[] {
  const { records = [] }: { records?: { fields: { LastName__c: { value: string } } }[] } = Object(list);
  return records.map(({ fields }) => fields.LastName__c.value);
}

test("a list view contains its columns and its records, newest first", async () => {
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
  expect(body).toHaveProperty("info.displayColumns.4", {
    fieldApiName: "LastName__c",
    label: "Achternaam",
    lookupId: null,
    searchable: true,
    sortable: true,
  });
  expect(namesIn(Object(body).records)).toEqual(["Claes", "Aalbers", "Bakker"]);
});

test("an employee finds requests by status and waiting time", async () => {
  const readList = (name: string): Promise<TestResponse> =>
    org.send("GET", `${uiApi}/list-ui/${objectName}/${name}`, { administrator: true });
  const isNew = await readList("Nieuwe_aanvragen");
  expect(isNew.body).toMatchObject({ info: { label: "Nieuw" }, records: { count: 3 } });
  expect((await readList("Vandaag")).body).toMatchObject({ info: { label: "Vandaag" }, records: { count: 3 } });
  const waits = await readList("Wacht_te_lang");
  expect(waits.body).toMatchObject({ info: { label: "Wacht langer dan twee werkdagen" }, records: { count: 0 } });
  const [{ id }] = Object(isNew.body).records.records;
  const body = { fields: { Status__c: "In behandeling" } };
  await org.send("PATCH", `${uiApi}/records/${id}`, { body, administrator: true });
  expect((await readList("Nieuwe_aanvragen")).body).toMatchObject({ records: { count: 2 } });
});

test("records come in pages and in the requested order", async () => {
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

describe("a request for records is rejected", () => {
  test.each<[object, number, string]>([
    [{ pageSize: 0 }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageSize: 2001 }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageSize: "50" }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageToken: "-1" }, 400, "INVALID_PARAMETER_VALUE"],
    [{ pageToken: 0 }, 400, "JSON_PARSER_ERROR"],
    [{ sortBy: ["Nickname__c"] }, 400, "INVALID_FIELD"],
    [{ sortBy: Array(6).fill("LastName__c") }, 400, "INVALID_PARAMETER_VALUE"],
    [{ sortBy: ["Wishes__c"] }, 400, "INVALID_PARAMETER_VALUE"],
    [{ sortBy: ["LastName__c'); DROP TABLE records;--"] }, 400, "INVALID_FIELD"],
    [{ fields: ["Nickname__c"] }, 400, "INVALID_FIELD"],
    [{ fields: "LastName__c" }, 400, "JSON_PARSER_ERROR"],
    [{ limit: 5 }, 400, "JSON_PARSER_ERROR"],
    [{ where: "{ LastName__c: { eq: 1 } }" }, 400, "INVALID_PARAMETER_VALUE"],
    [{ where: { LastName__c: { eq: "x" } } }, 400, "JSON_PARSER_ERROR"],
    [{ searchTerm: "a".repeat(1001) }, 400, "INVALID_PARAMETER_VALUE"],
  ])("with %j", async (body, status, errorCode) => {
    const response = await org.send("POST", listRecords, { body, administrator: true });
    expect(response).toMatchObject({ status, body: [{ errorCode }] });
  });

  test.each([`list-ui/${objectName}/Mijn_aanvragen`, "list-records/00B000000000001AAA"])(
    "for the list view %s, which does not exist",
    async (path) => {
      const response = await org.send("GET", `${uiApi}/${path}`, { administrator: true });
      expect(response).toMatchObject({ status: 404, body: [{ errorCode: "NOT_FOUND" }] });
    },
  );
});

test("the recent list begins with what was changed last", async () => {
  const url = `${uiApi}/mru-list-ui/${objectName}?fields=LastName__c`;
  const { body } = await org.send("GET", url, { administrator: true });
  expect(body).toMatchObject({ info: { listReference: { type: "mru" } } });
  const { records }: { records?: { records: { id: string }[] } } = Object(body);
  const oldest = String(records?.records[2]?.id);
  await org.send("PATCH", `${uiApi}/records/${oldest}`, {
    body: { fields: { City__c: "Delft" } },
    administrator: true,
  });
  const again = await org.send("GET", `${uiApi}/mru-list-records/${objectName}`, { administrator: true });
  expect(again.body).toHaveProperty("records.0.id", oldest);
});
