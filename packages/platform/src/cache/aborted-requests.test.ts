import { expect, test } from "vitest";
import { getObjectInfo } from "../endpoints/objects.ts";
import { deleteRecord } from "../endpoints/record-writes.ts";
import { getRecord } from "../endpoints/records.ts";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { idOf, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

const config = { objectApiName: "Trip__c" };

async function startReading() {
  const controls = testPlatform({ getObjectInfo });
  const { platform, clock, server } = controls;
  server.replyWith(ok({ apiName: "Trip__c", fields: {} }));
  const release = server.hold();
  const stop = platform.getObjectInfo.subscribe(config, () => undefined);
  await clock.advance(10);
  const isAborted = () => server.signals.map((signal) => signal?.aborted);
  return { ...controls, release, stop, isAborted };
}

test("a request is aborted when its last subscriber leaves, and the next one reads again", async () => {
  const { platform, clock, server, events, listener, release, stop, isAborted } = await startReading();
  stop();
  await clock.advance(10);
  expect(isAborted()).toEqual([true]);
  expect(platform.getObjectInfo.observe(config)?.getSnapshot().state).toBe("Unfulfilled");
  server.letThrough();
  platform.getObjectInfo.subscribe(config, listener());
  release();
  await clock.advance(1000);
  expect(isAborted()).toEqual([true, false]);
  expect(events.at(-1)).toContain("Fulfilled");
});

test("a request continues for another subscriber, for one who comes back at once, and for a read", async () => {
  const { platform, clock, release, stop, isAborted } = await startReading();
  const stopOther = platform.getObjectInfo.subscribe(config, () => undefined);
  stop();
  await clock.advance(10);
  stopOther();
  const stopThird = platform.getObjectInfo.subscribe(config, () => undefined);
  await clock.advance(10);
  const read = platform.getObjectInfo.read(config);
  stopThird();
  await clock.advance(10);
  expect(isAborted()).toEqual([false]);
  release();
  await expect(read).resolves.toMatchObject({ apiName: "Trip__c" });
});

test("a request that is repeated, because the record was deleted meanwhile, also continues for a read", async () => {
  const { platform, clock, server } = testPlatform({ deleteRecord, getRecord });
  const record = { recordId: idOf(1), fields: ["Trip__c.A"] };
  const releaseFirst = server.hold();
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  const stop = platform.getRecord.subscribe(record, () => undefined);
  const read = platform.getRecord.read(record).catch((error: unknown) => error);
  await clock.advance(10);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteRecord({ recordId: idOf(1) });
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  const releaseSecond = server.hold();
  releaseFirst();
  await clock.advance(10);
  expect(server.requests.map(({ method }) => method)).toEqual(["GET", "DELETE", "GET"]);
  stop();
  await clock.advance(10);
  expect(server.signals.at(-1)?.aborted).toBe(false);
  releaseSecond();
  await expect(read).resolves.toMatchObject({ status: 404 });
});
