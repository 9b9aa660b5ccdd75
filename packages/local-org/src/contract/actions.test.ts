import { afterAll, describe, expect, test } from "vitest";
import type { Actions } from "@travel-design/platform";
import { valuesOf } from "../testing/values-of.ts";
import { notFound, platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const makeQuotation = `${requestName}.Offerte_maken`;
const changeQuotation = `${quotationName}.Offerte_bijwerken`;
const relatedListId = "Quotations__r";

const org = await startTestOrg({ hasDuplicateRule: true });
afterAll(() => org.remove());
const requestId = await org.createRequest({ LastName__c: "Bakker" });
const quotationId = await org.createQuotation({
  Subject__c: "Japan",
  ContactRequest__c: requestId,
  TotalAmount__c: 750,
});

const platform = () => platformFor(org, "administrator");

/** The names of the actions by source, in order. */
const namesIn = ({ actions }: Actions): Record<string, (string | null)[]> =>
  Object.fromEntries(Object.entries(actions).map(([of, offer]) => [of, offer.actions.map(({ apiName }) => apiName)]));

describe("the available actions", () => {
  const reads: Record<string, [read: () => Promise<Actions>, offered: Record<string, string[]>]> = {
    "for a record are those of its layout": [
      () => platform().getRecordActions.read({ recordIds: requestId, sections: "Page" }),
      { [requestId]: [makeQuotation, "Edit", "Delete"] },
    ],
    "for records can be selected by name": [
      () => platform().getRecordActions.read({ recordIds: [quotationId, requestId], apiNames: ["Clone", "Edit"] }),
      { [quotationId]: ["Edit", "Clone"], [requestId]: ["Edit"] },
    ],
    "on the edit page of a record": [
      () => platform().getRecordEditActions.read({ recordIds: requestId }),
      { [requestId]: ["SaveEdit", "CancelEdit"] },
    ],
    "on the page that creates a record": [
      () => platform().getObjectCreateActions.read({ objectApiName: quotationName }),
      { [quotationName]: ["SaveEdit", "SaveAndNew", "CancelEdit"] },
    ],
    "in a lookup field": [
      () => platform().getLookupActions.read({ objectApiNames: [requestName, quotationName] }),
      { [requestName]: ["New"], [quotationName]: ["New"] },
    ],
    "on every page": [() => platform().getGlobalActions.read({}), { Global: ["Global.Nieuwe_aanvraag"] }],
    "for a related list": [
      () => platform().getRelatedListActions.read({ recordIds: requestId, relatedListId, sections: "Page" }),
      { [requestId]: ["New"] },
    ],
    "for a record of a related list": [
      () => platform().getRelatedListRecordActions.read({ recordIds: requestId, relatedListRecordIds: quotationId }),
      { [requestId]: ["Edit", "Delete"] },
    ],
  };

  test.each(Object.entries(reads))("%s", async (_, [read, offered]) => {
    expect(namesIn(await read())).toEqual(offered);
  });

  test("for a record that is not in the related list do not exist", async () => {
    const config = { recordIds: quotationId, relatedListRecordIds: requestId };
    await expect(platform().getRelatedListRecordActions.read(config)).rejects.toMatchObject(notFound);
  });

  test("for several related lists come in one response", async () => {
    const relatedListsActionParameters = [{ relatedListId, sections: ["Page"] }, { relatedListId: "Geen__r" }];
    const { results } = await platform().getRelatedListsActions.read({
      recordIds: requestId,
      relatedListsActionParameters,
    });
    expect(results[0]?.result && namesIn(results[0].result)).toEqual({ [requestId]: ["New"] });
    expect(results[1]).toMatchObject({ statusCode: 404, body: [{ errorCode: "NOT_FOUND" }] });
  });

  test("have no overrides and no formulas if their files define none", async () => {
    const reading = platform();
    const overrides = await reading.getActionOverrides.read({ objectApiName: quotationName });
    expect(overrides).toMatchObject({ overrides: [] });
    await expect(
      reading.getFormulaActivation.read({ actionFeature: "QuickAction", objectApiNames: [requestName] }),
    ).resolves.toMatchObject({ objects: { [requestName]: { isActive: false } } });
  });
});

describe("a quick action", () => {
  test("has a description, a layout and default values", async () => {
    const reading = platform();
    const action = { actionApiName: makeQuotation };
    await expect(reading.getQuickActionInfo.read(action)).resolves.toMatchObject({
      apiName: makeQuotation,
      label: "Offerte maken",
      type: "Create",
      targetSobjectType: quotationName,
      targetParentField: "ContactRequest__c",
      accessLevelRequired: "Read",
      defaultValues: [{ defaultValue: "Concept", field: "Status__c" }],
    });
    await expect(reading.getQuickActionLayout.read(action)).resolves.toMatchObject({
      actionApiName: makeQuotation,
      layout: {
        mode: "Create",
        objectApiName: quotationName,
        sections: [
          {
            layoutRows: [{ layoutItems: [{ label: "Onderwerp", required: true }, { label: "Geldig tot en met" }] }, {}],
          },
        ],
      },
    });
    await expect(reading.getQuickActionDefaults.read({ ...action, parentRecordId: requestId })).resolves.toMatchObject({
      actionApiName: makeQuotation,
      fields: {
        ContactRequest__c: { value: requestId },
        IncludesFlight__c: { value: false },
        Status__c: { value: "Concept" },
        Subject__c: { value: null },
      },
    });
    const update = { actionApiName: changeQuotation, parentRecordId: quotationId };
    await expect(reading.getQuickActionDefaults.read(update)).resolves.toMatchObject({
      fields: { TotalAmount__c: { value: 750 } },
    });
  });

  test("creates a related record", async () => {
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

  test("of type Update updates its record", async () => {
    const writing = platform();
    const action = { actionApiName: changeQuotation, contextId: quotationId };
    const result = await writing.performUpdateRecordQuickAction({ ...action, fields: { Status__c: "Verstuurd" } });
    expect(result).toMatchObject({ id: quotationId, isCreated: false, successMessage: "De offerte is bijgewerkt." });
    const fields = ["Status__c", "TotalAmount__c"].map((name) => `${quotationName}.${name}`);
    const changed = await platform().getRecord.read({ recordId: quotationId, fields });
    expect(valuesOf(changed)).toEqual({ Status__c: "Verstuurd", TotalAmount__c: 750 });
  });
});
