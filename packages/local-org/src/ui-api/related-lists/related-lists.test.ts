import { afterAll, expect, test } from "vitest";
import { requestName, startTestOrg } from "../../testing/test-org.ts";

const listId = "Quotations__r";
const org = await startTestOrg();
afterAll(() => org.remove());
const request = await org.createRequest();
const records = `/related-list-records/${request}/${listId}`;

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
  "/related-list-count/a00000000000001AAA/Quotations__r",
  `/related-list-info/${requestName}/constructor`,
  `/related-list-preferences/${requestName}.__proto__`,
])("%s does not exist", async (path) => {
  expect((await org.asAdministrator("GET", path)).status).toBe(404);
});
