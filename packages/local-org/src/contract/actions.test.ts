import { afterAll, expect, test } from "vitest";
import { getRecord, performQuickAction, performUpdateRecordQuickAction } from "@travel-design/platform";
import { valuesOf } from "../testing/values-of.ts";
import { platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const endpoints = { getRecord, performQuickAction, performUpdateRecordQuickAction };
const makeQuotation = `${requestName}.Offerte_maken`;
const changeQuotation = `${quotationName}.Offerte_bijwerken`;

const org = await startTestOrg({ hasDuplicateRule: true });
afterAll(() => org.remove());
const requestId = await org.createRequest({ LastName__c: "Bakker" });
const quotationId = await org.createQuotation({
  Subject__c: "Japan",
  ContactRequest__c: requestId,
  TotalAmount__c: 750,
});

const platform = () => platformFor(org, "administrator", endpoints);

test("a quick action creates a related record", async () => {
  const writing = platform();
  const action = { actionApiName: makeQuotation, apiName: quotationName, contextId: requestId };
  const fields = { Subject__c: "Peru", TotalAmount__c: 100 };
  const result = await writing.performQuickAction({ ...action, fields });
  expect(result).toMatchObject({ contextId: requestId, isCreated: true, successMessage: "De offerte is gemaakt." });
  const names = ["Subject__c", "Status__c", "TotalAmount__c", "ContactRequest__c"];
  const created = await writing.getRecord.read({
    recordId: String(result?.id),
    fields: names.map((name) => `${quotationName}.${name}`),
  });
  expect(valuesOf(created)).toEqual({ ...fields, Status__c: "Concept", ContactRequest__c: requestId });

  const again = { ...action, fields };
  await expect(writing.performQuickAction(again)).rejects.toMatchObject({ errorCode: "DUPLICATES_DETECTED" });
  await expect(writing.performQuickAction({ ...again, allowSaveOnDuplicate: true })).resolves.toMatchObject({
    isCreated: true,
  });
});

test("a quick action of type Update updates its record", async () => {
  const writing = platform();
  const action = { actionApiName: changeQuotation, contextId: quotationId };
  const result = await writing.performUpdateRecordQuickAction({ ...action, fields: { Status__c: "Verstuurd" } });
  expect(result).toMatchObject({ id: quotationId, isCreated: false, successMessage: "De offerte is bijgewerkt." });
  const fields = ["Status__c", "TotalAmount__c"].map((name) => `${quotationName}.${name}`);
  const changed = await platform().getRecord.read({ recordId: quotationId, fields });
  expect(valuesOf(changed)).toEqual({ Status__c: "Verstuurd", TotalAmount__c: 750 });
});
