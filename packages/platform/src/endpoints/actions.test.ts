import { expect, test } from "vitest";
import { describeReads, describeWrites, loosely, type ReadCase } from "../testing/contract.ts";
import { ok } from "../testing/recorded-transport.ts";
import { city, object, otherId, recordId, times } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import {
  getActionOverrides,
  getFormulaActivation,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
} from "./actions.ts";

const actions = { actions: {} };
const actionApiName = `${object}.Bel_terug`;
const ids = [recordId, otherId];
const wanted = {
  actionTypes: ["QuickAction"],
  apiNames: ["Bel_terug"],
  formFactor: "Large",
  retrievalMode: "PageLayout",
  sections: ["Page", "ActivityComposer"],
};
const wantedQuery = {
  actionTypes: "QuickAction",
  apiNames: "Bel_terug",
  formFactor: "Large",
  retrievalMode: "PageLayout",
  sections: "Page,ActivityComposer",
};
const lists = [{ relatedListId: "Quotations__r", ...wanted }, { relatedListId: "Notes__r" }];

const quickActions: Record<string, ReadCase> = {
  getQuickActionLayout: {
    endpoint: getQuickActionLayout,
    config: { actionApiName },
    request: { path: `/actions/layout/${actionApiName}` },
    required: ["actionApiName"],
    response: { actionApiName },
    lifetime: times.quarter,
  },
  getQuickActionInfo: {
    endpoint: getQuickActionInfo,
    config: { actionApiName, parentRecordId: recordId },
    request: { path: `/actions/quick-action-info/${actionApiName}`, query: { parentRecordId: recordId } },
    required: ["actionApiName"],
    response: { apiName: actionApiName, accessLevelRequired: "Edit" },
    lifetime: times.quarter,
  },
  getQuickActionDefaults: {
    endpoint: getQuickActionDefaults,
    config: { actionApiName, optionalFields: [city], parentRecordId: recordId },
    request: {
      path: `/actions/record-defaults/${actionApiName}`,
      query: { optionalFields: city, parentRecordId: recordId },
    },
    required: ["actionApiName"],
    response: { fields: {} },
    lifetime: times.quarter,
  },
};

const lifetime = times.fiveMinutes;
const offered: Record<string, ReadCase> = {
  getGlobalActions: {
    endpoint: getGlobalActions,
    config: {},
    request: { path: "/actions/global" },
    response: actions,
    lifetime,
  },
  getLookupActions: {
    endpoint: getLookupActions,
    config: { objectApiNames: [object, "Guide__c"] },
    request: { path: `/actions/lookup/${object},Guide__c` },
    required: ["objectApiNames"],
    response: actions,
    lifetime,
  },
  getObjectCreateActions: {
    endpoint: getObjectCreateActions,
    config: { objectApiName: object },
    request: { path: `/actions/object/${object}/record-create` },
    required: ["objectApiName"],
    response: actions,
    lifetime,
  },
  getActionOverrides: {
    endpoint: getActionOverrides,
    config: { objectApiName: object, defaultTemplateOnly: true, type: "New" },
    request: { path: `/actions/overrides/${object}`, query: { defaultTemplateOnly: "true", type: "New" } },
    required: ["objectApiName"],
    response: { overrides: {} },
    lifetime,
  },
  getFormulaActivation: {
    endpoint: getFormulaActivation,
    config: { actionFeature: "x", application: "y", objectApiNames: [object] },
    request: { path: "/actions/formula-activation/x", query: { application: "y", objectApiNames: object } },
    required: ["actionFeature"],
    response: {},
    lifetime,
  },
  getRecordActions: {
    endpoint: getRecordActions,
    config: { recordIds: ids, ...wanted },
    request: { path: `/actions/record/${ids.join()}`, query: wantedQuery },
    required: ["recordIds"],
    either: ["sections", "apiNames"],
    invalid: [{ formFactor: "large" }],
    response: actions,
    lifetime,
  },
  getRecordEditActions: {
    endpoint: getRecordEditActions,
    config: { recordIds: ids, ...wanted },
    request: { path: `/actions/record/${ids.join()}/record-edit`, query: wantedQuery },
    required: ["recordIds"],
    response: actions,
    lifetime,
  },
  getRelatedListsActions: {
    endpoint: getRelatedListsActions,
    config: { recordIds: ids, relatedListsActionParameters: lists },
    request: {
      method: "POST",
      path: `/actions/record/${ids.join()}/related-list/batch`,
      body: { relatedListsActionParameters: lists },
    },
    required: ["recordIds", "relatedListsActionParameters"],
    invalid: [{ relatedListsActionParameters: [wanted] }, { relatedListsActionParameters: [{ relatedListId: 1 }] }],
    response: { results: lists.map(() => ({ statusCode: 200, result: actions })) },
    lifetime,
  },
  getRelatedListActions: {
    endpoint: getRelatedListActions,
    config: { recordIds: ids, relatedListId: "Quotations__r", ...wanted },
    request: { method: "POST", path: `/actions/record/${ids.join()}/related-list/Quotations__r`, body: wanted },
    required: ["recordIds", "relatedListId"],
    response: actions,
    lifetime,
  },
  getRelatedListRecordActions: {
    endpoint: getRelatedListRecordActions,
    config: { recordIds: [recordId], relatedListRecordIds: [otherId] },
    request: { path: `/actions/record/${recordId}/related-list-record/${otherId}` },
    required: ["recordIds", "relatedListRecordIds"],
    response: actions,
    lifetime,
  },
};

describeReads({ ...quickActions, ...offered });

const input = { allowSaveOnDuplicate: false, apiName: object, contextId: recordId, fields: { City__c: "Utrecht" } };
const path = `/actions/perform-quick-action/${actionApiName}`;

describeWrites({
  performQuickAction: {
    start: loosely(performQuickAction, { id: recordId }),
    config: { actionApiName, ...input },
    request: { method: "POST", path, body: input },
    required: ["actionApiName"],
  },
  performUpdateRecordQuickAction: {
    start: loosely(performUpdateRecordQuickAction, { id: recordId }),
    config: { actionApiName, ...input },
    request: { method: "PATCH", path, body: input },
    required: ["actionApiName", "contextId"],
  },
});

test("a quick action with status 204 resolves to undefined", async () => {
  const { platform, server } = testPlatform({ performQuickAction });
  server.replyWith({ status: 204, body: undefined });
  await expect(platform.performQuickAction({ actionApiName })).resolves.toBeUndefined();
  server.replyWith(ok("text"));
  await expect(platform.performQuickAction({ actionApiName })).rejects.toThrow("Expected object but received string");
});
