import { afterAll, describe, expect, test } from "vitest";
import { requestName, readingGuests, startTestOrg } from "../../testing/test-org.ts";

const listInfo = `/list-info/${requestName}`;
const org = await startTestOrg(readingGuests);
afterAll(() => org.remove());
const input = {
  listViewApiName: "Ruim_budget",
  label: "Ruim budget",
  displayColumns: ["Name", "LastName__c", "Budget__c"],
  filteredByInfo: [{ fieldApiName: "Budget__c", operator: "GreaterThan", operandLabels: ["2000"] }],
  scope: { apiName: "mine" },
  visibility: "Private",
};

test("only its owner sees a new list view unless it is public", async () => {
  await org.asAdministrator("POST", listInfo, { label: "Aanvragen uit België!" });
  const path = `${listInfo}/Aanvragen_uit_Belgie`;
  expect((await org.asGuest("GET", path)).status).toBe(404);
  await org.asAdministrator("PATCH", path, { visibility: "Public" });
  expect((await org.asGuest("GET", path)).status).toBe(200);
});

test("a user finds recent list views", async () => {
  await org.asAdministrator("POST", listInfo, { label: "Zomer" });
  const all = await org.asAdministrator("GET", `/list-ui/${requestName}`);
  expect(all.body).toMatchObject({ objectApiName: requestName, pageSize: 20, recentListsOnly: false });
  expect(all.body).toHaveProperty("lists.0", {
    apiName: "Aanvragen_uit_Belgie",
    id: expect.stringMatching(/^00B/),
    label: "Aanvragen uit België!",
    listUiUrl: expect.any(String),
    url: expect.any(String),
  });
  const own = await org.asAdministrator("GET", `${listInfo}?recentListsOnly=true`);
  expect(own.body).toMatchObject({ count: 2, nextPageToken: null });
});

describe("preferences", () => {
  const path = `/list-preferences/${requestName}/Alle_aanvragen`;

  test("null resets the order", async () => {
    await org.asAdministrator("PATCH", path, { orderedBy: [{ fieldApiName: "LastName__c", isAscending: true }] });
    expect((await org.asAdministrator("PATCH", path, { orderedBy: null })).body).toMatchObject({ orderedBy: [] });
  });

  test.each<object>([
    { columnWidths: { LastName__c: 1.5 } },
    { columnWidths: { LastName__c: "200" } },
    { columnWidths: { Bestaat_niet__c: 200 } },
    { columnWrap: { LastName__c: "yes" } },
    { columnWrap: [] },
    { orderedBy: [{ fieldApiName: "LastName__c" }] },
    { orderedBy: [{ fieldApiName: "constructor", isAscending: true }] },
    { orderedBy: "LastName__c" },
    { width: 5 },
  ])("%j is rejected", async (body) => {
    expect((await org.asAdministrator("PATCH", path, body)).status).toBe(400);
  });
});

const invalidValue = "INVALID_PARAMETER_VALUE";

test.each<[object, string]>([
  [{ listViewApiName: "Alle_aanvragen" }, "DUPLICATE_DEVELOPER_NAME"],
  [{ listViewApiName: "Twee__strepen" }, invalidValue],
  [{ listViewApiName: "x'); DROP TABLE userData;--" }, invalidValue],
  [{ label: undefined, listViewApiName: undefined }, invalidValue],
  [{ label: "x".repeat(41) }, invalidValue],
  [{ objectApiName: "Account" }, invalidValue],
  [{ displayColumns: ["Nickname__c"] }, "INVALID_FIELD"],
  [{ displayColumns: ["__proto__"] }, "INVALID_FIELD"],
  [{ displayColumns: "Name" }, "JSON_PARSER_ERROR"],
  [{ filteredByInfo: [{ fieldApiName: "Wishes__c", operator: "Equals" }] }, invalidValue],
  [{ filteredByInfo: [{ fieldApiName: "Budget__c", operator: "Like" }] }, invalidValue],
  [{ filteredByInfo: [{ fieldApiName: "Budget__c", operator: "Equals", operandLabels: ["veel"] }] }, invalidValue],
  [{ filterLogicString: "1 AND 2" }, invalidValue],
  [{ filterLogicString: "(1" }, invalidValue],
  [{ scope: {} }, invalidValue],
  [{ visibility: "Everyone" }, invalidValue],
  [{ owner: "me" }, "JSON_PARSER_ERROR"],
])("a new list view with %j is rejected", async (change, errorCode) => {
  const response = await org.asAdministrator("POST", listInfo, { ...input, ...change });
  expect(response).toMatchObject({ status: 400, body: [{ errorCode }] });
});
