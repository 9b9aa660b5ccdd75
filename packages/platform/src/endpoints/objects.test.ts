import { describeReads } from "../testing/contract.ts";
import { object, recordTypeId, times } from "../testing/samples.ts";
import {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from "./objects.ts";

describeReads({
  getObjectInfoDirectory: {
    endpoint: getObjectInfoDirectory,
    config: {},
    request: { path: "/object-info" },
    response: { objects: {} },
    lifetime: times.month,
  },
  getObjectInfo: {
    endpoint: getObjectInfo,
    config: { objectApiName: object },
    request: { path: `/object-info/${object}` },
    required: ["objectApiName"],
    response: { apiName: object, fields: {} },
    lifetime: times.quarter,
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
  },
  getPicklistValuesByRecordType: {
    endpoint: getPicklistValuesByRecordType,
    config: { objectApiName: object, recordTypeId },
    request: { path: `/object-info/${object}/picklist-values/${recordTypeId}` },
    required: ["objectApiName", "recordTypeId"],
    response: { picklistFieldValues: {} },
    lifetime: times.quarter,
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
  },
});
