import { expect, test } from "vitest";
import { getObjectInfo } from "../endpoints/objects.ts";
import { getListRecordsByName, getListUiByName } from "../endpoints/lists.ts";
import { createRecord } from "../endpoints/record-writes.ts";
import { getRecord } from "../endpoints/records.ts";
import { invalidate } from "../endpoints/refresh.ts";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { PlatformError } from "../errors.ts";
import { ok, errorResponse, type Reply } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import type { ResponseStore } from "./response-store.ts";

const trip = { objectApiName: "Trip__c" };
const record = { recordId: idOf(1), fields: ["Trip__c.A"] };
const info = { apiName: "Trip__c", fields: {} };

/** A platform with a store, and the response bodies in it. */
function platformWithStore() {
  const persisted = new Map<string, unknown>();
  const store: ResponseStore = {
    get: () => undefined,
    set: (key, { body }) => void persisted.set(key, body),
    delete: (key) => void persisted.delete(key),
    deleteWhere(isOutdated) {
      for (const key of persisted.keys())
        if (isOutdated(key, { body: persisted.get(key), receivedAt: 0, expiresAt: 0 })) persisted.delete(key);
    },
  };
  return { ...testPlatform({ getObjectInfo, getRecord, createRecord, invalidate }, { store }), persisted };
}

test("a response that was requested before a write is returned but not persisted", async () => {
  const { platform, server, persisted } = platformWithStore();
  server.replyWith(ok(info));
  const release = server.hold();
  const early = platform.getObjectInfo.read(trip);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  release();
  expect(await early).toMatchObject(info);
  expect([...persisted.values()]).toEqual([]);

  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip, { policy: "no-cache" });
  expect([...persisted.values()]).toEqual([info]);
});

test.each<[string, Reply]>([
  ["has no response", new PlatformError(0, "NETWORK_ERROR", "No response.")],
  ["is aborted", new DOMException("Aborted", "AbortError")],
  ["fails", errorResponse(503, "UNKNOWN_EXCEPTION")],
])("a write that %s may have succeeded, so persisted record data is deleted, but no metadata", async (_how, reply) => {
  const { platform, server, persisted } = platformWithStore();
  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip);
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  await platform.getRecord.read(record);
  expect(persisted.size).toBe(2);
  const release = server.hold();
  const early = platform.getRecord.read(record, { policy: "no-cache" });
  server.letThrough();
  server.replyWith(reply);
  await expect(platform.createRecord({ apiName: "Trip__c", fields: {} })).rejects.toBeDefined();
  expect([...persisted.values()]).toEqual([info]);
  release();
  await early;
  expect([...persisted.values()]).toEqual([info]);
});

test("an invalidated response is deleted from the store, also if only its body contains the record", async () => {
  const { platform, server, persisted } = platformWithStore();
  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip);
  server.replyWith(ok(uiRecord(1, { A: uiRecord(2, {}) })));
  await platform.getRecord.read(record);
  platform.invalidate({ recordId: idOf(3) });
  expect(persisted.size).toBe(2);
  platform.invalidate({ recordId: idOf(2) });
  expect([...persisted.values()]).toEqual([info]);
  platform.invalidate();
  expect(persisted.size).toBe(0);
});

test("a write with an invalid config deletes nothing from the store", async () => {
  const { platform, server, persisted } = platformWithStore();
  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip);
  await expect(platform.createRecord(Object({ apiName: "Trip__c" }))).rejects.toMatchObject({ status: 400 });
  expect([...persisted.values()]).toEqual([info]);
});

test.each([
  [403, []],
  [404, []],
  [500, [info]],
])("after status %i the store contains %j", async (status, expected) => {
  const { platform, server, persisted } = platformWithStore();
  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip);
  server.replyWith(errorResponse(status, "SOME_CODE"));
  await expect(platform.getObjectInfo.read(trip, { policy: "no-cache" })).rejects.toMatchObject({ status });
  expect([...persisted.values()]).toEqual(expected);
});

test("a response of an earlier visit neither replaces nor outdates newer data", async () => {
  const response = { body: uiRecord(1, { A: "old" }), receivedAt: 0, expiresAt: 30_000 };
  const store: ResponseStore = {
    get: (key) => (key.includes("getRecord:") ? response : undefined),
    set: () => undefined,
    delete: () => undefined,
    deleteWhere: () => undefined,
  };
  const { platform, clock, server } = testPlatform({ getListRecordsByName, getRecord }, { store });
  await clock.advance(20_000);
  server.replyWith(ok(uiList([uiRecord(1, { A: "new" })])));
  const list = { objectApiName: "Trip__c", listViewApiName: "All" };
  await platform.getListRecordsByName.read(list);
  expect(valuesOf(await platform.getRecord.read(record))).toEqual({ A: "new" });
  await clock.advance(20_000);
  await platform.getListRecordsByName.read(list);
  expect(server.requests).toHaveLength(1);
});

test("of several responses of earlier visits the latest counts", async () => {
  const at = (receivedAt: number, body: unknown) => ({ body, receivedAt, expiresAt: 900_000 + receivedAt });
  const listInfo = (eTag: string) => ({ eTag, label: "All" });
  const store: ResponseStore = {
    get: (key) =>
      key.includes("getListInfoByName")
        ? at(2, listInfo("new"))
        : at(1, { info: listInfo("old"), records: uiList([uiRecord(1, { A: 1 })]) }),
    set: () => undefined,
    delete: () => undefined,
    deleteWhere: () => undefined,
  };
  const { platform } = testPlatform({ getListUiByName }, { store });
  const read = platform.getListUiByName.read({ objectApiName: "Trip__c", listViewApiName: "All" });
  await expect(read).resolves.toMatchObject({ info: { eTag: "new" } });
});
