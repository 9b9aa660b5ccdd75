import { expect, test } from "vitest";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { getObjectInfo, getObjectInfos } from "../endpoints/objects.ts";
import { createRecord, updateRecord } from "../endpoints/record-writes.ts";
import { refresh } from "../endpoints/refresh.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

const endpoints = { getObjectInfo, getObjectInfos, getListRecordsByName, createRecord, refresh, updateRecord };
const trip = { objectApiName: "Trip__c" };
const batch = { objectApiNames: ["Trip__c", "Guide__c"] };
const list = { ...trip, listViewApiName: "All" };
const noCache = { policy: "no-cache" } as const;
const rejected = { statusCode: 403, result: [{ errorCode: "NO_ACCESS", message: "Not for you." }] };
const guide = { statusCode: 200, result: { apiName: "Guide__c", fields: {} } };
const itemsOf = (...results: unknown[]) => ok({ results });
const idsOf = ({ records }: { records: readonly { id: string }[] }) => records.map(({ id }) => id);

test.each(["cache-then-network", "only-if-cached"] as const)(
  "a remembered error is given under %s while somebody else asks again",
  async (policy) => {
    const { platform, server } = testPlatform(endpoints);
    server.replyWith(itemsOf(rejected, guide));
    await platform.getObjectInfos.read(batch);
    const release = server.hold();
    const again = platform.getObjectInfo.read(trip, noCache);
    await expect(platform.getObjectInfo.read(trip, { policy })).rejects.toMatchObject({
      status: 403,
      errorCode: "NO_ACCESS",
      message: "Not for you.",
    });
    await expect(platform.getObjectInfos.read(batch, { policy })).resolves.toMatchObject({
      results: [{ statusCode: 403 }, { statusCode: 200 }],
    });
    release();
    await again.catch(() => undefined);
  },
);

test("a batch that is rejected one of its items gives the others while that item is requested by itself", async () => {
  const { platform, server } = testPlatform(endpoints);
  const release = server.hold();
  server.replyWith(ok({ apiName: "Trip__c", fields: {} }));
  const own = platform.getObjectInfo.read(trip);
  server.letThrough();
  server.replyWith(itemsOf(rejected, guide));
  await expect(platform.getObjectInfos.read(batch)).resolves.toEqual({
    results: [{ statusCode: 403, body: rejected.result }, guide],
  });
  release();
  // The response of the newer request counts.
  await expect(own).rejects.toMatchObject({ status: 403 });
});

/** A platform with a list in flight that was requested before a record was made; from then on the list has two records. */
async function writeWhileReading() {
  const setting = testPlatform(endpoints);
  const { platform, server } = setting;
  const before = uiList([uiRecord(1, { A: 1 })]);
  const after = uiList([uiRecord(1, { A: 1 }), uiRecord(2, { A: 2 })]);
  server.replyWith(ok(before));
  const held = await platform.getListRecordsByName.read(list);
  const release = server.hold();
  const early = platform.getListRecordsByName.read(list, noCache);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  server.replyWith(ok(after));
  return { ...setting, held, early, release };
}

test("what was requested before a write does not stand in for what is requested after it", async () => {
  const { platform, server, early, release } = await writeWhileReading();
  const late = platform.getListRecordsByName.read(list, noCache);
  expect(idsOf(await late)).toEqual([idOf(1), idOf(2)]);
  release();
  // The older response changes nothing more, and whoever waited for it gets what is known by now.
  expect(idsOf(await early)).toEqual([idOf(1), idOf(2)]);
  expect(server.requests).toHaveLength(4);
});

test("a refresh after a write shows what was written, though an older request is under way", async () => {
  const { platform, held, release } = await writeWhileReading();
  await platform.refresh(held);
  const shown = platform.getListRecordsByName.observe(list)?.getSnapshot().data ?? { records: [] };
  expect(idsOf(shown)).toEqual([idOf(1), idOf(2)]);
  release();
});

test("equal queries after a write share the newer request, and the end of the older one does not part them", async () => {
  const { platform, server, early, release } = await writeWhileReading();
  const releaseNewer = server.hold();
  const late = platform.getListRecordsByName.read(list, noCache);
  release();
  await early;
  const later = platform.getListRecordsByName.read(list, noCache);
  releaseNewer();
  expect(idsOf(await late)).toEqual([idOf(1), idOf(2)]);
  expect(await later).toBe(await late);
  expect(server.requests).toHaveLength(4);
});

test.each(["the older first", "the newer first"])(
  "a subscriber that waited since before the write ends with what was written: %s",
  async (sequence) => {
    const { platform, clock, server } = testPlatform(endpoints);
    const notified: unknown[] = [];
    const releaseOlder = server.hold();
    server.replyWith(ok(uiList([])));
    platform.getListRecordsByName.subscribe(list, (snapshot) =>
      notified.push(snapshot?.data ? idsOf(snapshot.data) : snapshot?.state),
    );
    await clock.advance(0);
    server.letThrough();
    server.replyWith({ status: 204, body: undefined });
    await platform.updateRecord({ fields: { Id: idOf(9) } });
    const releaseNewer = server.hold();
    server.replyWith(ok(uiList([uiRecord(1, { A: 1 })])));
    const late = platform.getListRecordsByName.read(list);
    const isOlderFirst = sequence === "the older first";
    for (const release of isOlderFirst ? [releaseOlder, releaseNewer] : [releaseNewer, releaseOlder]) {
      release();
      await clock.advance(1000);
    }
    expect(idsOf(await late)).toEqual([idOf(1)]);
    expect(notified[0]).toBe("Pending");
    expect(notified.at(-1)).toEqual([idOf(1)]);
  },
);

test("an older request that fails leaves the newer one to tell", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  const releaseOlder = server.hold();
  server.replyWith(errorResponse(503, "UNKNOWN_EXCEPTION"));
  platform.getListRecordsByName.subscribe(list, listener());
  await clock.advance(0);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.updateRecord({ fields: { Id: idOf(9) } });
  const releaseNewer = server.hold();
  server.replyWith(ok(uiList([])));
  const late = platform.getListRecordsByName.read(list);
  releaseOlder();
  await clock.advance(1000);
  releaseNewer();
  await late;
  await clock.advance(1000);
  const notified = events.filter((event) => event.includes("notified")).map((event) => event.split(" ").slice(2, 3)[0]);
  expect(notified).toEqual(["Pending", "Fulfilled"]);
});

test("an aborted read rejects, while the request continues and fills the cache", async () => {
  const { platform, server } = testPlatform({ getObjectInfo });
  server.replyWith(ok({ apiName: "Trip__c", fields: {} }));
  const release = server.hold();
  const controller = new AbortController();
  const read = platform.getObjectInfo.read({ objectApiName: "Trip__c" }, { signal: controller.signal });
  controller.abort();
  await expect(read).rejects.toMatchObject({ name: "AbortError" });
  release();
  await expect(platform.getObjectInfo.read({ objectApiName: "Trip__c" })).resolves.toMatchObject({
    apiName: "Trip__c",
  });
  expect(server.requests).toHaveLength(1);
  const late = platform.getObjectInfo.read({ objectApiName: "Guide__c" }, { signal: controller.signal });
  await expect(late).rejects.toMatchObject({ name: "AbortError" });
  expect(server.requests).toHaveLength(1);
});
