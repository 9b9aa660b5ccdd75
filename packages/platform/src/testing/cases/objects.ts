import { expect } from "vitest";
import {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from "../../endpoints/objects.ts";
import type { ReadCase } from "../contract.ts";
import { denied } from "../org-calls.ts";
import { object, quotation, recordTypeId, times } from "../samples.ts";

const info = {
  apiName: quotation,
  label: "Offerte",
  labelPlural: "Offertes",
  fields: {
    Name: { label: "Offertenummer", createable: false },
    Subject__c: { dataType: "String", label: "Onderwerp", required: true },
    ContactRequest__c: { reference: true, referenceToInfos: [{ apiName: object }] },
  },
};
const wrongType = { statusCode: 400, body: [{ errorCode: "INVALID_TYPE" }] };
const statuses = ["Concept", "Verstuurd", "Geaccepteerd", "Afgewezen"].map((value) => ({ label: value, value }));

export const reads: Record<string, ReadCase> = {
  getObjectInfoDirectory: {
    endpoint: getObjectInfoDirectory,
    config: {},
    request: { path: "/object-info" },
    response: { objects: {} },
    lifetime: times.month,
    org: () => ({
      administrator: [
        {
          response: {
            objects: {
              [object]: {},
              [quotation]: {
                apiName: quotation,
                keyPrefix: expect.stringMatching(/^a\d\w$/),
                label: "Offerte",
                labelPlural: "Offertes",
                nameFields: ["Name"],
                objectInfoUrl: expect.stringMatching(new RegExp(`/ui-api/object-info/${quotation}$`)),
              },
              Website_Failure__c: {},
            },
          },
        },
      ],
      guest: { response: { objects: expect.not.objectContaining({ [quotation]: expect.anything() }) } },
    }),
  },
  getObjectInfo: {
    endpoint: getObjectInfo,
    config: { objectApiName: object },
    request: { path: `/object-info/${object}` },
    required: ["objectApiName"],
    response: { apiName: object, fields: {} },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        { config: { objectApiName: quotation }, response: info },
        {
          title: "of an object that others refer to",
          response: {
            childRelationships: [
              { childObjectApiName: quotation, fieldName: "ContactRequest__c", relationshipName: "Quotations__r" },
            ],
            themeInfo: { color: expect.stringMatching(/^[0-9A-F]{6}$/), iconUrl: expect.stringContaining("custom20") },
          },
        },
        {
          title: "of an object that does not exist",
          config: { objectApiName: "Geen__c" },
          error: { status: 400, errorCode: "INVALID_TYPE" },
        },
      ],
      guest: denied,
    }),
  },
  getObjectInfos: {
    endpoint: getObjectInfos,
    config: { objectApiNames: [object, { objectApiName: "Guide__c" }] },
    request: { path: `/object-info/batch/${object},Guide__c` },
    required: ["objectApiNames"],
    invalid: [{ objectApiNames: [] }, { objectApiNames: [".."] }],
    response: {
      results: [object, "Guide__c"].map((apiName) => ({ statusCode: 200, result: { apiName, fields: {} } })),
    },
    lifetime: times.quarter,
    org: () => ({
      administrator: [
        {
          config: { objectApiNames: [object, quotation, "Geen__c"] },
          response: { results: [{ statusCode: 200 }, { statusCode: 200, result: info }, wrongType] },
        },
      ],
      guest: {
        response: {
          results: [{ statusCode: 200, result: { childRelationships: [] } }, { statusCode: 403 }, wrongType],
        },
      },
    }),
  },
  getPicklistValuesByRecordType: {
    endpoint: getPicklistValuesByRecordType,
    config: { objectApiName: object, recordTypeId },
    request: { path: `/object-info/${object}/picklist-values/${recordTypeId}` },
    required: ["objectApiName", "recordTypeId"],
    response: { picklistFieldValues: {} },
    lifetime: times.quarter,
    org: ({ quotationType }) => ({
      administrator: [
        {
          config: { objectApiName: quotation, recordTypeId: quotationType },
          response: { picklistFieldValues: { Status__c: { values: statuses } } },
        },
      ],
      guest: denied,
    }),
  },
  getPicklistValues: {
    endpoint: getPicklistValues,
    config: { fieldApiName: `${object}.BekendVia__c`, recordTypeId },
    request: { path: `/object-info/${object}/picklist-values/${recordTypeId}/BekendVia__c` },
    required: ["fieldApiName", "recordTypeId"],
    invalid: ["BekendVia__c", `${object}.`, ".BekendVia__c", `${object}..`, `${object}...`, "...", ""].map(
      (fieldApiName) => ({ fieldApiName }),
    ),
    response: { values: [] },
    lifetime: times.quarter,
    org: ({ quotationType }) => ({
      administrator: [
        {
          config: { fieldApiName: `${quotation}.Status__c`, recordTypeId: quotationType },
          response: { defaultValue: { value: "Concept" }, values: statuses },
        },
      ],
      guest: denied,
    }),
  },
};
