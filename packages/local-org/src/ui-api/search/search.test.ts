import { afterAll, describe, expect, test } from "vitest";
import { editFile } from "../../testing/edit-file.ts";
import { requestName, quotationName, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg({ copyMetadata: true });
afterAll(() => org.remove());
const delft = await org.createRequest({ LastName__c: "Bakker", City__c: "Delft" });
await org.createQuotation({ Subject__c: "Peru", ContactRequest__c: delft });

const lookup = `/lookups/${quotationName}/ContactRequest__c`;

test.each<[string, object?]>([
  [`${lookup}?searchType=TypeAhead&q=ab`],
  [`${lookup}?searchType=Search&q=a`],
  [`${lookup}?searchType=Fuzzy`],
  [`${lookup}?page=0`],
  [`${lookup}?pageSize=100000`],
  [`${lookup}?targetApiName=Account`],
  [lookup, { orderBy: [{ fieldApiName: "LastName__c; DROP TABLE records", isAscending: true }] }],
  [lookup, { sourceRecord: "x" }],
  [`/lookups/${quotationName}/Subject__c`],
  [`/lookups/${quotationName}/__proto__`],
  [`/lookups/${quotationName}/RecordTypeId`],
  ["/lookups/Account/OwnerId"],
])("a lookup with %s %j is rejected", async (path, body = {}) => {
  expect((await org.asAdministrator("POST", path, body)).status).toBe(400);
});

describe("filters", () => {
  test("have no options for a field that is no filter", async () => {
    expect((await org.asAdministrator("GET", `/search-info/${quotationName}/filters/Subject__c/options`)).status).toBe(
      400,
    );
  });

  test("follow the file, also to a lookup", async () => {
    editFile(org.forceApp, `objects/${quotationName}/${quotationName}.object-meta.xml`, (text) =>
      text.replace("<searchFilterFields>ValidUntil__c", "<searchFilterFields>ContactRequest__c"),
    );
    const { body } = await org.asAdministrator(
      "GET",
      `/search-info/${quotationName}/filters/ContactRequest__c/options?q=OA-000001`,
    );
    expect(body).toMatchObject({ options: [{ label: "OA-000001", value: delft }] });
  });
});

describe("a search", () => {
  test.each([
    ["/search/results", {}, 400],
    ["/search/results?q=*", {}, 400],
    ["/search/results?q=d", {}, 400],
    ["/search/results?q=delft", { objectApiNames: ["Account"] }, 400],
    ["/search/results?q=delft", { searchObjectOptions: { [requestName]: { pageSize: 0 } } }, 400],
    ["/search/results?q=delft", { extra: 1 }, 400],
    [`/search/results/keyword?objectApiName=${requestName}&q=delft`, { filters: "x" }, 400],
    [`/search/results/keyword?objectApiName=${requestName}&q=delft`, { filters: [{ fieldApiName: "x" }] }, 400],
    [`/search/results/keyword?objectApiName=${requestName}&q=delft`, { sortBy: ["x"] }, 400],
    [`/search/results/keyword?objectApiName=${requestName}&q=delft`, { pageToken: "x" }, 400],
    [`/search/results/keyword?objectApiName=${requestName}&q=delft`, { dataCategories: [{ a: 1 }] }, 501],
    ["/search/results/keyword?q=delft", {}, 400],
  ])("%s with %j is rejected", async (path, body, status) => {
    expect((await org.asAdministrator("POST", path, body)).status).toBe(status);
  });
});
