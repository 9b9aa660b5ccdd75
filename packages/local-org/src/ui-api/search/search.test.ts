import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createQuotation, createRequest, uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestResponse, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
let delft: string;

beforeAll(async () => {
  org = await startTestOrg({ copyMetadata: true });
  delft = await createRequest(org, { LastName__c: "Bakker", City__c: "Delft" });
  await createRequest(org, { LastName__c: "Claes", City__c: "Gouda", Wishes__c: "Wandelen bij Delft" });
  await createQuotation(org, { Subject__c: "Delft en omgeving", Status__c: "Verstuurd", ContactRequest__c: delft });
  await createQuotation(org, { Subject__c: "Peru" });
});
afterAll(() => org.remove());

const call = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
  org.send(method, uiApi + path, { body, administrator: true });

const lookup = `/lookups/${quotationName}/ContactRequest__c`;

describe("a lookup", () => {
  test.each([
    [`${lookup}?searchType=TypeAhead&q=ab`, {}, 400],
    [`${lookup}?searchType=Search&q=a`, {}, 400],
    [`${lookup}?searchType=Fuzzy`, {}, 400],
    [`${lookup}?page=0`, {}, 400],
    [`${lookup}?pageSize=100000`, {}, 400],
    [`${lookup}?targetApiName=Account`, {}, 400],
    [lookup, { orderBy: [{ fieldApiName: "LastName__c; DROP TABLE records", isAscending: true }] }, 400],
    [lookup, { sourceRecord: "x" }, 400],
    [`/lookups/${quotationName}/Subject__c`, {}, 400],
    [`/lookups/${quotationName}/__proto__`, {}, 400],
    [`/lookups/${quotationName}/RecordTypeId`, {}, 400],
    ["/lookups/Account/OwnerId", {}, 400],
  ])("%s %j is rejected", async (path, body, status) => {
    expect((await call("POST", path, body)).status).toBe(status);
  });
});

describe("filters", () => {
  test("have no options for a field that is no filter", async () => {
    expect((await call("GET", `/search-info/${quotationName}/filters/Subject__c/options`)).status).toBe(400);
  });

  test("follow the file, also to a lookup", async () => {
    const file = join(org.forceApp, `objects/${quotationName}/${quotationName}.object-meta.xml`);
    const text = readFileSync(file, "utf8").replace(
      "<searchFilterFields>ValidUntil__c",
      "<searchFilterFields>ContactRequest__c",
    );
    writeFileSync(file, text);
    const { body } = await call("GET", `/search-info/${quotationName}/filters/ContactRequest__c/options?q=OA-000001`);
    expect(body).toMatchObject({ options: [{ label: "OA-000001", value: delft }] });
  });
});

describe("a search", () => {
  test("finds the records of every object", async () => {
    const { body } = await call("POST", "/search/results?q=delft", { answerTypes: ["KEYWORD_SEARCH"] });
    const summaries = Object(body).keywordSearchResult.keywordSearchResults;
    expect(summaries).toMatchObject([
      { objectApiName: objectName, label: "Offerteaanvragen", results: { records: [{}, {}] } },
      {
        objectApiName: quotationName,
        results: { records: [{ record: { fields: { Subject__c: { value: "Delft en omgeving" } } } }] },
      },
    ]);
    const options = { objectApiNames: [objectName], searchObjectOptions: { [objectName]: { pageSize: 1 } } };
    const one = await call("POST", "/search/results?q=delft", options);
    expect(Object(one.body).keywordSearchResult.keywordSearchResults).toMatchObject([
      { results: { records: [{}], nextPageToken: "1" } },
    ]);
  });

  test.each([
    ["/search/results", {}, 400],
    ["/search/results?q=*", {}, 400],
    ["/search/results?q=d", {}, 400],
    ["/search/results?q=delft", { objectApiNames: ["Account"] }, 400],
    ["/search/results?q=delft", { searchObjectOptions: { [objectName]: { pageSize: 0 } } }, 400],
    ["/search/results?q=delft", { extra: 1 }, 400],
    [`/search/results/keyword?objectApiName=${objectName}&q=delft`, { filters: "x" }, 400],
    [`/search/results/keyword?objectApiName=${objectName}&q=delft`, { filters: [{ fieldApiName: "x" }] }, 400],
    [`/search/results/keyword?objectApiName=${objectName}&q=delft`, { sortBy: ["x"] }, 400],
    [`/search/results/keyword?objectApiName=${objectName}&q=delft`, { pageToken: "x" }, 400],
    [`/search/results/keyword?objectApiName=${objectName}&q=delft`, { dataCategories: [{ a: 1 }] }, 501],
    ["/search/results/keyword?q=delft", {}, 400],
  ])("%s with %j is rejected", async (path, body, status) => {
    expect((await call("POST", path, body)).status).toBe(status);
  });
});

test("a guest finds nothing", async () => {
  const guest = (method: string, path: string, body?: unknown): Promise<TestResponse> =>
    org.send(method, uiApi + path, { body });
  expect((await guest("POST", "/search/results?q=delft", {})).body).toMatchObject({
    keywordSearchResult: { keywordSearchResults: [{ objectApiName: objectName, results: { records: [] } }] },
  });
  expect((await guest("POST", `/lookups/${objectName}/OwnerId`, {})).body).toMatchObject({
    lookupResults: { User: { count: 0, records: [] } },
  });
  expect((await guest("POST", lookup, {})).status).toBe(403);
  expect((await guest("GET", `/search-info/${quotationName}/filters`)).status).toBe(403);
});
