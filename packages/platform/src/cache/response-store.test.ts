import { expect, test } from "vitest";
import { getObjectInfo } from "../endpoints/objects.ts";
import { createRecord } from "../endpoints/record-writes.ts";
import { PlatformError } from "../errors.ts";
import { ok, errorResponse, type Reply } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import type { ResponseStore } from "./response-store.ts";

const trip = { objectApiName: "Trip__c" };
const info = { apiName: "Trip__c", fields: {} };

/** A platform with a store, and what the store holds. */
function platformWithStore() {
  const held = new Map<string, unknown>();
  const store: ResponseStore = {
    get: () => undefined,
    set: (key, { body }) => void held.set(key, body),
    delete: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
  return { ...testPlatform({ getObjectInfo, createRecord }, { store }), held };
}

test("a response that was asked for before a write is given, but not kept for the next visit", async () => {
  const { platform, server, held } = platformWithStore();
  server.replyWith(ok(info));
  const release = server.hold();
  const early = platform.getObjectInfo.read(trip);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  release();
  expect(await early).toMatchObject(info);
  expect([...held.values()]).toEqual([]);

  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip, { policy: "no-cache" });
  expect([...held.values()]).toEqual([info]);
});

test.each<[string, Reply]>([
  ["breaks off", new PlatformError(0, "NETWORK_ERROR", "No response.")],
  ["is given up", new DOMException("Aborted", "AbortError")],
  ["fails", errorResponse(503, "UNKNOWN_EXCEPTION")],
])("a write that %s may have been done all the same: nothing from before it is kept", async (_how, reply) => {
  const { platform, server, held } = platformWithStore();
  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip);
  expect([...held.values()]).toEqual([info]);
  const release = server.hold();
  const early = platform.getObjectInfo.read(trip, { policy: "no-cache" });
  server.letThrough();
  server.replyWith(reply);
  await expect(platform.createRecord({ apiName: "Trip__c", fields: {} })).rejects.toBeDefined();
  expect([...held.values()]).toEqual([]);
  release();
  await early;
  expect([...held.values()]).toEqual([]);
});

test("a write that is not made at all leaves the next visit what it has", async () => {
  const { platform, server, held } = platformWithStore();
  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip);
  await expect(platform.createRecord(Object({ apiName: "Trip__c" }))).rejects.toMatchObject({ status: 400 });
  expect([...held.values()]).toEqual([info]);
});

test.each([
  [403, []],
  [404, []],
  [500, [info]],
])("a response that is met by status %i later is kept for the next visit as %j", async (status, kept) => {
  const { platform, server, held } = platformWithStore();
  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip);
  server.replyWith(errorResponse(status, "SOME_CODE"));
  await expect(platform.getObjectInfo.read(trip, { policy: "no-cache" })).rejects.toMatchObject({ status });
  expect([...held.values()]).toEqual(kept);
});
