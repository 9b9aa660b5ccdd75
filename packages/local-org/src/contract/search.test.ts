import { afterAll, expect, test } from "vitest";
import { platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const lookup = { objectApiName: quotationName, fieldApiName: "ContactRequest__c" };
const owner = { objectApiName: requestName, fieldApiName: "OwnerId" };

const org = await startTestOrg();
afterAll(() => org.remove());
const bakker = await org.createRequest({ LastName__c: "Bakker", City__c: "Delft" });
const claes = await org.createRequest({ LastName__c: "Claes", City__c: "Gouda", Wishes__c: "Wandelen bij Delft" });
await org.createQuotation({ Subject__c: "Delft en omgeving", Status__c: "Verstuurd", ContactRequest__c: bakker });
await org.createQuotation({ Subject__c: "Peru", Status__c: "Concept" });

const platform = () => platformFor(org, "administrator");

/** The response of a lookup with these records. */
const found = (...ids: string[]): object => ({
  lookupResults: { [requestName]: { count: ids.length, records: ids.map((id) => ({ id })) } },
});

const reads: Readonly<Record<string, readonly [read: () => Promise<unknown>, response: () => object]>> = {
  "a lookup searches all text fields": [
    () => platform().getLookupRecords.read({ ...lookup, searchType: "Search", q: "delft" }),
    () => found(bakker, claes),
  ],
  "a lookup with TypeAhead searches the start of the name": [
    () =>
      platform().getLookupRecords.read({
        ...lookup,
        searchType: "TypeAhead",
        q: "OA-000001",
        targetApiName: requestName,
      }),
    () => found(bakker),
  ],
  "a lookup has pages and a sort order": [
    () =>
      platform().getLookupRecords.read({
        ...lookup,
        page: 2,
        pageSize: 1,
        orderBy: [{ fieldApiName: "LastName__c", isAscending: true }],
      }),
    () => found(claes),
  ],
  "a lookup of a record that was not created yet has a next page": [
    () =>
      platform().getLookupRecords.read({
        ...lookup,
        pageSize: 1,
        sourceRecord: { fields: { Id: null } },
        orderBy: [{ fieldApiName: "LastName__c", isAscending: false }],
      }),
    () => ({ lookupResults: { [requestName]: { count: 1, nextPageToken: "1", records: [{ id: claes }] } } }),
  ],
  "a search term of a lookup is not interpreted as a query": [
    () => platform().getLookupRecords.read({ ...lookup, searchType: "Search", q: "%' OR 1=1 --" }),
    () => found(),
  ],
  "a lookup of an owner finds users": [
    () => platform().getLookupRecords.read({ ...owner, searchType: "Search", q: "behe" }),
    () => ({ lookupResults: { User: { count: 1, records: [{ fields: { Name: { value: "Beheerder" } } }] } } }),
  ],
  "the metadata of a lookup contains the fields that it searches": [
    () => platform().getLookupMetadata.read(lookup),
    () => ({
      fieldApiName: "ContactRequest__c",
      targetInfo: { [requestName]: { suggestionsInfo: { matchingInfo: { matchingFields: ["Name"] } } } },
    }),
  ],
  "the filters are those of the search layout": [
    () => platform().getSearchFilterMetadata.read({ objectApiName: quotationName }),
    () => ({
      filters: [
        { label: "Status", targetFieldPath: `${quotationName}.Status__c`, type: "Picklist" },
        { label: "Geldig tot en met", type: "Date" },
      ],
    }),
  ],
  "the options of a filter are searched by label": [
    () =>
      platform().getSearchFilterOptions.read({
        objectApiName: quotationName,
        filterApiName: "Status__c",
        q: "ge",
      }),
    () => ({ options: [{ value: "Geaccepteerd" }, { label: "Afgewezen", value: "Afgewezen" }] }),
  ],
  "a search finds records of all objects": [
    () => platform().getSearchResults.read({ q: "delft" }),
    () => ({
      keywordSearchResult: {
        keywordSearchResults: [
          {
            objectApiName: requestName,
            label: "Offerteaanvragen",
            results: { records: [{ record: { id: claes } }, { record: { id: bakker } }] },
          },
          {
            objectApiName: quotationName,
            results: { records: [{ record: { fields: { Subject__c: { value: "Delft en omgeving" } } } }] },
          },
        ],
      },
    }),
  ],
  "a search can be limited to one object": [
    () => platform().getSearchResults.read({ q: "delft", objectApiNames: [quotationName] }),
    () => ({ keywordSearchResult: { keywordSearchResults: [{ objectApiName: quotationName }] } }),
  ],
  "a search of one object has pages": [
    () => platform().getKeywordSearchResults.read({ objectApiName: requestName, q: "delft", pageSize: 1 }),
    () => ({ keywordSearchResult: { results: { nextPageToken: "1", records: [{ record: { id: claes } }] } } }),
  ],
  "a search of one object has filters": [
    () =>
      platform().getKeywordSearchResults.read({
        objectApiName: requestName,
        q: "delft",
        filters: [{ fieldApiName: "City__c", operator: "Equals", operandLabels: ["Delft"] }],
      }),
    () => ({ keywordSearchResult: { results: { nextPageToken: null, records: [{ record: { id: bakker } }] } } }),
  ],
};

test.each(Object.entries(reads))("%s", async (_, [read, response]) => {
  await expect(read()).resolves.toMatchObject(response());
});
