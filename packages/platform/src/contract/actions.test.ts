import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Actions,
  getActionOverrides,
  getFormulaActivation,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecord,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
} from "../index.ts";
import { valuesOf } from "../testing/records.ts";
import { type ContractOrg, notFound, quotationName, requestName, startContractOrg } from "../testing/contract-org.ts";

const endpoints = {
  getActionOverrides,
  getFormulaActivation,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecord,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
};
const makeQuotation = `${requestName}.Offerte_maken`;
const changeQuotation = `${quotationName}.Offerte_bijwerken`;
const relatedListId = "Quotations__r";

let org: ContractOrg;
let requestId: string;
let quotationId: string;
beforeAll(async () => {
  org = await startContractOrg({ activeDuplicateRule: true });
  requestId = await org.make(requestName, { LastName__c: "Bakker" });
  quotationId = await org.make(quotationName, {
    Subject__c: "Japan",
    ContactRequest__c: requestId,
    TotalAmount__c: 750,
  });
});
afterAll(() => org.remove());

const platform = () => org.platformFor("administrator", endpoints);

/** The names of the actions that are offered for each thing, in their order. */
const namesIn = ({ actions }: Actions): Record<string, (string | null)[]> =>
  Object.fromEntries(Object.entries(actions).map(([of, offer]) => [of, offer.actions.map(({ apiName }) => apiName)]));

describe("the actions that are offered", () => {
  test.each<[string, () => Promise<Actions>, () => Record<string, string[]>]>([
    [
      "with a record are those of its layout",
      () => platform().getRecordActions.read({ recordIds: requestId, sections: "Page" }),
      () => ({ [requestId]: [makeQuotation, "Edit", "Delete"] }),
    ],
    [
      "with records can be chosen by name",
      () => platform().getRecordActions.read({ recordIds: [quotationId, requestId], apiNames: ["Clone", "Edit"] }),
      () => ({ [quotationId]: ["Edit", "Clone"], [requestId]: ["Edit"] }),
    ],
    [
      "while a record changes are those of its definition",
      () => platform().getRecordEditActions.read({ recordIds: requestId }),
      () => ({ [requestId]: ["SaveEdit", "CancelEdit"] }),
    ],
    [
      "while a record is made are those of that definition",
      () => platform().getObjectCreateActions.read({ objectApiName: quotationName }),
      () => ({ [quotationName]: ["SaveEdit", "SaveAndNew", "CancelEdit"] }),
    ],
    [
      "in a lookup",
      () => platform().getLookupActions.read({ objectApiNames: [requestName, quotationName] }),
      () => ({ [requestName]: ["New"], [quotationName]: ["New"] }),
    ],
    ["anywhere", () => platform().getGlobalActions.read({}), () => ({ Global: ["Global.Nieuwe_aanvraag"] })],
    [
      "with a related list",
      () => platform().getRelatedListActions.read({ recordIds: requestId, relatedListId, sections: "Page" }),
      () => ({ [requestId]: ["New"] }),
    ],
    [
      "with a record of a related list",
      () => platform().getRelatedListRecordActions.read({ recordIds: requestId, relatedListRecordIds: quotationId }),
      () => ({ [requestId]: ["Edit", "Delete"] }),
    ],
  ])("%s", async (_, read, offered) => {
    expect(namesIn(await read())).toEqual(offered());
  });

  test("with several related lists come in one response", async () => {
    const relatedListsActionParameters = [{ relatedListId, sections: ["Page"] }, { relatedListId: "Geen__r" }];
    const { results } = await platform().getRelatedListsActions.read({
      recordIds: requestId,
      relatedListsActionParameters,
    });
    expect(results[0]?.result && namesIn(results[0].result)).toEqual({ [requestId]: ["New"] });
    expect(results[1]).toMatchObject({ statusCode: 404, body: [{ errorCode: "NOT_FOUND" }] });
  });

  test("have neither overrides nor formulas, as their files say", async () => {
    const reading = platform();
    const overrides = await reading.getActionOverrides.read({ objectApiName: quotationName });
    expect(overrides).toMatchObject({ overrides: [] });
    await expect(
      reading.getFormulaActivation.read({ actionFeature: "QuickAction", objectApiNames: [requestName] }),
    ).resolves.toMatchObject({ objects: { [requestName]: { isActive: false } } });
  });
});

describe("a quick action", () => {
  test("tells what it is, shows its definition, and what the definition begins with", async () => {
    const reading = platform();
    const action = { actionApiName: makeQuotation };
    await expect(reading.getQuickActionInfo.read(action)).resolves.toMatchObject({
      apiName: makeQuotation,
      label: "Offerte maken",
      type: "Create",
      targetSobjectType: quotationName,
      accessLevelRequired: "Read",
    });
    await expect(reading.getQuickActionLayout.read(action)).resolves.toMatchObject({
      actionApiName: makeQuotation,
      layout: {
        sections: [{ layoutRows: [{ layoutItems: [{ label: "Onderwerp" }, { label: "Geldig tot en met" }] }, {}] }],
      },
    });
    await expect(reading.getQuickActionDefaults.read({ ...action, parentRecordId: requestId })).resolves.toMatchObject({
      actionApiName: makeQuotation,
      fields: { ContactRequest__c: { value: requestId }, Status__c: { value: "Concept" }, Subject__c: { value: null } },
    });
  });

  test("makes a record below the one that it stands on", async () => {
    const writing = platform();
    const action = { actionApiName: makeQuotation, apiName: quotationName, contextId: requestId };
    const fields = { Subject__c: "Peru", TotalAmount__c: 100 };
    const done = await writing.performQuickAction({ ...action, fields });
    expect(done).toMatchObject({ contextId: requestId, isCreated: true, successMessage: "De offerte is gemaakt." });
    const names = ["Subject__c", "Status__c", "TotalAmount__c", "ContactRequest__c"];
    const made = await writing.getRecord.read({
      recordId: String(done?.id),
      fields: names.map((name) => `${quotationName}.${name}`),
    });
    expect(valuesOf(made)).toEqual({ ...fields, Status__c: "Concept", ContactRequest__c: requestId });

    const again = { ...action, fields };
    await expect(writing.performQuickAction(again)).rejects.toMatchObject({ errorCode: "DUPLICATES_DETECTED" });
    await expect(writing.performQuickAction({ ...again, allowSaveOnDuplicate: true })).resolves.toMatchObject({
      isCreated: true,
    });
  });

  test("of the kind Update changes the record that it stands on", async () => {
    const writing = platform();
    const action = { actionApiName: changeQuotation, contextId: quotationId };
    const done = await writing.performUpdateRecordQuickAction({ ...action, fields: { Status__c: "Verstuurd" } });
    expect(done).toMatchObject({ id: quotationId, isCreated: false, successMessage: "De offerte is bijgewerkt." });
    const fields = ["Status__c", "TotalAmount__c"].map((name) => `${quotationName}.${name}`);
    const changed = await platform().getRecord.read({ recordId: quotationId, fields });
    expect(valuesOf(changed)).toEqual({ Status__c: "Verstuurd", TotalAmount__c: 750 });
  });

  test.each<[string, () => Promise<unknown>, object]>([
    [
      "a field that its definition does not have",
      () =>
        platform().performQuickAction({
          actionApiName: makeQuotation,
          contextId: requestId,
          fields: { Subject__c: "Laos", OwnerId: requestId },
        }),
      { status: 400, errorCode: "INVALID_FIELD" },
    ],
    [
      "nothing filled in",
      () => platform().performQuickAction({ actionApiName: makeQuotation, contextId: requestId, fields: {} }),
      { status: 400, errorCode: "REQUIRED_FIELD_MISSING" },
    ],
    [
      "a record that there is not",
      () =>
        platform().performQuickAction({
          actionApiName: makeQuotation,
          contextId: "a00000000000001AAA",
          fields: { Subject__c: "Laos" },
        }),
      notFound,
    ],
    ["a name that no action has", () => platform().getQuickActionInfo.read({ actionApiName: "Geen" }), notFound],
  ])("is rejected with %s", async (_, act, invalidConfigMessage) => {
    await expect(act()).rejects.toMatchObject(invalidConfigMessage);
  });
});
