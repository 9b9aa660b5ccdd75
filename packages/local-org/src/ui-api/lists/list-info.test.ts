import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRequest, uiApi } from "../../testing/paths.ts";
import { objectName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

const listInfo = `${uiApi}/list-info/${objectName}`;
let org: TestOrg;

beforeAll(async () => {
  org = await startTestOrg();
  for (const [name, budget] of [
    ["Bakker", 1000],
    ["Claes", 5000],
    ["Dekker", 9000],
  ])
    await createRequest(org, { LastName__c: name, Budget__c: budget });
});
afterAll(() => org.remove());

const asAdministrator = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  org.send(method, path, { body, administrator: true });

const input = {
  listViewApiName: "Ruim_budget",
  label: "Ruim budget",
  displayColumns: ["Name", "LastName__c", "Budget__c"],
  filteredByInfo: [{ fieldApiName: "Budget__c", operator: "GreaterThan", operandLabels: ["2000"] }],
  scope: { apiName: "mine" },
  visibility: "Private",
};

describe("a list view that a user makes", () => {
  test("gets a name of its label, and is private to its maker unless it is public", async () => {
    const made = await asAdministrator("POST", listInfo, { label: "Aanvragen uit België!" });
    expect(made.body).toMatchObject({ listReference: { listViewApiName: "Aanvragen_uit_Belgie" } });
    expect((await org.send("GET", `${listInfo}/Aanvragen_uit_Belgie`)).status).toBe(404);
    await asAdministrator("PATCH", `${listInfo}/Aanvragen_uit_Belgie`, { visibility: "Public" });
    expect((await org.send("GET", `${listInfo}/Aanvragen_uit_Belgie`)).status).toBe(200);
  });
});

test("the list views of an object come in pages and by a part of their label", async () => {
  await asAdministrator("POST", listInfo, { label: "Zomer" });
  const all = await asAdministrator("GET", `${uiApi}/list-ui/${objectName}`);
  expect(all.body).toMatchObject({ objectApiName: objectName, pageSize: 20, recentListsOnly: false });
  expect(all.body).toHaveProperty("lists.0", {
    apiName: "Aanvragen_uit_Belgie",
    id: expect.stringMatching(/^00B/),
    label: "Aanvragen uit België!",
    listUiUrl: expect.any(String),
    url: expect.any(String),
  });
  const found = await asAdministrator("GET", `${listInfo}?q=alle&pageSize=1`);
  expect(found.body).toMatchObject({ count: 1, lists: [{ apiName: "Alle_aanvragen" }], queryString: "alle" });
  const own = await asAdministrator("GET", `${listInfo}?recentListsOnly=true`);
  expect(own.body).toMatchObject({ count: 2, nextPageToken: null });
  const first = await asAdministrator("GET", `${listInfo}?pageSize=2`);
  expect(first.body).toMatchObject({ count: 2, nextPageToken: "2" });
});

test("list object info describes what a list view can contain", async () => {
  const { body } = await asAdministrator("GET", `${uiApi}/list-object-info/${objectName}`);
  expect(body).toMatchObject({
    availableScopes: [{ apiName: "everything" }, { apiName: "mine" }],
    createable: true,
    objectApiName: objectName,
    publicOrSharedCreateable: true,
    columns: expect.arrayContaining([
      expect.objectContaining({ fieldApiName: "Budget__c", dataType: "Currency", filterable: true }),
      expect.objectContaining({ fieldApiName: "Wishes__c", sortable: false, filterable: false }),
    ]),
  });
  const guest = await org.send("GET", `${uiApi}/list-object-info/${objectName}`);
  expect(guest.body).toMatchObject({ createable: false, publicOrSharedCreateable: false });
  expect(guest.text).not.toContain("Email__c");
});

describe("preferences", () => {
  const path = `${uiApi}/list-preferences/${objectName}/Alle_aanvragen`;

  test("null resets the order", async () => {
    await asAdministrator("PATCH", path, { orderedBy: [{ fieldApiName: "LastName__c", isAscending: true }] });
    expect((await asAdministrator("PATCH", path, { orderedBy: null })).body).toMatchObject({ orderedBy: [] });
  });

  test.each<[object, number]>([
    [{ columnWidths: { LastName__c: 1.5 } }, 400],
    [{ columnWidths: { LastName__c: "200" } }, 400],
    [{ columnWidths: { Bestaat_niet__c: 200 } }, 400],
    [{ columnWrap: { LastName__c: "yes" } }, 400],
    [{ columnWrap: [] }, 400],
    [{ orderedBy: [{ fieldApiName: "LastName__c" }] }, 400],
    [{ orderedBy: [{ fieldApiName: "constructor", isAscending: true }] }, 400],
    [{ orderedBy: "LastName__c" }, 400],
    [{ width: 5 }, 400],
  ])("%j is rejected", async (body, status) => {
    expect((await asAdministrator("PATCH", path, body)).status).toBe(status);
  });
});

describe("a list view is rejected", () => {
  test.each<[object, string]>([
    [{ ...input, listViewApiName: "Alle_aanvragen" }, "DUPLICATE_DEVELOPER_NAME"],
    [{ ...input, listViewApiName: "Twee__strepen" }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, listViewApiName: "x'); DROP TABLE userData;--" }, "INVALID_PARAMETER_VALUE"],
    [{}, "INVALID_PARAMETER_VALUE"],
    [{ ...input, label: "x".repeat(41) }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, objectApiName: "Account" }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, displayColumns: ["Nickname__c"] }, "INVALID_FIELD"],
    [{ ...input, displayColumns: ["__proto__"] }, "INVALID_FIELD"],
    [{ ...input, displayColumns: "Name" }, "JSON_PARSER_ERROR"],
    [{ ...input, filteredByInfo: [{ fieldApiName: "Wishes__c", operator: "Equals" }] }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, filteredByInfo: [{ fieldApiName: "Budget__c", operator: "Like" }] }, "INVALID_PARAMETER_VALUE"],
    [
      { ...input, filteredByInfo: [{ fieldApiName: "Budget__c", operator: "Equals", operandLabels: ["veel"] }] },
      "INVALID_PARAMETER_VALUE",
    ],
    [{ ...input, filterLogicString: "1 AND 2" }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, filterLogicString: "(1" }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, scope: {} }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, visibility: "Everyone" }, "INVALID_PARAMETER_VALUE"],
    [{ ...input, owner: "me" }, "JSON_PARSER_ERROR"],
  ])("%j", async (body, errorCode) => {
    const response = await asAdministrator("POST", listInfo, body);
    expect(response).toMatchObject({ status: 400, body: [{ errorCode }] });
  });
});
