import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQuotation, createRequest, uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

const listId = "Quotations__r";
let org: TestOrg;
let request: string;

beforeAll(async () => {
  org = await startTestOrg();
  request = await createRequest(org, { LastName__c: "Bakker" });
  for (const [subject, day, amount] of [
    ["Japan", "2026-03-01", 900],
    ["Peru", "2026-01-01", 500],
    ["Laos", "2026-02-01", 700],
  ]) {
    const fields = { Subject__c: subject, ValidUntil__c: day, TotalAmount__c: amount, ContactRequest__c: request };
    await createQuotation(org, fields);
  }
  await createQuotation(org, { Subject__c: "Los" });
});
afterAll(() => org.remove());

const asAdministrator = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  org.send(method, uiApi + path, { body, administrator: true });

describe("the looks of a related list", () => {
  test("come from the layout of the parent", async () => {
    const { body } = await asAdministrator("GET", `/related-list-info/${objectName}`);
    expect(body).toMatchObject({
      parentObjectApiName: objectName,
      relatedLists: [
        {
          entityLabel: "Offerte",
          entityLabelPlural: "Offertes",
          fieldApiName: "ContactRequest__c",
          label: "Offertes",
          objectApiName: quotationName,
          relatedListId: listId,
        },
      ],
    });
    const info = await asAdministrator("GET", `/related-list-info/${objectName}/${listId}`);
    expect(info.body).toMatchObject({
      createable: true,
      label: "Offertes",
      displayColumns: [
        { fieldApiName: "Name" },
        { fieldApiName: "Subject__c", dataType: "string", sortable: true },
        { fieldApiName: "Status__c", picklistValues: ["Concept", "Verstuurd", "Geaccepteerd", "Afgewezen"] },
        { fieldApiName: "TotalAmount__c", dataType: "currency" },
        { fieldApiName: "ValidUntil__c", dataType: "date" },
      ],
      listReference: { parentObjectApiName: objectName, relatedListId: listId, type: "relatedList" },
      orderedByInfo: [{ fieldApiName: "ValidUntil__c", isAscending: true }],
      userPreferences: { preferencesId: `${objectName}.${listId}` },
    });
    const all = await asAdministrator(
      "GET",
      `/related-list-info/${objectName}/${listId}?restrictColumnsToLayout=false`,
    );
    expect(Object(all.body).displayColumns.length).toBeGreaterThan(10);
  });
});

describe("the records of a related list", () => {
  const path = (): string => `/related-list-records/${request}/${listId}`;

  test.each<[object, number]>([
    [{ pageSize: 0 }, 400],
    [{ pageSize: 1e9 }, 400],
    [{ pageToken: "foreign" }, 400],
    [{ where: "{ Nickname__c: { eq: 1 } }" }, 400],
    [{ where: "1=1) OR (1=1" }, 400],
    [{ sortBy: ["Subject__c); DROP TABLE records;--"] }, 400],
    [{ fields: ["Quotation__c.ContactRequest__r.Nickname__c"] }, 400],
    [{ fields: ["Quotation__c.ContactRequest__r.Owner.Password"] }, 400],
    [{ relatedListParameters: [] }, 400],
  ])("%j is rejected", async (body, status) => {
    expect((await asAdministrator("POST", path(), body)).status).toBe(status);
  });
});

test("a guest learns of no record, and changes nothing", async () => {
  const guest = async (method: string, path: string, body?: unknown): Promise<number> =>
    (await org.send(method, uiApi + path, { body })).status;
  expect(await guest("POST", `/related-list-records/${request}/${listId}`, {})).toBe(404);
  expect(await guest("POST", `/related-list-records/batch/${request}`, { relatedListParameters: [] })).toBe(404);
  expect(await guest("GET", `/related-list-count/${request}/${listId}`)).toBe(404);
  expect(await guest("GET", `/related-list-count/batch/${request}/${listId}`)).toBe(404);
  expect(await guest("GET", `/related-list-info/${objectName}/${listId}`)).toBe(403);
  expect(await guest("PATCH", `/related-list-info/${objectName}/${listId}`, {})).toBe(403);
  expect(await guest("PATCH", `/related-list-preferences/${objectName}.${listId}`, {})).toBe(403);
  expect((await org.send("GET", `${uiApi}/related-list-info/${objectName}`)).body).toMatchObject({ relatedLists: [] });
});

test("a batch of preferences has a result for each list", async () => {
  const ids = `${objectName}.${listId},${objectName}.Geen__r,x`;
  expect((await asAdministrator("GET", `/related-list-preferences/batch/${ids}`)).body).toMatchObject({
    results: [{ statusCode: 200 }, { statusCode: 404 }, { statusCode: 400 }],
  });
});

test.each([
  ["GET", "/related-list-count/a00000000000001AAA/Quotations__r"],
  ["GET", `/related-list-info/${objectName}/constructor`],
  ["GET", `/related-list-preferences/${objectName}.__proto__`],
])("%s %s does not exist", async (method, path) => {
  expect((await asAdministrator(method, path)).status).toBe(404);
});
