import { afterAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { quotationName, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg({ hasDuplicateRule: true });
afterAll(() => org.remove());
const request = await org.createRequest();
await org.createQuotation({ Subject__c: "Peru", ContactRequest__c: request });

const duplicate = { apiName: quotationName, fields: { Subject__c: "peru", ContactRequest__c: request } };

/** Changes the rule. The request makes the org read it: a save reads changed files a few times per second only. */
async function edit(change: (text: string) => string): Promise<void> {
  editFile(org.forceApp, `duplicateRules/${quotationName}.Dubbele_offerte.duplicateRule-meta.xml`, change);
  await org.asGuest("GET", "/object-info");
}

describe("saving a duplicate", () => {
  test("is rejected despite the user's confirmation when the rule blocks it, and is never its own duplicate", async () => {
    await edit((text) => text.replaceAll(">Allow<", ">Block<"));
    const confirmed = { ...duplicate, allowSaveOnDuplicate: true };
    expect((await org.asAdministrator("POST", "/records", confirmed)).status).toBe(400);
    const other = await org.createQuotation({ Subject__c: "Laos", ContactRequest__c: request });
    const patch = (fields: object) => org.asAdministrator("PATCH", `/records/${other}`, { fields });
    expect((await patch({ TotalAmount__c: 5 })).status).toBe(200);
    expect((await patch({ Subject__c: "Peru" })).status).toBe(400);
  });

  test("is possible if the rule is inactive", async () => {
    await edit((text) => text.replace("<isActive>true", "<isActive>false"));
    expect((await org.asAdministrator("POST", "/records", duplicate)).status).toBe(201);
  });
});

test.each([
  { apiName: quotationName },
  { apiName: "Account", fields: {} },
  { apiName: quotationName, fields: { Nickname__c: "x" } },
  { apiName: quotationName, fields: { Subject__c: { eq: 1 } } },
  { apiName: quotationName, fields: [] },
  { fields: {} },
])("a search for duplicates of %j is rejected", async (body) => {
  expect((await org.asAdministrator("POST", "/predupe", body)).status).toBe(400);
});
