import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { createQuotation, createRequest, uiApi } from "../../testing/paths.ts";
import { quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
let request: string;

beforeAll(async () => {
  org = await startTestOrg({ activeDuplicateRule: true });
  request = await createRequest(org);
  await createQuotation(org, { Subject__c: "Peru", ContactRequest__c: request });
});
afterAll(() => org.remove());

const post = (path: string, body: unknown): Promise<TestResponse> =>
  org.send("POST", uiApi + path, { body, administrator: true });

const same = (): Record<string, unknown> => ({ Subject__c: "peru", ContactRequest__c: request });

/** Changes the rule; the busy path of saving looks at the files a few times a second, others at once. */
async function edit(change: (text: string) => string): Promise<void> {
  editFile(org.forceApp, `duplicateRules/${quotationName}.Dubbele_offerte.duplicateRule-meta.xml`, change);
  await org.send("GET", `${uiApi}/object-info`);
}

describe("saving a duplicate", () => {
  test("is rejected despite the user's confirmation when the rule blocks it, and is never its own duplicate", async () => {
    await edit((text) => text.replaceAll(">Allow<", ">Block<"));
    const record = { apiName: quotationName, fields: same(), allowSaveOnDuplicate: true };
    expect((await post("/records", record)).status).toBe(400);
    const other = await createQuotation(org, { Subject__c: "Laos", ContactRequest__c: request });
    const patch = (fields: object): Promise<TestResponse> =>
      org.send("PATCH", `${uiApi}/records/${other}`, { body: { fields }, administrator: true });
    expect((await patch({ TotalAmount__c: 5 })).status).toBe(200);
    expect((await patch({ Subject__c: "Peru" })).status).toBe(400);
  });

  test("is nobody's concern when the rule is not active", async () => {
    await edit((text) => text.replace("<isActive>true", "<isActive>false"));
    expect((await post("/records", { apiName: quotationName, fields: same() })).status).toBe(201);
  });
});

describe("rejects", () => {
  test.each<[object, number]>([
    [{ apiName: quotationName }, 400],
    [{ apiName: "Account", fields: {} }, 400],
    [{ apiName: quotationName, fields: { Nickname__c: "x" } }, 400],
    [{ apiName: quotationName, fields: { Subject__c: { eq: 1 } } }, 400],
    [{ apiName: quotationName, fields: [] }, 400],
    [{ fields: {} }, 400],
  ])("%j", async (body, status) => {
    expect((await post("/predupe", body)).status).toBe(status);
  });
});
