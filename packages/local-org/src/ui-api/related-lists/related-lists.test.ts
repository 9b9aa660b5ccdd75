import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQuotation, createRequest, uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

const listId = "Quotations__r";
let org: TestOrg;
let request: string;

beforeAll(async () => {
  org = await startTestOrg({ copyMetadata: true });
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

const subjectsIn = (list: unknown): unknown[] =>
  Object(list).records.map(({ fields }: { fields: { Subject__c: { value: string } } }) => fields.Subject__c.value);

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

  test("come in one response for several lists", async () => {
    const { body } = await asAdministrator("GET", `/related-list-info/batch/${objectName}/${listId},Geen__r`);
    expect(body).toMatchObject({ results: [{ statusCode: 200, result: { label: "Offertes" } }, { statusCode: 404 }] });
  });

  test("are changed by a user, for the info, the preferences and the records alike", async () => {
    const info = `/related-list-info/${objectName}/${listId}`;
    const preferences = `/related-list-preferences/${objectName}.${listId}`;
    const body = {
      orderedByInfo: [{ fieldApiName: "TotalAmount__c", isAscending: false }],
      userPreferences: { columnWidths: { Name: 120 }, columnWrap: { Name: true } },
    };
    expect((await asAdministrator("PATCH", info, body)).body).toMatchObject(body);
    expect((await asAdministrator("GET", preferences)).body).toMatchObject({
      columnWidths: { Name: 120 },
      columnWrap: { Name: true },
      orderedBy: body.orderedByInfo,
      preferencesId: `${objectName}.${listId}`,
    });
    const records = `/related-list-records/${request}/${listId}`;
    expect(subjectsIn((await asAdministrator("POST", records, {})).body)).toEqual(["Japan", "Laos", "Peru"]);
    await asAdministrator("PATCH", preferences, { orderedBy: null, columnWidths: { Subject__c: -1 } });
    expect(subjectsIn((await asAdministrator("POST", records, {})).body)).toEqual(["Peru", "Laos", "Japan"]);
    const batch = `/related-list-preferences/batch/${objectName}.${listId},${objectName}.Geen__r,x`;
    expect((await asAdministrator("GET", batch)).body).toMatchObject({
      results: [
        { result: { columnWidths: { Name: 120, Subject__c: -1 }, orderedBy: [] } },
        { statusCode: 404 },
        { statusCode: 400 },
      ],
    });
  });
});

describe("the records of a related list", () => {
  const path = (): string => `/related-list-records/${request}/${listId}`;

  test("come in pages, filtered and sorted, with fields of the parent", async () => {
    const fields = [`${quotationName}.ContactRequest__r.LastName__c`];
    const body = { fields, pageSize: 2, sortBy: ["-Subject__c"], where: "{ TotalAmount__c: { gt: 400 } }" };
    const first = await asAdministrator("POST", path(), body);
    expect(first.body).toMatchObject({ count: 2, nextPageToken: "2", listReference: { inContextOfRecordId: request } });
    expect(subjectsIn(first.body)).toEqual(["Peru", "Laos"]);
    expect(first.body).toHaveProperty("records.0.fields.ContactRequest__r.value.fields.LastName__c.value", "Bakker");
    const info = await asAdministrator("GET", `/related-list-info/${objectName}/${listId}`);
    expect(first.body).toHaveProperty("listInfoETag", Object(info.body).eTag);
    const second = await asAdministrator("POST", path(), { ...body, pageToken: "2" });
    expect(subjectsIn(second.body)).toEqual(["Japan"]);
  });

  test("come in one response for several lists", async () => {
    const relatedListParameters = [{ relatedListId: listId, pageSize: 1 }, { relatedListId: "Geen__r" }];
    const { body } = await asAdministrator("POST", `/related-list-records/batch/${request}`, { relatedListParameters });
    expect(body).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 200, result: { count: 1 } },
        { statusCode: 404, result: [{ errorCode: "NOT_FOUND" }] },
      ],
    });
  });

  test("are counted", async () => {
    const count = `/related-list-count/${request}/${listId}`;
    expect((await asAdministrator("GET", count)).body).toMatchObject({ count: 3, hasMore: false });
    expect((await asAdministrator("GET", `${count}?maxCount=2`)).body).toMatchObject({ count: 2, hasMore: true });
    const batch = await asAdministrator("GET", `/related-list-count/batch/${request}/${listId},Geen__r`);
    expect(batch.body).toMatchObject({ results: [{ result: { count: 3 } }, { statusCode: 404 }] });
  });

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

test.each([
  ["GET", "/related-list-count/a00000000000001AAA/Quotations__r"],
  ["GET", `/related-list-info/${objectName}/constructor`],
  ["GET", `/related-list-preferences/${objectName}.__proto__`],
])("%s %s does not exist", async (method, path) => {
  expect((await asAdministrator(method, path)).status).toBe(404);
});

test("a changed layout changes the list", async () => {
  const file = join(org.forceApp, `layouts/${objectName}-Offerteaanvraag Layout.layout-meta.xml`);
  writeFileSync(file, readFileSync(file, "utf8").replace("<fields>TotalAmount__c</fields>", ""));
  const { body } = await asAdministrator("GET", `/related-list-info/${objectName}/${listId}`);
  expect(Object(body).displayColumns).toHaveLength(4);
});
