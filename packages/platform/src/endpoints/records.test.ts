import { describeReads } from "../testing/contract.ts";
import { city, nickname, object, otherId, record, recordId, recordTypeId, times } from "../testing/samples.ts";
import {
  findDuplicates,
  getDuplicateConfiguration,
  getRecord,
  getRecordCreateDefaults,
  getRecords,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from "./records.ts";

const fields = { fields: [city], optionalFields: [nickname] };
const fieldsQuery = { fields: city, optionalFields: nickname };
const template = { record: { apiName: object, id: null, fields: {} }, objectInfos: {} };

describeReads({
  getRecord: {
    endpoint: getRecord,
    config: { recordId, ...fields },
    request: { path: `/records/${recordId}`, query: fieldsQuery },
    required: ["recordId"],
    either: ["fields", "optionalFields"],
    invalid: [{ fields: [], optionalFields: [] }],
    response: record,
    lifetime: times.halfMinute,
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
  },
  getDuplicateConfiguration: {
    endpoint: getDuplicateConfiguration,
    config: { objectApiName: object, recordTypeId },
    request: { path: `/duplicates/${object}`, query: { recordTypeId } },
    required: ["objectApiName"],
    response: { dedupeEnabled: true },
    lifetime: times.quarter,
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
  },
  getRecordTemplateClone: {
    endpoint: getRecordTemplateClone,
    config: { recordId, optionalFields: [city], recordTypeId },
    request: { path: `/record-defaults/template/clone/${recordId}`, query: { optionalFields: city, recordTypeId } },
    required: ["recordId"],
    response: template,
    lifetime: times.second,
  },
  getRecordTemplateCreate: {
    endpoint: getRecordTemplateCreate,
    config: { objectApiName: object, optionalFields: [city], recordTypeId },
    request: { path: `/record-defaults/template/create/${object}`, query: { optionalFields: city, recordTypeId } },
    required: ["objectApiName"],
    response: template,
    lifetime: times.quarter,
  },
});
