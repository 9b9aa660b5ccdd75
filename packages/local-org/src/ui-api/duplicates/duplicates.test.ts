import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { createQuotation, createRequest, uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
let request: string;
let quotation: string;

beforeAll(async () => {
  org = await startTestOrg({ activeDuplicateRule: true });
  request = await createRequest(org);
  quotation = await createQuotation(org, { Subject__c: "Peru", ContactRequest__c: request });
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

test("the configuration names the active rules and what they compare", async () => {
  const response = await org.send("GET", `${uiApi}/duplicates/${quotationName}`, { administrator: true });
  expect(response.body).toMatchObject({
    apiName: quotationName,
    dedupeEnabled: true,
    dedupeFields: ["ContactRequest__c", "Subject__c"],
    duplicateRules: [
      {
        actionOnInsert: "Allow",
        matchRules: [{ matchEngine: "ExactMatchEngine", name: "Zelfde_offerte", objectApiName: quotationName }],
        name: "Dubbele_offerte",
        operationsOnInsert: ["Alert", "Report"],
      },
    ],
    predupeEnabled: true,
  });
  const none = await org.send("GET", `${uiApi}/duplicates/${objectName}`, { administrator: true });
  expect(none.body).toMatchObject({ dedupeEnabled: false, dedupeFields: [], predupeEnabled: false });
});

test("a record like one that exists is found before it is saved", async () => {
  const { body } = await post("/predupe", { apiName: quotationName, fields: same() });
  expect(body).toMatchObject({
    allowSave: true,
    duplicateError: true,
    duplicateRules: ["Dubbele_offerte"],
    matches: [
      {
        objectApiName: quotationName,
        recordIds: [quotation],
        duplicateResultInfos: { Dubbele_offerte: { matchResultInfo: [{ recordIds: [quotation] }] } },
      },
    ],
  });
  for (const fields of [{ Subject__c: "Peru" }, { ...same(), Subject__c: "Laos" }, { ContactRequest__c: request }])
    expect((await post("/predupe", { apiName: quotationName, fields })).body).toMatchObject({ matches: [] });
});

describe("saving a duplicate", () => {
  test("needs to be confirmed, on its own and in a batch", async () => {
    const record = { apiName: quotationName, fields: same() };
    const rejected = {
      status: 400,
      body: [{ errorCode: "DUPLICATES_DETECTED", message: expect.stringContaining("offerte") }],
    };
    expect(await post("/records", record)).toMatchObject(rejected);
    const operations = [{ type: "CREATE", records: [record] }];
    expect((await post("/records/batch", { operations })).body).toMatchObject({
      results: [{ result: [{ errorCode: "DUPLICATES_DETECTED" }] }],
    });
    expect((await post("/records", { ...record, allowSaveOnDuplicate: true })).status).toBe(201);
  });

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

  test("guests", async () => {
    const body = { apiName: quotationName, fields: same() };
    expect((await org.send("POST", `${uiApi}/predupe`, { body })).status).toBe(403);
    expect((await org.send("GET", `${uiApi}/duplicates/${quotationName}`)).status).toBe(403);
  });
});
