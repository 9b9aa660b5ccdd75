import { expect, test, vi } from "vitest";
import { createRecord } from "../endpoints/record-writes.ts";
import { getObjectInfo, getPicklistValues } from "../endpoints/objects.ts";
import { getRecord } from "../endpoints/records.ts";
import { createPlatform } from "../platform.ts";
import { openIndexedDbStore } from "./open-indexed-db-store.ts";

const endpoints = { createRecord, getObjectInfo, getPicklistValues, getRecord };
const record = { recordId: "a0X000000000001EAA", fields: ["Trip__c.A"] };
const info = { apiName: "Trip__c", fields: {} };
const trip = { objectApiName: "Trip__c" };
const picklist = { fieldApiName: "Trip__c.To__c", recordTypeId: "012000000000001AAA" };

/** Waits for the database, because the platform does not. */
const untilPersisted = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, 10_000);

/** One visit: a new platform with the same database. */
async function visit(name: string, { now = 0, userId = "005000000000001AAA", status = 200 } = {}) {
  let requests = 0;
  const platform = createPlatform({
    endpoints,
    user: { userId, isGuest: false },
    clock: { now: () => now, after: () => () => undefined },
    store: await openIndexedDbStore({ indexedDB, endpoints: ["getObjectInfo", "getRecord"], name, now }),
    transport: () => {
      requests += 1;
      return Promise.resolve({
        status,
        body: {
          apiName: "Trip__c",
          fields: { A: { value: 1, displayValue: null } },
          id: "a0X000000000001EAA",
          values: [],
        },
      });
    },
  });
  return { platform, count: () => requests };
}

test("a fresh response is available at the next visit, for its user only", async () => {
  const first = await visit("next visit");
  await first.platform.getObjectInfo.read(trip);
  await untilPersisted(async () => {
    const next = await visit("next visit", { now: 899_999 });
    await expect(next.platform.getObjectInfo.read(trip, { policy: "only-if-cached" })).resolves.toMatchObject(info);
    expect(next.count()).toBe(0);
  });
  for (const other of [{ now: 900_000 }, { userId: "005000000000002AAA" }]) {
    const { platform, count } = await visit("next visit", other);
    await platform.getObjectInfo.read(trip);
    expect(count()).toBe(1);
  }
});

test("only the named endpoints are persisted, and a write deletes the record data that it may have outdated", async () => {
  const first = await visit("named");
  await first.platform.getObjectInfo.read(trip);
  await first.platform.getPicklistValues.read(picklist);
  await first.platform.getRecord.read(record);
  await untilPersisted(async () => {
    const { platform, count } = await visit("named");
    await platform.getObjectInfo.read(trip);
    expect(count()).toBe(0);
    await platform.getPicklistValues.read(picklist);
    expect(count()).toBe(1);
  });
  await first.platform.createRecord({ apiName: "Trip__c", fields: {} });
  await untilPersisted(async () => {
    const { platform, count } = await visit("named");
    await platform.getObjectInfo.read(trip);
    expect(count()).toBe(0);
    await platform.getRecord.read(record);
    expect(count()).toBe(1);
  });
});

test("a response is deleted when a later request is denied", async () => {
  const name = "rejected";
  const first = await visit(name);
  await first.platform.getObjectInfo.read(trip);
  await untilPersisted(async () => {
    const { platform } = await visit(name);
    await expect(platform.getObjectInfo.read(trip, { policy: "only-if-cached" })).resolves.toMatchObject(info);
  });
  const denied = await visit(name, { status: 403 });
  await expect(denied.platform.getObjectInfo.read(trip, { policy: "no-cache" })).rejects.toMatchObject({
    status: 403,
  });
  await untilPersisted(async () => {
    const { platform } = await visit(name);
    await expect(platform.getObjectInfo.read(trip, { policy: "only-if-cached" })).rejects.toMatchObject({
      status: 504,
    });
  });
});

test("expired responses are deleted when the database is opened", async () => {
  const name = "expired";
  const first = await visit(name);
  await first.platform.getObjectInfo.read(trip);
  await untilPersisted(async () => {
    const { count, platform } = await visit(name);
    await platform.getObjectInfo.read(trip);
    expect(count()).toBe(0);
  });
  await openIndexedDbStore({ indexedDB, endpoints: ["getObjectInfo"], name, now: 900_000 });
  const store = await openIndexedDbStore({ indexedDB, endpoints: ["getObjectInfo"], name, now: 0 });
  expect(store.get('005000000000001AAA/getObjectInfo:{"objectApiName":"Trip__c"}')).toBeUndefined();
});

test("without a database nothing is persisted and everything else works", async () => {
  const store = await openIndexedDbStore({ indexedDB: undefined, endpoints: ["getObjectInfo"], now: 0 });
  const response = { body: info, receivedAt: 0, expiresAt: 1 };
  store.set("guest/getObjectInfo:{}", response);
  expect(store.get("guest/getObjectInfo:{}")).toBe(response);
  store.delete("guest/getObjectInfo:{}");
  expect(store.get("guest/getObjectInfo:{}")).toBeUndefined();
});

test("a write deletes what another tab persisted after this one opened", async () => {
  const writing = await visit("tabs");
  const reading = await visit("tabs");
  await reading.platform.getRecord.read(record);
  await untilPersisted(async () => {
    const { platform } = await visit("tabs");
    await platform.getRecord.read(record, { policy: "only-if-cached" });
  });
  await writing.platform.createRecord({ apiName: "Trip__c", fields: {} });
  await untilPersisted(async () => {
    const { platform, count } = await visit("tabs");
    await platform.getRecord.read(record);
    expect(count()).toBe(1);
  });
});
