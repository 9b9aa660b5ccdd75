import { afterAll, describe, expect, test } from "vitest";
import { pathOf } from "../../testing/paths.ts";
import { requestName, readingGuests, startTestOrg } from "../../testing/test-org.ts";

const listUi = `/list-ui/${requestName}/Alle_aanvragen`;
const listRecords = `/list-records/${requestName}/Alle_aanvragen`;
const org = await startTestOrg(readingGuests);
afterAll(() => org.remove());
for (const name of ["Bakker", "Aalbers", "Claes"]) await org.createRequest({ LastName__c: name });

/** The last names in a response's records. */
function namesIn(list: unknown): unknown[] {
  const { records = [] }: { records?: { fields: { LastName__c: { value: string } } }[] } = Object(list);
  return records.map(({ fields }) => fields.LastName__c.value);
}

test("a list view contains its columns and its records, newest first", async () => {
  const { status, body } = await org.asAdministrator("GET", listUi);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    eTag: expect.any(String),
    info: {
      eTag: expect.any(String),
      label: "Alle aanvragen",
      listReference: { listViewApiName: "Alle_aanvragen", objectApiName: requestName, type: "listView" },
    },
    records: { count: 3, currentPageToken: "0", nextPageToken: null, pageSize: 50, sortBy: [] },
  });
  expect(body).toHaveProperty("info.displayColumns.5", {
    fieldApiName: "LastName__c",
    label: "Achternaam",
    lookupId: null,
    searchable: true,
    sortable: true,
  });
  expect(namesIn(Object(body).records)).toEqual(["Claes", "Aalbers", "Bakker"]);
});

test("an employee finds requests by status and waiting time", async () => {
  const readList = (name: string) => org.asAdministrator("GET", `/list-ui/${requestName}/${name}`);
  const isNew = await readList("Nieuwe_aanvragen");
  expect(isNew.body).toMatchObject({ info: { label: "Nieuw" }, records: { count: 3 } });
  expect((await readList("Vandaag")).body).toMatchObject({ info: { label: "Vandaag" }, records: { count: 3 } });
  const waits = await readList("Wacht_te_lang");
  expect(waits.body).toMatchObject({ info: { label: "Wacht langer dan twee werkdagen" }, records: { count: 0 } });
  const [{ id }] = Object(isNew.body).records.records;
  await org.asAdministrator("PATCH", `/records/${id}`, { fields: { Status__c: "In behandeling" } });
  expect((await readList("Nieuwe_aanvragen")).body).toMatchObject({ records: { count: 2 } });
});

test("the query of a list view takes the same keys", async () => {
  const query = `?pageSize=1&sortBy=-${pathOf("LastName__c")}&fields=${pathOf("City__c")}`;
  const { body } = await org.asAdministrator("GET", listUi + query);
  expect(namesIn(Object(body).records)).toEqual(["Claes"]);
  expect(body).toHaveProperty("records.records.0.fields.City__c", { displayValue: null, value: null });
});

describe("a request for records is rejected", () => {
  test.each<[object, string]>([
    [{ pageSize: 0 }, "INVALID_PARAMETER_VALUE"],
    [{ pageSize: 2001 }, "INVALID_PARAMETER_VALUE"],
    [{ pageSize: "50" }, "INVALID_PARAMETER_VALUE"],
    [{ pageToken: "-1" }, "INVALID_PARAMETER_VALUE"],
    [{ pageToken: 0 }, "JSON_PARSER_ERROR"],
    [{ sortBy: ["Nickname__c"] }, "INVALID_FIELD"],
    [{ sortBy: Array(6).fill("LastName__c") }, "INVALID_PARAMETER_VALUE"],
    [{ sortBy: ["Wishes__c"] }, "INVALID_PARAMETER_VALUE"],
    [{ sortBy: ["LastName__c'); DROP TABLE records;--"] }, "INVALID_FIELD"],
    [{ fields: ["Nickname__c"] }, "INVALID_FIELD"],
    [{ fields: "LastName__c" }, "JSON_PARSER_ERROR"],
    [{ limit: 5 }, "JSON_PARSER_ERROR"],
    [{ where: "{ LastName__c: { eq: 1 } }" }, "INVALID_PARAMETER_VALUE"],
    [{ where: { LastName__c: { eq: "x" } } }, "JSON_PARSER_ERROR"],
    [{ searchTerm: "a".repeat(1001) }, "INVALID_PARAMETER_VALUE"],
  ])("with %j", async (body, errorCode) => {
    const response = await org.asAdministrator("POST", listRecords, body);
    expect(response).toMatchObject({ status: 400, body: [{ errorCode }] });
  });

  test.each([`/list-ui/${requestName}/Mijn_aanvragen`, "/list-records/00B000000000001AAA"])(
    "for the list view %s, which does not exist",
    async (path) => {
      const response = await org.asAdministrator("GET", path);
      expect(response).toMatchObject({ status: 404, body: [{ errorCode: "NOT_FOUND" }] });
    },
  );
});

test.each(["sortBy", "fields"])(
  "a guest cannot distinguish a hidden field from a missing one by %s",
  async (parameter) => {
    const hidden = await org.asGuest("GET", `${listRecords}?${parameter}=Budget__c`);
    const missing = await org.asGuest("GET", `${listRecords}?${parameter}=Missing__c`);
    expect(hidden.status).toBe(400);
    expect(hidden.text.replaceAll("Budget__c", "Missing__c")).toBe(missing.text);
  },
);

test("the recent list begins with what was changed last", async () => {
  const { body } = await org.asAdministrator("GET", `/mru-list-ui/${requestName}?fields=LastName__c`);
  expect(body).toMatchObject({ info: { listReference: { type: "mru" } } });
  const { records }: { records?: { records: { id: string }[] } } = Object(body);
  const oldest = String(records?.records[2]?.id);
  await org.asAdministrator("PATCH", `/records/${oldest}`, { fields: { City__c: "Delft" } });
  const again = await org.asAdministrator("GET", `/mru-list-records/${requestName}`);
  expect(again.body).toHaveProperty("records.0.id", oldest);
});
