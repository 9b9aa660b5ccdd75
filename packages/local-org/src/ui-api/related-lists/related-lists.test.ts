import { afterAll, expect, test } from "vitest";
import { requestName, startTestOrg } from "../../testing/test-org.ts";

const listId = "Quotations__r";
const info = `/related-list-info/${requestName}/${listId}`;
const org = await startTestOrg();
afterAll(() => org.remove());
const request = await org.createRequest();
const records = `/related-list-records/${request}/${listId}`;

test("an info has every column if those of the layout are not enough", async () => {
  const { body } = await org.asAdministrator("GET", `${info}?restrictColumnsToLayout=false`);
  expect(Object(body).displayColumns.length).toBeGreaterThan(10);
});

test.each<object>([
  { pageSize: 0 },
  { pageSize: 1e9 },
  { pageToken: "foreign" },
  { where: "{ Nickname__c: { eq: 1 } }" },
  { where: "1=1) OR (1=1" },
  { sortBy: ["Subject__c); DROP TABLE records;--"] },
  { fields: ["Quotation__c.ContactRequest__r.Nickname__c"] },
  { fields: ["Quotation__c.ContactRequest__r.Owner.Password"] },
  { relatedListParameters: [] },
])("a request for records with %j is rejected", async (body) => {
  expect((await org.asAdministrator("POST", records, body)).status).toBe(400);
});

test.each([
  ["POST", records, 404],
  ["POST", `/related-list-records/batch/${request}`, 404],
  ["GET", `/related-list-count/${request}/${listId}`, 404],
  ["GET", `/related-list-count/batch/${request}/${listId}`, 404],
  ["GET", info, 403],
  ["PATCH", info, 403],
  ["PATCH", `/related-list-preferences/${requestName}.${listId}`, 403],
])("a guest may not call %s %s", async (method, path, status) => {
  const body = path.includes("batch") ? { relatedListParameters: [] } : {};
  expect((await org.asGuest(method, path, method === "GET" ? undefined : body)).status).toBe(status);
});

test("a guest sees no related lists", async () => {
  const { body } = await org.asGuest("GET", `/related-list-info/${requestName}`);
  expect(body).toMatchObject({ relatedLists: [] });
});

test("a batch of preferences has a result for each list", async () => {
  const ids = `${requestName}.${listId},${requestName}.Geen__r,x`;
  expect((await org.asAdministrator("GET", `/related-list-preferences/batch/${ids}`)).body).toMatchObject({
    results: [{ statusCode: 200 }, { statusCode: 404 }, { statusCode: 400 }],
  });
});

test.each([
  "/related-list-count/a00000000000001AAA/Quotations__r",
  `/related-list-info/${requestName}/constructor`,
  `/related-list-preferences/${requestName}.__proto__`,
])("%s does not exist", async (path) => {
  expect((await org.asAdministrator("GET", path)).status).toBe(404);
});
