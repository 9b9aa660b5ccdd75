import {
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  performQuickAction,
  performUpdateRecordQuickAction,
} from "../../endpoints/actions.ts";
import type { ReadCase, WriteCase } from "../contract.ts";
import { denied, withValues } from "../org-calls.ts";
import { city, object, quotation, recordId, times } from "../samples.ts";

const makeQuotation = `${object}.Offerte_maken`;
const changeQuotation = `${quotation}.Offerte_bijwerken`;

export const reads: Record<string, ReadCase> = {
  getQuickActionLayout: {
    endpoint: getQuickActionLayout,
    config: { actionApiName: makeQuotation },
    request: { path: `/actions/layout/${makeQuotation}` },
    required: ["actionApiName"],
    response: { actionApiName: makeQuotation },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        {
          response: {
            actionApiName: makeQuotation,
            layout: {
              mode: "Create",
              objectApiName: quotation,
              sections: [
                {
                  layoutRows: [
                    { layoutItems: [{ label: "Onderwerp", required: true }, { label: "Geldig tot en met" }] },
                    {},
                  ],
                },
              ],
            },
          },
        },
      ],
      guest: denied,
    }),
  },
  getQuickActionInfo: {
    endpoint: getQuickActionInfo,
    config: { actionApiName: makeQuotation, parentRecordId: recordId },
    request: { path: `/actions/quick-action-info/${makeQuotation}`, query: { parentRecordId: recordId } },
    required: ["actionApiName"],
    response: { apiName: makeQuotation, accessLevelRequired: "Edit" },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        {
          config: { actionApiName: makeQuotation },
          response: {
            apiName: makeQuotation,
            label: "Offerte maken",
            type: "Create",
            targetSobjectType: quotation,
            targetParentField: "ContactRequest__c",
            accessLevelRequired: "Read",
            defaultValues: [{ defaultValue: "Concept", field: "Status__c" }],
          },
        },
      ],
      guest: denied,
    }),
  },
  getQuickActionDefaults: {
    endpoint: getQuickActionDefaults,
    config: { actionApiName: makeQuotation, optionalFields: [city], parentRecordId: recordId },
    request: {
      path: `/actions/record-defaults/${makeQuotation}`,
      query: { optionalFields: city, parentRecordId: recordId },
    },
    required: ["actionApiName"],
    response: { fields: {} },
    lifetime: times.quarter,
    org: ({ bakker, japan }) => ({
      administrator: [
        {
          title: "of an action that creates",
          config: { actionApiName: makeQuotation, parentRecordId: bakker },
          response: {
            actionApiName: makeQuotation,
            ...withValues({
              ContactRequest__c: bakker,
              IncludesFlight__c: false,
              Status__c: "Concept",
              Subject__c: null,
            }),
          },
        },
        {
          title: "of an action that updates",
          config: { actionApiName: changeQuotation, parentRecordId: japan },
          response: withValues({ TotalAmount__c: 900 }),
        },
      ],
      guest: denied,
    }),
  },
};

const input = { allowSaveOnDuplicate: false, apiName: object, contextId: recordId, fields: { City__c: "Utrecht" } };

export const writes: Record<string, WriteCase> = {
  performQuickAction: {
    endpoint: performQuickAction,
    response: { id: recordId },
    config: { actionApiName: makeQuotation, ...input },
    request: { method: "POST", path: `/actions/perform-quick-action/${makeQuotation}`, body: input },
    required: ["actionApiName"],
    org: () => ({
      administrator: [
        {
          config: { actionApiName: "Global.Nieuwe_aanvraag", fields: { LastName__c: "Claes" } },
          response: { isCreated: true, contextId: null },
        },
      ],
      guest: denied,
    }),
  },
  performUpdateRecordQuickAction: {
    endpoint: performUpdateRecordQuickAction,
    response: { id: recordId },
    config: { actionApiName: changeQuotation, ...input },
    request: { method: "PATCH", path: `/actions/perform-quick-action/${changeQuotation}`, body: input },
    required: ["actionApiName", "contextId"],
    org: ({ japan }) => ({
      administrator: [
        {
          config: { actionApiName: changeQuotation, contextId: japan, fields: { Status__c: "Verstuurd" } },
          response: { id: japan, isCreated: false, successMessage: "De offerte is bijgewerkt." },
        },
      ],
      guest: denied,
    }),
  },
};
