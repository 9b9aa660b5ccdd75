import { describe, expect, test } from "vitest";
import * as lifetimes from "../lifetimes.ts";
import type { Endpoint, ReadApi } from "../table/read-api.ts";
import { invalidConfigs, start, uiApi, type Case } from "../testing/contract.ts";
import { getListRecordsById } from "./lists/get-list-records-by-id.ts";
import { getListRecordsByName } from "./lists/get-list-records-by-name.ts";
import { getListInfoByName } from "./lists/get-list-info-by-name.ts";
import { getListInfoSummaries } from "./lists/get-list-info-summaries.ts";
import { getListUiById } from "./lists/get-list-ui-by-id.ts";
import { getListUiByName } from "./lists/get-list-ui-by-name.ts";
import { getMruListUi } from "./lists/get-mru-list-ui.ts";
import { getObjectInfo } from "./objects/get-object-info.ts";
import { getObjectInfos } from "./objects/get-object-infos.ts";
import { getPicklistValues } from "./objects/get-picklist-values.ts";
import { getPicklistValuesByRecordType } from "./objects/get-picklist-values-by-record-type.ts";
import { getRecord } from "./records/get-record.ts";

const object = "Contact_Request__c";
const recordId = "a0X000000000001EAA";
const recordTypeId = "012000000000001AAA";
const listViewId = "00B000000000001AAA";
const record = { apiName: object, id: recordId, fields: { City__c: { value: "Utrecht" } } };
const records = { count: 1, listInfoETag: "1", records: [record] };
const listUi = { info: { eTag: "1" }, records };
const names = { objectApiName: object, listViewApiName: "Alle_aanvragen" };
const paging = { pageToken: "50", sortBy: ["-CreatedDate"] };

interface ReadCase extends Case {
  endpoint: Endpoint<ReadApi<object, unknown>>;
  answer: unknown;
  lifetime: number;
}

const cityAndSystem = ["City__c", "CreatedDate", "Id", "LastModifiedById", "LastModifiedDate", "SystemModstamp"];
const qualified = (fields: readonly string[]) => fields.map((field) => `${object}.${field}`);
const [city = "", ...system] = qualified(cityAndSystem);
const listQuery = {
  fields: city,
  optionalFields: [...system.slice(0, 4), `${object}.Nickname__c`, ...system.slice(4)].join(","),
  pageSize: "20",
  pageToken: "50",
  sortBy: "-CreatedDate",
};
const listConfig = { ...paging, fields: [city], optionalFields: [`${object}.Nickname__c`], pageSize: 20 };

const reads: Record<string, ReadCase> = {
  getObjectInfo: {
    endpoint: getObjectInfo,
    config: { objectApiName: object },
    request: { path: `/object-info/${object}` },
    required: ["objectApiName"],
    answer: { apiName: object, fields: {} },
    lifetime: lifetimes.objectInfo,
  },
  getObjectInfos: {
    endpoint: getObjectInfos,
    config: { objectApiNames: [object, { objectApiName: "Guide__c" }] },
    request: { path: `/object-info/batch/${object},Guide__c` },
    required: ["objectApiNames"],
    answer: {
      results: [object, "Guide__c"].map((apiName) => ({ statusCode: 200, result: { apiName, fields: {} } })),
    },
    lifetime: lifetimes.objectInfo,
  },
  getPicklistValuesByRecordType: {
    endpoint: getPicklistValuesByRecordType,
    config: { objectApiName: object, recordTypeId },
    request: { path: `/object-info/${object}/picklist-values/${recordTypeId}` },
    required: ["objectApiName", "recordTypeId"],
    answer: { picklistFieldValues: {} },
    lifetime: lifetimes.picklistValues,
  },
  getPicklistValues: {
    endpoint: getPicklistValues,
    config: { fieldApiName: `${object}.BekendVia__c`, recordTypeId },
    request: { path: `/object-info/${object}/picklist-values/${recordTypeId}/BekendVia__c` },
    required: ["fieldApiName", "recordTypeId"],
    answer: { values: [] },
    lifetime: lifetimes.picklistValues,
  },
  getRecord: {
    endpoint: getRecord,
    config: { recordId, fields: [city], optionalFields: [`${object}.Nickname__c`] },
    request: { path: `/records/${recordId}`, query: { fields: city, optionalFields: `${object}.Nickname__c` } },
    required: ["recordId"],
    either: ["fields", "optionalFields"],
    answer: record,
    lifetime: lifetimes.record,
  },
  getListInfoByName: {
    endpoint: getListInfoByName,
    config: names,
    request: { path: `/list-info/${object}/Alle_aanvragen` },
    required: ["objectApiName", "listViewApiName"],
    answer: { eTag: "1" },
    lifetime: lifetimes.listInfo,
  },
  getListInfoSummaries: {
    endpoint: getListInfoSummaries,
    config: { objectApiName: object, pageSize: 5, pageToken: "5", q: "alle", recentListsOnly: true },
    request: {
      path: `/list-ui/${object}`,
      query: { pageSize: "5", pageToken: "5", q: "alle", recentListsOnly: "true" },
    },
    required: ["objectApiName"],
    answer: { lists: [] },
    lifetime: lifetimes.listData,
  },
  getListUiByName: {
    endpoint: getListUiByName,
    config: { ...names, ...listConfig },
    request: { path: `/list-ui/${object}/Alle_aanvragen`, query: listQuery },
    required: ["objectApiName", "listViewApiName"],
    answer: listUi,
    lifetime: lifetimes.record,
  },
  getListUiById: {
    endpoint: getListUiById,
    config: { listViewId, ...listConfig },
    request: { path: `/list-ui/${listViewId}`, query: listQuery },
    required: ["listViewId"],
    answer: listUi,
    lifetime: lifetimes.record,
  },
  getMruListUi: {
    endpoint: getMruListUi,
    config: { objectApiName: object, ...listConfig },
    request: { path: `/mru-list-ui/${object}`, query: listQuery },
    required: ["objectApiName"],
    answer: listUi,
    lifetime: lifetimes.record,
  },
  getListRecordsByName: {
    endpoint: getListRecordsByName,
    config: { ...names, ...listConfig, searchTerm: "jan", where: "{}" },
    request: {
      method: "POST",
      path: `/list-records/${object}/Alle_aanvragen`,
      body: {
        fields: [city],
        optionalFields: listQuery.optionalFields.split(","),
        pageSize: 20,
        ...paging,
        searchTerm: "jan",
        where: "{}",
      },
    },
    required: ["objectApiName", "listViewApiName"],
    answer: records,
    lifetime: lifetimes.listRecordsByName,
  },
  getListRecordsById: {
    endpoint: getListRecordsById,
    config: { listViewId, ...listConfig },
    request: { path: `/list-records/${listViewId}`, query: listQuery },
    required: ["listViewId"],
    answer: records,
    lifetime: lifetimes.record,
  },
};

describe.each(Object.entries(reads))("%s", (name, entry) => {
  const { config, request, answer, lifetime } = entry;

  test("sends exactly what it is given", async () => {
    const { api, server } = start(entry.endpoint, answer);
    await api.read(Object(config));
    expect(server.requests).toEqual([{ method: "GET", ...request, path: uiApi + request.path }]);
  });

  test("reads again only after its lifetime", async () => {
    const { api, clock, server } = start(entry.endpoint, answer);
    await api.read(Object(config));
    clock.jump(lifetime - 1);
    await api.read(Object(config));
    expect(server.requests).toHaveLength(1);
    clock.jump(1);
    await api.read(Object(config));
    expect(server.requests).toHaveLength(2);
  });

  test("asks nothing for an invalid configuration", async () => {
    const { api, server } = start(entry.endpoint, answer);
    for (const invalid of invalidConfigs(entry)) {
      const heard: unknown[] = [];
      api.subscribe(Object(invalid), (snapshot) => heard.push(snapshot))();
      expect(heard).toEqual([null]);
      const refusal = { status: 400, errorCode: "INVALID_CONFIG", message: expect.stringContaining(`"${name}"`) };
      await expect(api.read(Object(invalid))).rejects.toMatchObject(refusal);
      expect(api.watch(Object(invalid))).toBeNull();
    }
    expect(server.requests).toEqual([]);
  });
});
