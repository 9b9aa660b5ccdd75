import { expect } from "vitest";
import {
  findDuplicates,
  getDuplicateConfiguration,
  getRecord,
  getRecordCreateDefaults,
  getRecords,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from "../../endpoints/records.ts";
import type { ReadCase } from "../contract.ts";
import { denied, missing, missingItem, withValues } from "../org-calls.ts";
import {
  city,
  missingId,
  nickname,
  object,
  otherId,
  quotation,
  record,
  recordId,
  recordTypeId,
  times,
} from "../samples.ts";

const fields = { fields: [city], optionalFields: [nickname] };
const fieldsQuery = { fields: city, optionalFields: nickname };
const template = { record: { apiName: object, id: null, fields: {} }, objectInfos: {} };
const status = `${quotation}.Status__c`;

export const reads: Record<string, ReadCase> = {
  getRecord: {
    endpoint: getRecord,
    config: { recordId, ...fields },
    request: { path: `/records/${recordId}`, query: fieldsQuery },
    required: ["recordId"],
    either: ["fields", "optionalFields"],
    invalid: [{ fields: [], optionalFields: [] }],
    response: record,
    lifetime: times.halfMinute,
    org: ({ bakker, japan }) => ({
      administrator: [
        { config: { recordId: bakker, ...fields }, response: { id: bakker, ...withValues({ City__c: "Delft" }) } },
        {
          title: "with fields of its lookups",
          config: {
            recordId: japan,
            fields: ["ContactRequest__r.City__c", "ContactRequest__r.Owner.Name"].map((name) => `${quotation}.${name}`),
          },
          response: withValues({
            ContactRequest__r: {
              apiName: object,
              fields: { City__c: { value: "Delft" }, Owner: { displayValue: "Beheerder" } },
            },
          }),
        },
        {
          title: "with a field that does not exist",
          config: { recordId: bakker, fields: [nickname] },
          error: { status: 400, errorCode: "INVALID_FIELD" },
        },
      ],
      guest: missing,
    }),
  },
  getRecords: {
    endpoint: getRecords,
    config: { recordIds: [recordId, otherId], ...fields },
    request: { path: `/records/batch/${recordId},${otherId}`, query: fieldsQuery },
    required: ["recordIds"],
    response: {
      results: [
        { statusCode: 200, result: record },
        { statusCode: 201, result: { ...record, id: otherId } },
      ],
    },
    lifetime: times.halfMinute,
    org: ({ bakker, claes, japan }) => ({
      administrator: [
        {
          config: { recordIds: [bakker, missingId, claes], fields: [city] },
          response: {
            results: [
              { statusCode: 200, result: { id: bakker, ...withValues({ City__c: "Delft" }) } },
              missingItem,
              { statusCode: 200, result: { id: claes, ...withValues({ City__c: "Gouda" }) } },
            ],
          },
        },
        {
          title: "of several objects",
          config: { recordIds: [bakker, japan], fields: [city, `${quotation}.Subject__c`] },
          response: {
            results: [{ result: withValues({ City__c: "Delft" }) }, { result: withValues({ Subject__c: "Japan" }) }],
          },
        },
      ],
      guest: { response: { hasErrors: true, results: [missingItem, missingItem, missingItem] } },
    }),
  },
  getDuplicateConfiguration: {
    endpoint: getDuplicateConfiguration,
    config: { objectApiName: object, recordTypeId },
    request: { path: `/duplicates/${object}`, query: { recordTypeId } },
    required: ["objectApiName"],
    response: { dedupeEnabled: true },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        {
          title: "of an object without rules",
          config: { objectApiName: object },
          response: { dedupeEnabled: false, predupeEnabled: false, dedupeFields: [] },
        },
        {
          title: "of an object with a rule",
          config: { objectApiName: quotation },
          response: {
            apiName: quotation,
            dedupeEnabled: true,
            predupeEnabled: true,
            dedupeFields: ["ContactRequest__c", "Subject__c"],
            duplicateRules: [
              {
                actionOnInsert: "Allow",
                matchRules: [{ matchEngine: "ExactMatchEngine", name: "Zelfde_offerte", objectApiName: quotation }],
                name: "Dubbele_offerte",
                operationsOnInsert: ["Alert", "Report"],
              },
            ],
          },
        },
      ],
      guest: { response: { dedupeEnabled: false, duplicateRules: [] } },
    }),
  },
  findDuplicates: {
    endpoint: findDuplicates,
    config: { allowSaveOnDuplicate: true, apiName: object, fields: { a: "x", b: 1, c: null, d: true } },
    request: {
      method: "POST",
      path: "/predupe",
      body: { allowSaveOnDuplicate: true, apiName: object, fields: { a: "x", b: 1, c: null, d: true } },
    },
    required: ["fields"],
    invalid: [{ fields: { a: {} } }, { fields: { a: [] } }],
    response: { matches: [] },
    lifetime: times.halfMinute,
    org: ({ bakker, peru }) => ({
      administrator: [
        { config: { apiName: object, fields: { LastName__c: "Bakker" } }, response: { matches: [] } },
        {
          title: "with a rule",
          config: { apiName: quotation, fields: { Subject__c: "peru", ContactRequest__c: bakker } },
          response: {
            allowSave: true,
            duplicateRules: ["Dubbele_offerte"],
            duplicateError: true,
            matches: [
              {
                objectApiName: quotation,
                recordIds: [peru],
                duplicateResultInfos: { Dubbele_offerte: { matchResultInfo: [{ recordIds: [peru] }] } },
              },
            ],
          },
        },
        ...[
          { Subject__c: "Chili", ContactRequest__c: bakker },
          { Subject__c: "peru", ContactRequest__c: null },
        ].map((values) => ({
          title: `of ${JSON.stringify(Object.keys(values))} that differ`,
          config: { apiName: quotation, fields: values },
          response: { matches: [] },
        })),
      ],
      guest: denied,
    }),
  },
  getRecordCreateDefaults: {
    endpoint: getRecordCreateDefaults,
    config: { objectApiName: object, formFactor: "Medium", optionalFields: [city], recordTypeId },
    request: {
      path: `/record-defaults/create/${object}`,
      query: { formFactor: "Medium", optionalFields: city, recordTypeId },
    },
    required: ["objectApiName"],
    response: { ...template, layout: {} },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        { config: { objectApiName: object }, response: { record: { apiName: object, id: null } } },
        {
          title: "with the layout",
          config: { objectApiName: quotation },
          response: {
            layout: { mode: "Create", layoutType: "Full" },
            objectInfos: { [quotation]: { apiName: quotation } },
            record: {
              apiName: quotation,
              id: null,
              recordTypeInfo: { name: "Reis op maat" },
              fields: {
                Status__c: { displayValue: "Concept", value: "Concept" },
                IncludesFlight__c: { value: false },
                Subject__c: { value: null },
                Owner: { displayValue: "Beheerder" },
              },
            },
          },
        },
        {
          title: "without a field that the org sets",
          config: { objectApiName: quotation },
          response: { record: { fields: expect.not.objectContaining({ Name: expect.anything() }) } },
        },
      ],
      guest: denied,
    }),
  },
  getRecordTemplateClone: {
    endpoint: getRecordTemplateClone,
    config: { recordId, optionalFields: [city], recordTypeId },
    request: { path: `/record-defaults/template/clone/${recordId}`, query: { optionalFields: city, recordTypeId } },
    required: ["recordId"],
    response: template,
    lifetime: times.second,
    org: ({ japan }) => ({
      administrator: [
        {
          config: {
            recordId: japan,
            optionalFields: ["Status__c", "TotalAmount__c", "Name", "CreatedDate"].map(
              (name) => `${quotation}.${name}`,
            ),
          },
          response: {
            record: {
              cloneSourceId: japan,
              id: null,
              ...withValues({
                CloneSourceId: japan,
                Status__c: "Verstuurd",
                TotalAmount__c: 900,
                Name: null,
                CreatedDate: null,
              }),
            },
          },
        },
      ],
      guest: missing,
    }),
  },
  getRecordTemplateCreate: {
    endpoint: getRecordTemplateCreate,
    config: { objectApiName: object, optionalFields: [city], recordTypeId },
    request: { path: `/record-defaults/template/create/${object}`, query: { optionalFields: city, recordTypeId } },
    required: ["objectApiName"],
    response: template,
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        { config: { objectApiName: object }, response: { record: { apiName: object, id: null } } },
        {
          title: "with fields",
          config: { objectApiName: quotation, optionalFields: [status, `${quotation}.Nickname__c`] },
          response: { record: { id: null, ...withValues({ Status__c: "Concept" }) } },
        },
        {
          title: "without fields",
          config: { objectApiName: quotation, recordTypeId: "012000000000000AAA" },
          response: { record: { recordTypeId: "012000000000000AAA" } },
        },
      ],
      guest: denied,
    }),
  },
};
