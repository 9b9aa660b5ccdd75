import { describeReads } from "../testing/contract.ts";
import { object, recordId, times } from "../testing/samples.ts";
import { getLookupMetadata, getLookupRecords } from "./search.ts";

const body = { sourceRecord: { apiName: object }, orderBy: [{ fieldApiName: "Name", isAscending: true }] };

describeReads({
  getLookupRecords: {
    endpoint: getLookupRecords,
    config: {
      objectApiName: object,
      fieldApiName: "OwnerId",
      page: 1,
      pageSize: 5,
      q: "jan",
      searchType: "TypeAhead",
      dependentFieldBindings: ["City__c=Utrecht"],
      sourceRecordId: recordId,
      targetApiName: "User",
      ...body,
    },
    request: {
      method: "POST",
      path: `/lookups/${object}/OwnerId`,
      query: {
        page: "1",
        pageSize: "5",
        q: "jan",
        searchType: "TypeAhead",
        dependentFieldBindings: "City__c=Utrecht",
        sourceRecordId: recordId,
        targetApiName: "User",
      },
      body,
    },
    required: ["objectApiName", "fieldApiName"],
    response: { lookupResults: {} },
    lifetime: 0,
  },
  getLookupMetadata: {
    endpoint: getLookupMetadata,
    config: { objectApiName: object, fieldApiName: "OwnerId" },
    request: { path: `/search-info/${object}/lookup/OwnerId` },
    required: ["objectApiName", "fieldApiName"],
    response: {},
    lifetime: times.halfMinute,
  },
});
