import { expect, test } from "vitest";
import { createRecord } from "./endpoints/record-writes.ts";
import { getObjectInfo } from "./endpoints/objects.ts";
import { PlatformError } from "./errors.ts";
import { retryReads } from "./retry.ts";
import { FakeClock } from "./testing/fake-clock.ts";
import { errorResponse, ok, type Reply } from "./testing/recorded-transport.ts";
import { testPlatform } from "./testing/test-platform.ts";

const config = { objectApiName: "Trip__c" };
const info = ok({ apiName: "Trip__c", fields: {} });

/** A platform whose server sends these replies in turn, and then the info. */
function start(...replies: readonly Reply[]) {
  const controls = testPlatform({ createRecord, getObjectInfo }, { retry: retryReads() });
  const rest = [...replies];
  controls.server.replyWith(() => rest.shift() ?? info);
  return controls;
}

/** Times of the requests, in milliseconds. */
const timesOf = (events: readonly string[]): number[] =>
  events.filter((event) => event.includes("request")).map((event) => Number.parseInt(event, 10));

test.each<readonly [string, Reply]>([
  ["no response", new Error("socket closed")],
  ...[429, 502, 503, 504].map((status) => [String(status), errorResponse(status, "BUSY")] as const),
])("a read is repeated after %s, and nobody sees the error", async (_what, reply) => {
  const { platform, clock, events, listener } = start(reply, reply);
  platform.getObjectInfo.subscribe(config, listener());
  await clock.advance(60_000);
  expect(timesOf(events)).toEqual([0, 1000, 3000]);
  expect(events.filter((event) => event.includes("Error"))).toEqual([]);
  expect(events.at(-1)).toContain("Fulfilled");
});

test("a read fails after three repetitions", async () => {
  const busy = errorResponse(503, "BUSY");
  const { platform, clock, events } = start(busy, busy, busy, busy);
  const read = platform.getObjectInfo.read(config).catch((error: unknown) => error);
  await clock.advance(60_000);
  await expect(read).resolves.toMatchObject({ status: 503 });
  expect(timesOf(events)).toEqual([0, 1000, 3000, 7000]);
});

test.each([
  [5, [0, 5000]],
  // A pause of more than a minute is left to the caller, who sees the error.
  [61, [0]],
])("a pause of %i seconds that the server asks for is kept", async (seconds, expected) => {
  const { platform, clock, events } = start({
    ...errorResponse(429, "LIMIT"),
    headers: { retryAfter: String(seconds) },
  });
  const read = platform.getObjectInfo.read(config).catch((error: unknown) => error);
  await clock.advance(120_000);
  await read;
  expect(timesOf(events)).toEqual(expected);
});

test.each([400, 403, 404, 500])("a read is not repeated after status %i", async (status) => {
  const { platform, clock, events } = start(errorResponse(status, "NO"));
  const read = platform.getObjectInfo.read(config).catch((error: unknown) => error);
  await clock.advance(60_000);
  await expect(read).resolves.toMatchObject({ status });
  expect(timesOf(events)).toEqual([0]);
});

test("a write is never repeated", async () => {
  const { platform, clock, events } = start(errorResponse(503, "BUSY"));
  const write = platform.createRecord({ apiName: "Trip__c", fields: {} }).catch((error: unknown) => error);
  await clock.advance(60_000);
  await expect(write).resolves.toMatchObject({ status: 503 });
  expect(timesOf(events)).toEqual([0]);
});

test("nothing is repeated for a subscriber who left", async () => {
  const { platform, clock, events } = start(errorResponse(503, "BUSY"));
  const stop = platform.getObjectInfo.subscribe(config, () => undefined);
  await clock.advance(500);
  stop();
  await clock.advance(60_000);
  expect(timesOf(events)).toEqual([0]);
});

test("a read that is aborted during a pause fails at once", async () => {
  const clock = new FakeClock();
  const controller = new AbortController();
  const busy = new PlatformError(503, "BUSY", "Busy.");
  const read = retryReads()(() => Promise.reject(busy), clock, controller.signal).catch((error: unknown) => error);
  await clock.advance(500);
  controller.abort();
  expect(await read).toBe(busy);
  expect(clock.pending).toBe(0);
});
