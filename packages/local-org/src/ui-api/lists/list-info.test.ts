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
  test("lists what it filters, changes, and is gone when removed", async () => {
    const made = await asAdministrator("POST", listInfo, input);
    expect(made).toMatchObject({
      status: 200,
      body: {
        label: "Ruim budget",
        deletable: true,
        updateable: true,
        filteredByInfo: [{ fieldApiName: "Budget__c", label: "Budget per persoon", operator: "GreaterThan" }],
        scope: { apiName: "mine" },
        visibility: "Private",
      },
    });
    const url = `${listInfo}/Ruim_budget`;
    expect((await asAdministrator("GET", url)).body).toEqual(made.body);
    const records = `${uiApi}/list-records/${objectName}/Ruim_budget`;
    expect((await asAdministrator("POST", records, {})).body).toMatchObject({
      count: 2,
      listInfoETag: Object(made.body).eTag,
    });
    const change = { label: "Zeer ruim", filterLogicString: "NOT 1" };
    expect((await asAdministrator("PATCH", url, change)).body).toMatchObject({
      label: "Zeer ruim",
      filterLogicString: "NOT 1",
      filteredByInfo: [{ fieldApiName: "Budget__c" }],
    });
    expect((await asAdministrator("POST", records, {})).body).toMatchObject({ count: 1 });
    expect((await asAdministrator("DELETE", url)).status).toBe(204);
    expect((await asAdministrator("GET", url)).status).toBe(404);
  });

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

test("several list views come in one response, each with its own outcome", async () => {
  const names = `${objectName}.Alle_aanvragen,${objectName}.Geen`;
  const { body } = await asAdministrator("GET", `${uiApi}/list-info/batch?names=${names}&ids=00B000000000001AAA`);
  expect(body).toMatchObject({
    hasErrors: true,
    results: [
      { statusCode: 404, result: [{ errorCode: "NOT_FOUND" }] },
      { statusCode: 200, result: { label: "Alle aanvragen", updateable: false, deletable: false } },
      { statusCode: 404 },
    ],
  });
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

  test("are kept by user, order the list, and go back to the list's own", async () => {
    const order = [{ fieldApiName: "LastName__c", isAscending: true }];
    const kept = await asAdministrator("PATCH", path, {
      columnWidths: { LastName__c: 200 },
      columnWrap: { LastName__c: true },
      orderedBy: order,
    });
    expect(kept.body).toMatchObject({
      columnWidths: { LastName__c: 200 },
      orderedBy: [{ fieldApiName: "LastName__c", isAscending: true, label: "Achternaam" }],
    });
    expect((await asAdministrator("GET", path)).body).toEqual(kept.body);
    const list = await asAdministrator("GET", `${uiApi}/list-ui/${objectName}/Alle_aanvragen`);
    expect(list.body).toMatchObject({
      info: { userPreferences: { columnWidths: { LastName__c: 200 } }, orderedByInfo: order },
    });
    expect(list.body).toHaveProperty("records.records.0.fields.LastName__c.value", "Bakker");
    await asAdministrator("PATCH", path, { columnWidths: { Name: -1 }, orderedBy: null });
    expect((await asAdministrator("GET", path)).body).toMatchObject({
      columnWidths: { LastName__c: 200, Name: -1 },
      columnWrap: { LastName__c: true },
      orderedBy: [],
    });
    expect((await org.send("GET", path)).body).toMatchObject({ columnWidths: {}, orderedBy: [] });
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

  test("to a guest, and one of force-app to everyone", async () => {
    const rejected = { status: 403, body: [{ errorCode: "INSUFFICIENT_ACCESS" }] };
    expect(await org.send("POST", listInfo, { body: input })).toMatchObject(rejected);
    const path = `${listInfo}/Alle_aanvragen`;
    expect(await asAdministrator("PATCH", path, { label: "Andere" })).toMatchObject(rejected);
    expect(await asAdministrator("DELETE", path)).toMatchObject(rejected);
    expect(await org.send("DELETE", path)).toMatchObject(rejected);
  });
});
