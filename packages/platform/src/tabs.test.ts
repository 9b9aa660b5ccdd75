import { expect, test, vi } from "vitest";
import type { ResponseStore } from "./cache/response-store.ts";
import { getListRecordsByName } from "./endpoints/lists.ts";
import { getObjectInfo } from "./endpoints/objects.ts";
import { createRecord, updateRecord } from "./endpoints/record-writes.ts";
import { getRecord } from "./endpoints/records.ts";
import { connectTabs } from "./tabs.ts";
import { errorResponse, ok } from "./testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "./testing/records.ts";
import { testPlatform } from "./testing/test-platform.ts";

const endpoints = { createRecord, getListRecordsByName, getObjectInfo, getRecord, updateRecord };
const record = { recordId: idOf(1), fields: ["Trip__c.A"] };
const list = { objectApiName: "Trip__c", listViewApiName: "All" };

/** Node's channel delivers in a later task. */
const delivered = (channel: BroadcastChannel): Promise<unknown> =>
  new Promise((resolve) => channel.addEventListener("message", resolve, { once: true }));

/** Two tabs with a channel, of which the first shows a record and a list. */
async function startTabs(run: (tabs: Awaited<ReturnType<typeof open>>) => Promise<void>) {
  const channels = [new BroadcastChannel("trips"), new BroadcastChannel("trips")] as const;
  try {
    await run(await open(channels));
  } finally {
    for (const channel of channels) channel.close();
  }
}

async function open([own, others]: readonly [BroadcastChannel, BroadcastChannel]) {
  const persisted: string[] = [];
  const store: ResponseStore = {
    get: () => undefined,
    set: (key) => void persisted.push(key),
    delete: () => undefined,
    deleteWhere: () => undefined,
  };
  const tab = testPlatform(endpoints, { store, tabs: connectTabs(own) });
  const other = testPlatform(endpoints, { tabs: connectTabs(others) });
  tab.server.replyWith(({ path }) => {
    if (path.includes("/object-info/")) return ok({ apiName: "Trip__c", fields: {} });
    return path.includes("/list-records/") ? ok(uiList([])) : ok(uiRecord(1, { A: 1 }));
  });
  tab.platform.getRecord.subscribe(record, () => undefined);
  tab.platform.getObjectInfo.subscribe({ objectApiName: "Trip__c" }, () => undefined);
  await tab.platform.getListRecordsByName.read(list);
  await tab.clock.advance(1000);
  return { tab, other, persisted, received: () => delivered(own) };
}

test("a write in another tab makes data stale here and refetches what is shown", () =>
  startTabs(async ({ tab, other, received }) => {
    other.server.replyWith(ok(uiRecord(1, { A: 2 }, 2)));
    const message = received();
    const before = tab.server.requests.length;
    await other.platform.updateRecord({ fields: { Id: idOf(1), A: 2 } });
    await message;
    await tab.clock.advance(1000);
    expect(tab.server.requests.slice(before).map(({ path }) => path)).toEqual([
      `/services/data/v63.0/ui-api/records/${idOf(1)}`,
    ]);
    expect(tab.platform.getListRecordsByName.observe(list)?.getSnapshot().state).toBe("Stale");
    expect(tab.platform.getObjectInfo.observe({ objectApiName: "Trip__c" })?.getSnapshot().state).toBe("Fulfilled");
  }));

test.each([undefined, null, "getRecord", { 0: "getRecord" }])(
  "the message %j of another version is ignored",
  (data) => {
    const channel = new EventTarget();
    const listen = vi.spyOn(channel, "addEventListener");
    const tabs = connectTabs(Object.assign(channel, { postMessage: () => undefined }));
    const { platform } = testPlatform(endpoints, { tabs });
    const [[, receive] = []] = listen.mock.calls;
    expect(() => Object(receive)(new MessageEvent("message", { data }))).not.toThrow();
    expect(platform.inspect().requests).toBe(0);
  },
);

test("a response that was under way when another tab wrote is not persisted, even if that write failed", () =>
  startTabs(async ({ tab, other, persisted, received }) => {
    other.server.replyWith(errorResponse(503, "BUSY"));
    persisted.length = 0;
    const release = tab.server.hold();
    const read = tab.platform.getListRecordsByName.read(list, { policy: "no-cache" });
    await tab.clock.advance(0);
    const message = received();
    await other.platform.createRecord({ apiName: "Trip__c", fields: {} }).catch(() => undefined);
    await message;
    release();
    await read;
    expect(persisted.filter((key) => key.includes("getListRecordsByName"))).toEqual([]);
  }));

test("a record is stale here that was under way when another tab wrote it", () =>
  startTabs(async ({ tab, other, received }) => {
    other.server.replyWith({ status: 204, body: undefined });
    tab.server.replyWith(ok(uiList([uiRecord(2, { A: "before" })])));
    const release = tab.server.hold();
    const read = tab.platform.getListRecordsByName.read(list, { policy: "no-cache" });
    await tab.clock.advance(0);
    const message = received();
    await other.platform.updateRecord({ fields: { Id: idOf(2) } });
    await message;
    release();
    await read;
    const snapshot = tab.platform.getRecord.observe({ recordId: idOf(2), fields: ["Trip__c.A"] })?.getSnapshot();
    expect(snapshot?.state).toBe("Stale");
  }));
