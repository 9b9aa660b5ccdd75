import { expect, test } from "vitest";
import { executeApex } from "../endpoints/apex.ts";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { getObjectInfo, getObjectInfos } from "../endpoints/objects.ts";
import { createRecord } from "../endpoints/record-writes.ts";
import { refresh } from "../endpoints/refresh.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

const endpoints = { getObjectInfo, getObjectInfos, getListRecordsByName, createRecord, executeApex, refresh };
const trip = { objectApiName: "Trip__c" };
const batch = { objectApiNames: ["Trip__c", "Guide__c"] };
const list = { ...trip, listViewApiName: "All" };
const noCache = { policy: "no-cache" } as const;
const rejected = { statusCode: 403, result: [{ errorCode: "NO_ACCESS", message: "Not for you." }] };
const guide = { statusCode: 200, result: { apiName: "Guide__c", fields: {} } };
const itemsOf = (...results: unknown[]) => ok({ results });
const idsOf = ({ records }: { records: readonly { id: string }[] }) => records.map(({ id }) => id);

test.each(["cache-then-network", "only-if-cached"] as const)(
  "a cached error is returned with %s while a refetch is in flight",
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

test("a batch with a rejected item returns all items while a separate request for that item is in flight", async () => {
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

/** A platform whose request for a list was sent before a record was created. Later requests return two records. */
async function writeWhileReading() {
  const setting = testPlatform(endpoints);
  const { platform, server } = setting;
  const before = uiList([uiRecord(1, { A: 1 })]);
  const after = uiList([uiRecord(1, { A: 1 }), uiRecord(2, { A: 2 })]);
  server.replyWith(ok(before));
  const cached = await platform.getListRecordsByName.read(list);
  const release = server.hold();
  const early = platform.getListRecordsByName.read(list, noCache);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  server.replyWith(ok(after));
  return { ...setting, cached, early, release };
}

test("a read after a write does not share a request that was sent before the write", async () => {
  const { platform, server, early, release } = await writeWhileReading();
  const late = platform.getListRecordsByName.read(list, noCache);
  expect(idsOf(await late)).toEqual([idOf(1), idOf(2)]);
  release();
  // The older response is ignored, and the older read resolves to the current data.
  expect(idsOf(await early)).toEqual([idOf(1), idOf(2)]);
  expect(server.requests).toHaveLength(4);
});

test("a refresh after a write returns the written data, even while an older request is in flight", async () => {
  const { platform, cached, release } = await writeWhileReading();
  await platform.refresh(cached);
  const shown = platform.getListRecordsByName.observe(list)?.getSnapshot().data ?? { records: [] };
  expect(idsOf(shown)).toEqual([idOf(1), idOf(2)]);
  release();
});

test("equal queries after a write share the newer request, also after the older one ended", async () => {
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

test.each(["the older response first", "the newer response first"])(
  "a subscriber from before the write finally receives the written data, with %s",
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
    await platform.executeApex({ classname: "Trips", method: "plan" });
    const releaseNewer = server.hold();
    server.replyWith(ok(uiList([uiRecord(1, { A: 1 })])));
    const late = platform.getListRecordsByName.read(list);
    const isOlderFirst = sequence === "the older response first";
    for (const release of isOlderFirst ? [releaseOlder, releaseNewer] : [releaseNewer, releaseOlder]) {
      release();
      await clock.advance(1000);
    }
    expect(idsOf(await late)).toEqual([idOf(1)]);
    expect(notified[0]).toBe("Pending");
    expect(notified.at(-1)).toEqual([idOf(1)]);
  },
);

test("if an older request fails, subscribers wait for the newer one", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  const releaseOlder = server.hold();
  server.replyWith(errorResponse(503, "UNKNOWN_EXCEPTION"));
  platform.getListRecordsByName.subscribe(list, listener());
  await clock.advance(0);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.executeApex({ classname: "Trips", method: "plan" });
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
