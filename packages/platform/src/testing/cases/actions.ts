import {
  getActionOverrides,
  getFormulaActivation,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
} from "../../endpoints/actions.ts";
import type { ReadCase } from "../contract.ts";
import { denied, missing, missingItem } from "../org-calls.ts";
import { object, otherId, quotation, recordId, times } from "../samples.ts";

const response = { actions: {} };
const makeQuotation = `${object}.Offerte_maken`;
const relatedListId = "Quotations__r";
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
const lists = [{ relatedListId, ...wanted }, { relatedListId: "Notes__r" }];

/** The actions of one source, in order. */
const offers = (source: string, ...names: readonly string[]) => ({
  actions: { [source]: { actions: names.map((apiName) => ({ apiName })) } },
});

const lifetime = times.fiveMinutes;
export const reads: Record<string, ReadCase> = {
  getGlobalActions: {
    endpoint: getGlobalActions,
    config: {},
    request: { path: "/actions/global" },
    response,
    lifetime,
    org: () => ({
      administrator: [{ response: offers("Global", "Global.Nieuwe_aanvraag") }],
      guest: { response: offers("Global") },
    }),
  },
  getLookupActions: {
    endpoint: getLookupActions,
    config: { objectApiNames: [object, quotation] },
    request: { path: `/actions/lookup/${object},${quotation}` },
    required: ["objectApiNames"],
    response,
    lifetime,
    org: () => ({
      administrator: [
        { config: { objectApiNames: [object] }, response: offers(object, "New") },
        { title: "of two objects", response: offers(quotation, "New") },
      ],
      guest: { response: offers(object) },
    }),
  },
  getObjectCreateActions: {
    endpoint: getObjectCreateActions,
    config: { objectApiName: object },
    request: { path: `/actions/object/${object}/record-create` },
    required: ["objectApiName"],
    response,
    lifetime,
    org: () => ({
      administrator: [{ response: offers(object, "SaveEdit", "SaveAndNew", "CancelEdit") }],
      guest: { response: offers(object) },
    }),
  },
  getActionOverrides: {
    endpoint: getActionOverrides,
    config: { objectApiName: object, defaultTemplateOnly: true, type: "New" },
    request: { path: `/actions/overrides/${object}`, query: { defaultTemplateOnly: "true", type: "New" } },
    required: ["objectApiName"],
    response: { overrides: {} },
    lifetime,
    org: () => ({
      administrator: [{ config: { objectApiName: quotation }, response: { overrides: [] } }],
      guest: denied,
    }),
  },
  getFormulaActivation: {
    endpoint: getFormulaActivation,
    config: { actionFeature: "QuickAction", application: "Reisbureau", objectApiNames: [object] },
    request: {
      path: "/actions/formula-activation/QuickAction",
      query: { application: "Reisbureau", objectApiNames: object },
    },
    required: ["actionFeature"],
    response: {},
    lifetime,
    org: () => ({
      administrator: [{ response: { application: "Reisbureau", objects: { [object]: { isActive: false } } } }],
      guest: { response: { objects: { [object]: { isActive: false } } } },
    }),
  },
  getRecordActions: {
    endpoint: getRecordActions,
    config: { recordIds: ids, ...wanted },
    request: { path: `/actions/record/${ids.join()}`, query: wantedQuery },
    required: ["recordIds"],
    either: ["sections", "apiNames"],
    invalid: [{ formFactor: "large" }],
    response,
    lifetime,
    org: ({ bakker, japan }) => ({
      administrator: [
        {
          title: "in the order of the layout",
          config: { recordIds: [bakker], sections: ["Page"] },
          response: offers(bakker, makeQuotation, "Edit", "Delete"),
        },
        {
          title: "of a type",
          config: { recordIds: [bakker], actionTypes: ["StandardButton"], sections: ["Page"] },
          response: offers(bakker, "Edit", "Delete"),
        },
        {
          title: "of a section",
          config: { recordIds: [bakker], sections: ["ActivityComposer"] },
          response: offers(bakker),
        },
        {
          title: "by name",
          config: { recordIds: [japan, bakker], apiNames: ["Clone", "Edit"] },
          response: { actions: { ...offers(japan, "Edit", "Clone").actions, ...offers(bakker, "Edit").actions } },
        },
        {
          title: "that the layout does not offer",
          config: { recordIds: [bakker], apiNames: ["Clone"], retrievalMode: "All" },
          response: offers(bakker, "Clone"),
        },
      ],
      guest: missing,
    }),
  },
  getRecordEditActions: {
    endpoint: getRecordEditActions,
    config: { recordIds: ids, ...wanted },
    request: { path: `/actions/record/${ids.join()}/record-edit`, query: wantedQuery },
    required: ["recordIds"],
    response,
    lifetime,
    org: ({ bakker }) => ({
      administrator: [{ config: { recordIds: [bakker] }, response: offers(bakker, "SaveEdit", "CancelEdit") }],
      guest: missing,
    }),
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
    response: { results: lists.map(() => ({ statusCode: 200, result: response })) },
    lifetime,
    org: ({ bakker }) => ({
      administrator: [
        {
          config: {
            recordIds: [bakker],
            relatedListsActionParameters: [{ relatedListId, sections: ["Page"] }, { relatedListId: "Geen__r" }],
          },
          response: { results: [{ statusCode: 200, result: offers(bakker, "New") }, missingItem] },
        },
      ],
      guest: missing,
    }),
  },
  getRelatedListActions: {
    endpoint: getRelatedListActions,
    config: { recordIds: ids, relatedListId, ...wanted },
    request: { method: "POST", path: `/actions/record/${ids.join()}/related-list/${relatedListId}`, body: wanted },
    required: ["recordIds", "relatedListId"],
    response,
    lifetime,
    org: ({ bakker }) => ({
      administrator: [
        { config: { recordIds: [bakker], relatedListId, sections: ["Page"] }, response: offers(bakker, "New") },
      ],
      guest: missing,
    }),
  },
  getRelatedListRecordActions: {
    endpoint: getRelatedListRecordActions,
    config: { recordIds: [recordId], relatedListRecordIds: [otherId] },
    request: { path: `/actions/record/${recordId}/related-list-record/${otherId}` },
    required: ["recordIds", "relatedListRecordIds"],
    response,
    lifetime,
    org: ({ bakker, japan }) => ({
      administrator: [
        { config: { recordIds: [bakker], relatedListRecordIds: [japan] }, response: offers(bakker, "Edit", "Delete") },
        {
          title: "of a record that is not in the related list",
          config: { recordIds: [japan], relatedListRecordIds: [bakker] },
          ...missing,
        },
      ],
      guest: missing,
    }),
  },
};
