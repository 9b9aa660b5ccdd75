import { expect, test } from "vitest";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getRecordAvatars } from "./avatars.ts";
import { createListInfo, deleteListInfo, getListInfoSummaries, updateListInfoByName } from "./list-infos.ts";
import { getListRecordsByName, getListUiByName } from "./lists.ts";
import { getObjectInfo, getObjectInfos } from "./objects.ts";
import { batchRecords, createRecord, deleteRecord, updateRecord } from "./record-writes.ts";
import { getRecord } from "./records.ts";
import { invalidate, refresh } from "./refresh.ts";
import { getRelatedListCount, getRelatedListRecords } from "./related-lists.ts";

const endpoints = {
  batchRecords,
  createListInfo,
  createRecord,
  deleteListInfo,
  deleteRecord,
  getListInfoSummaries,
  getListRecordsByName,
  getListUiByName,
  getObjectInfo,
  getObjectInfos,
  getRecord,
  getRecordAvatars,
  getRelatedListCount,
  getRelatedListRecords,
  invalidate,
  refresh,
  updateListInfoByName,
  updateRecord,
};
const trip = { objectApiName: "Trip__c" };
const all = { ...trip, listViewApiName: "All" };
const one = { recordId: idOf(1), fields: ["Trip__c.A"] };
const noContent = { status: 204, body: undefined };
const listInfo = { eTag: "info 1", label: "All", displayColumns: [] };

/** A platform with one cached response per endpoint. */
async function start() {
  const controls = testPlatform(endpoints);
  const { platform, server } = controls;
  server.replyWith(({ path, method }) => {
    if (method !== "GET" && !path.includes("list-records")) return noContent;
    if (path.includes("/list-records")) return ok(uiList([uiRecord(1, { A: 1 })]));
    if (path.includes("/related-list-records")) return ok(uiList([uiRecord(2, { A: 2 })]));
    if (path.includes("/related-list-count")) return ok({ count: 1 });
    if (path.includes("/list-ui/Trip__c/")) return ok({ info: listInfo, records: uiList([uiRecord(1, { A: 1 })]) });
    if (path.includes("/list-ui/")) return ok({ lists: [] });
    if (path.includes("/records/")) return ok(uiRecord(1, { A: 1 }));
    return ok({ apiName: "Trip__c", fields: {} });
  });
  const related = { parentRecordId: idOf(7), relatedListId: "Trips__r" };
  const observers = {
    list: platform.getListRecordsByName.observe(all),
    listUi: platform.getListUiByName.observe(all),
    summaries: platform.getListInfoSummaries.observe(trip),
    record: platform.getRecord.observe(one),
    count: platform.getRelatedListCount.observe(related),
    related: platform.getRelatedListRecords.observe(related),
    info: platform.getObjectInfo.observe(trip),
    otherInfo: platform.getObjectInfo.observe({ objectApiName: "Guide__c" }),
  };
  await platform.getListRecordsByName.read(all);
  await platform.getListUiByName.read(all);
  await platform.getListInfoSummaries.read(trip);
  await platform.getRecord.read(one);
  await platform.getRelatedListCount.read(related);
  await platform.getRelatedListRecords.read(related);
  await platform.getObjectInfo.read(trip);
  await platform.getObjectInfo.read({ objectApiName: "Guide__c" });
  const stale = (): string[] =>
    Object.entries(observers).flatMap(([name, observer]) =>
      observer?.getSnapshot().state === "Fulfilled" ? [] : [name],
    );
  return { ...controls, stale };
}

test.each([
  [{ endpoint: "getObjectInfo" }, ["info", "otherInfo"]],
  [{ endpoint: "getObjectInfo", objectApiName: "Guide__c" }, ["otherInfo"]],
  [{ recordId: idOf(1) }, ["list", "listUi", "record"]],
  [{ objectApiName: "Guide__c" }, ["otherInfo"]],
  [{ relatedListId: "Trips__r" }, ["count", "related"]],
  [{ recordId: idOf(5) }, []],
])("invalidate(%j) makes %j stale", async (filter, expected) => {
  const { platform, stale } = await start();
  platform.invalidate(filter);
  expect(stale()).toEqual(expected);
});

test("an invalidated error is refetched", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getObjectInfo.read(trip)).rejects.toMatchObject({ status: 404 });
  platform.invalidate(trip);
  server.replyWith(ok({ apiName: "Trip__c", fields: {} }));
  await expect(platform.getObjectInfo.read(trip)).resolves.toMatchObject({ apiName: "Trip__c" });
});

test("an invalidated response with subscribers is refetched immediately", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  server.replyWith(ok({ apiName: "Trip__c", fields: {} }));
  platform.getObjectInfo.subscribe(trip, listener());
  await clock.advance(1000);
  server.replyWith(ok({ apiName: "Trip__c", fields: {}, label: "Reis" }));
  platform.invalidate(trip);
  await clock.advance(1000);
  expect(server.requests).toHaveLength(2);
  expect(events.at(-1)).toContain("Reis");
});

test("a created record makes its lists and related counts stale", async () => {
  const { platform, stale } = await start();
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  expect(stale()).toEqual(["list", "listUi", "count", "related"]);
});

test("a created record leaves lists of other objects fresh", async () => {
  const { platform, stale } = await start();
  await platform.createRecord({ apiName: "Guide__c", fields: {} });
  expect(stale()).toEqual(["count", "related"]);
});

test("a batch that creates a record makes its lists stale", async () => {
  const { platform, server, stale } = await start();
  server.replyWith(({ path }) => (path.endsWith("/batch") ? ok({ results: [{ statusCode: 204 }] }) : ok(uiList([]))));
  await platform.batchRecords({ operations: [{ type: "CREATE", records: [{ apiName: "Trip__c", fields: {} }] }] });
  expect(stale()).toEqual(["list", "listUi", "count", "related"]);
});

test("a deleted record makes its lists and related counts stale", async () => {
  const { platform, stale } = await start();
  await platform.deleteRecord({ recordId: idOf(1) });
  expect(stale()).toEqual(["list", "listUi", "record", "count", "related"]);
});

test("an update without response body makes the record stale for every config", async () => {
  const { platform, server, stale } = await start();
  await platform.updateRecord({ fields: { Id: idOf(1), A: 2 } });
  expect(stale()).toEqual(["list", "listUi", "record", "count", "related"]);
  const before = server.requests.length;
  await platform.getRecord.read({ recordId: idOf(1), optionalFields: ["Trip__c.A"] });
  expect(server.requests.length).toBe(before + 1);
});

test("an update with a response body leaves the record fresh", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  await platform.getRecord.read(one);
  server.replyWith(ok(uiRecord(1, { A: 2 }, 2)));
  await platform.updateRecord({ fields: { Id: idOf(1), A: 2 } });
  await platform.getRecord.read(one);
  expect(server.requests).toHaveLength(2);
});

test.each(["createListInfo", "updateListInfoByName", "deleteListInfo"] as const)(
  "after %s the names of the list views and their records are stale",
  async (name) => {
    const { platform, stale } = await start();
    await platform[name](all);
    expect(stale()).toEqual(["list", "listUi", "summaries"]);
  },
);

test("a list view that did not exist is found after it was created", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getListUiByName.read(all)).rejects.toMatchObject({ status: 404 });
  server.replyWith(ok(listInfo));
  await platform.createListInfo(all);
  server.replyWith(ok({ info: listInfo, records: uiList([]) }));
  await expect(platform.getListUiByName.read(all)).resolves.toMatchObject({ info: listInfo });
});

test("one item of a batch, or one record of a list, cannot be refreshed, and stays as it is", async () => {
  const { platform, server } = testPlatform(endpoints);
  const avatar = { type: "Theme", iconUrl: "/a.png", backgroundColor: "ff0000" };
  server.replyWith(ok({ results: [{ statusCode: 200, result: avatar }] }));
  const avatars = await platform.getRecordAvatars.read({ recordIds: [idOf(1)] });
  const error = { status: 400, errorCode: "UNKNOWN_DATA", message: expect.stringContaining("one item of a batch") };
  await expect(platform.refresh(avatars.results[0]?.result)).rejects.toMatchObject(error);
  const cached = platform.getRecordAvatars.read({ recordIds: [idOf(1)] }, { policy: "only-if-cached" });
  await expect(cached).resolves.toBe(avatars);
  await expect(platform.refresh(avatars)).resolves.toBeUndefined();
  server.replyWith(ok(uiList([uiRecord(1, { A: 1 })])));
  const list = await platform.getListRecordsByName.read(all);
  await expect(platform.refresh(list.records[0])).rejects.toMatchObject(error);
});

test("a batch keeps additional properties of its response and of its items", async () => {
  const { platform, server } = testPlatform(endpoints);
  const result = { apiName: "Trip__c", fields: {} };
  const failed = { statusCode: 403, body: [{ errorCode: "INSUFFICIENT_ACCESS", message: "No." }] };
  server.replyWith(
    ok({
      hasErrors: true,
      extra: 1,
      results: [
        { statusCode: 200, result, extra: 2 },
        { statusCode: 403, result: failed.body },
      ],
    }),
  );
  await expect(platform.getObjectInfos.read({ objectApiNames: ["Trip__c", "Guide__c"] })).resolves.toEqual({
    hasErrors: true,
    extra: 1,
    results: [{ statusCode: 200, result, extra: 2 }, failed],
  });
});

test("an entry that another response filled has the status and eTag of its data", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith({ ...ok({ apiName: "Trip__c", fields: {}, eTag: "old" }), headers: { eTag: "old" } });
  await platform.getObjectInfo.read(trip);
  server.replyWith(ok({ results: [{ statusCode: 200, result: { apiName: "Trip__c", fields: {}, eTag: "new" } }] }));
  await platform.getObjectInfos.read({ objectApiNames: ["Trip__c"] }, { policy: "no-cache" });
  expect(platform.inspect().entries[0]).toMatchObject({ status: 200, eTag: "new" });
});

test("an invalid response is an error with its status and body, and leaves older data", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ apiName: "Trip__c", fields: {} }));
  await platform.getObjectInfo.read(trip);
  server.replyWith(ok("<html>"));
  await expect(platform.getObjectInfo.read(trip, { policy: "no-cache" })).rejects.toMatchObject({
    status: 200,
    errorCode: "UNEXPECTED_RESPONSE",
    body: "<html>",
    message: "The response is not valid: Expected object but received string",
  });
  expect(platform.getObjectInfo.observe(trip)?.getSnapshot()).toMatchObject({ data: { apiName: "Trip__c" } });
});

test("data is frozen", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ apiName: "Trip__c", fields: { A: { label: "A" } } }));
  const info = await platform.getObjectInfo.read(trip);
  expect(() => Object.assign(info.fields.A ?? {}, { label: "B" })).toThrow(TypeError);
});

test.each(["UPDATE", "DELETE"] as const)("a batch item to %s without Id is invalid", async (type) => {
  const { platform, server } = testPlatform(endpoints);
  const operations = [{ type, records: [{ fields: Object({ A: 1 }) }] }];
  await expect(platform.batchRecords({ operations })).rejects.toMatchObject({
    status: 400,
    errorCode: "INVALID_CONFIG",
  });
  expect(server.requests).toEqual([]);
});
