import { afterAll, expect, test } from "vitest";
import { deliveryEndpoints } from "../cms/delivery.ts";
import { seoEndpoints } from "../cms/seo-properties.ts";
import { uiApi } from "../testing/paths.ts";
import { requestName, quotationName, startTestOrg, type TestResponse } from "../testing/test-org.ts";
import { uiApiEndpoints } from "./index.ts";

const org = await startTestOrg();
afterAll(() => org.remove());
const [site] = org.sites;
const recordId = await org.createRequest();
const quotationId = await org.createQuotation({ ContactRequest__c: recordId });

/** Real values for the names in paths, so that a request gets as far as it can. */
const known: Record<string, string | undefined> = {
  actionApiName: `${requestName}.Offerte_maken`,
  actionFeature: "QuickAction",
  communityId: site?.communityId,
  fieldApiName: "ContactRequest__c",
  filterApiName: "Status__c",
  listViewApiName: "Alle_offertes",
  objectApiName: quotationName,
  objectApiNames: `${requestName},${quotationName}`,
  ownerId: site?.siteId,
  parentObjectApiName: requestName,
  parentRecordId: recordId,
  preferencesId: `${requestName}.Quotations__r`,
  preferencesIds: `${requestName}.Quotations__r`,
  recordId,
  recordIds: recordId,
  recordTypeId: "012000000000000AAA",
  relatedListId: "Quotations__r",
  relatedListNames: "Quotations__r",
  relatedListRecordIds: quotationId,
};

const cases = [
  ...uiApiEndpoints.map(({ method, path }) => ({ method, path, url: uiApi + path })),
  ...[...deliveryEndpoints, ...seoEndpoints].map(({ method, path }) => ({
    method,
    path,
    url: `/services/data/v63.0${path}`,
  })),
];

const fill = (url: string, value: (name: string) => string): string =>
  url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(value(name)));

const nasty = ["'; DROP TABLE records; --", "__proto__", `../💥\0${"a".repeat(3000)}`];

const queryNames = (
  "columns contentKeys fields formFactor ids layoutType layoutTypes maxCount mode modes navItemNames objectApiName " +
  "optionalFields page pageSize pageToken q recordTypeId searchType sortBy targetApiName where"
).split(" ");

const bodies: readonly unknown[] = [
  [],
  { fields: { __proto__x: 1, Id: [], toString: {} }, apiName: "__proto__", contextId: "x", orderedByInfo: 3 },
  {
    operations: [{ type: "CREATE", records: [{ apiName: quotationName, fields: { Subject__c: [1] } }] }],
    relatedListParameters: [null, { relatedListId: 5 }],
    relatedListsActionParameters: [[], "x"],
  },
  { where: "{".repeat(500), pageSize: 1e308, pageToken: "1e9", sortBy: [{}], searchTerm: "%".repeat(900) },
  { orderedBy: [null], columnWidths: { Name: {} }, columnWrap: null, userPreferences: [], filters: [null] },
  { displayColumns: [null], filteredByInfo: [5], scope: 1, label: 1, filterLogicString: {} },
];

const isError = (item: unknown): boolean =>
  typeof Object(item).errorCode === "string" && typeof Object(item).message === "string";

/** Responses that contain neither a result nor an error message. */
const invalid = (responses: readonly TestResponse[]): TestResponse[] =>
  responses.filter(({ status, body }) => {
    const hasError = Array.isArray(body) && body.length > 0 && body.every(isError);
    return status === 500 || (status >= 400 && !hasError);
  });

const filled = (url: string): string => fill(url, (name) => known[name] ?? "x");

const queryOf = (value: string): string => new URLSearchParams(queryNames.map((name) => [name, value])).toString();

test.each(cases)("$method $path responds to any path and query", async ({ method, url }) => {
  const urls = [
    ...nasty.map((value) => fill(url, () => value)),
    // A valid path would delete the record that the other tests use.
    ...nasty.slice(0, method === "DELETE" ? 0 : 2).map((value) => `${filled(url)}?${queryOf(value)}`),
  ];
  const responses = await Promise.all(urls.map((each) => org.send(method, each, { administrator: true })));
  expect(invalid(responses)).toEqual([]);
});

const writes = cases.filter(({ method }) => method === "POST" || method === "PATCH");

test.each(writes)("$method $path responds to any body", async ({ method, url }) => {
  const responses = bodies.map((body) => org.send(method, filled(url), { body, administrator: true }));
  expect(invalid(await Promise.all(responses))).toEqual([]);
});

test.each(cases)("$method $path shows a guest no record, and rejects unknown tokens", async ({ method, url }) => {
  const guest = await org.send(method, filled(url), method === "GET" ? {} : { body: {} });
  expect(invalid([guest])).toEqual([]);
  expect(guest.text).not.toMatch(/Jansen|Rondreis/);
  expect((await org.send(method, filled(url), { headers: { authorization: "Bearer stolen" } })).status).toBe(401);
});

test("none of these requests deleted a record or caused an unexpected error", async () => {
  expect(await org.countRequests()).toBe(1);
  expect(org.lines.filter((line) => line.startsWith("Unexpected"))).toEqual([]);
});
