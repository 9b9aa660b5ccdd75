import { expect, test } from "vitest";
import { getObjectInfo } from "../endpoints/objects.ts";
import { PlatformError } from "../errors.ts";
import { minute, notFoundLifetime } from "../times.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { string } from "../table/kinds.ts";
import { path } from "../table/parameters.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";

const config = { objectApiName: "Trip__c" };
const response = (label: string) => ok({ apiName: "Trip__c", fields: {}, label });
const shown = (label: string) => `{"apiName":"Trip__c","fields":{},"label":"${label}"}`;

test("an entry goes through all five states", async () => {
  const { platform, clock, server } = testPlatform({ getObjectInfo });
  const observer = platform.getObjectInfo.observe(config);
  const seen = () => observer?.getSnapshot();
  expect(seen()).toEqual({ data: undefined, error: undefined, loaded: false, loading: false, state: "Unfulfilled" });

  server.replyWith(response("Trip"));
  platform.getObjectInfo.subscribe(config, () => undefined);
  expect(seen()).toEqual({ data: undefined, error: undefined, loaded: false, loading: true, state: "Pending" });

  await clock.advance(0);
  expect(seen()).toMatchObject({ data: { label: "Trip" }, loaded: true, loading: false, state: "Fulfilled" });

  await clock.advance(15 * minute);
  expect(seen()).toMatchObject({ data: { label: "Trip" }, loaded: true, loading: false, state: "Stale" });

  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getObjectInfo.read(config)).rejects.toThrow("Rejected.");
  expect(seen()).toMatchObject({ data: undefined, error: { status: 404 }, loaded: true, state: "Error" });
});

test("a 404 is cached for one minute", async () => {
  const { platform, clock, server } = testPlatform({ getObjectInfo });
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getObjectInfo.read(config)).rejects.toMatchObject({ status: 404 });
  await clock.advance(notFoundLifetime - 1);
  await expect(platform.getObjectInfo.read(config)).rejects.toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  expect(server.requests).toHaveLength(1);
  await clock.advance(1);
  await expect(platform.getObjectInfo.read(config)).rejects.toMatchObject({ status: 404 });
  expect(server.requests).toHaveLength(2);
});

test.each([400, 403, 500, 503])("an error %i is passed on unchanged and not cached", async (status) => {
  const { platform, server } = testPlatform({ getObjectInfo });
  server.replyWith(errorResponse(status, "SOME_CODE", "Some reason."));
  const body = [{ errorCode: "SOME_CODE", message: "Some reason." }];
  const error = { status, errorCode: "SOME_CODE", message: "Some reason.", body };
  await expect(platform.getObjectInfo.read(config)).rejects.toMatchObject(error);
  expect(platform.inspect().entries).toMatchObject([{ state: "Error", status }]);
  await expect(platform.getObjectInfo.read(config)).rejects.toMatchObject(error);
  expect(server.requests).toHaveLength(2);
});

test("cached data stays after a server error, and is removed when access is denied", async () => {
  const { platform, server } = testPlatform({ getObjectInfo });
  const refresh = () => platform.getObjectInfo.read(config, { policy: "no-cache" });
  const observer = platform.getObjectInfo.observe(config);
  server.replyWith(response("Trip"));
  await refresh();
  server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
  await expect(refresh()).rejects.toMatchObject({ status: 500 });
  expect(observer?.getSnapshot()).toMatchObject({ data: { label: "Trip" }, error: { status: 500 }, state: "Error" });
  server.replyWith(errorResponse(403, "INSUFFICIENT_ACCESS"));
  await expect(refresh()).rejects.toMatchObject({ status: 403 });
  expect(observer?.getSnapshot()).toMatchObject({ data: undefined, error: { status: 403 }, state: "Error" });
});

test("a network error or an unexpected response becomes a readable error message", async () => {
  const { platform, server } = testPlatform({ getObjectInfo });
  server.replyWith(new Error("socket closed"));
  await expect(platform.getObjectInfo.read(config)).rejects.toThrow("could not be completed: socket closed");
  server.replyWith(ok(null));
  await expect(platform.getObjectInfo.read(config)).rejects.toThrow("Expected object but received null");
  server.replyWith(ok({ apiName: 7 }));
  await expect(platform.getObjectInfo.read(config)).rejects.toThrow("Expected string but received number");
  expect(platform.inspect()).toMatchObject({ requests: 3, inFlight: 0 });
});

test("equal queries share the request that is in flight", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(response("Trip"));
  const release = server.hold();
  platform.getObjectInfo.subscribe(config, listener("first"));
  platform.getObjectInfo.subscribe({ objectApiName: { objectApiName: "Trip__c" } }, listener("second"));
  const read = platform.getObjectInfo.read(config, { policy: "no-cache" });
  await clock.advance(40);
  expect(platform.inspect()).toMatchObject({ requests: 1, inFlight: 1 });
  release();
  await expect(read).resolves.toMatchObject({ label: "Trip" });
  await clock.advance(1000);
  expect(events).toEqual([
    "0 request GET /object-info/Trip__c",
    "0 first Pending",
    "0 second Pending",
    `40 first Fulfilled ${shown("Trip")}`,
    `40 second Fulfilled ${shown("Trip")}`,
  ]);
});

test("changes in quick succession cause one notification, with the last state", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  const refresh = (label: string) => {
    server.replyWith(response(label));
    return platform.getObjectInfo.read(config, { policy: "no-cache" });
  };
  await refresh("one");
  platform.getObjectInfo.subscribe(config, listener());
  events.length = 0;
  await refresh("two");
  await clock.advance(60);
  await refresh("three");
  await clock.advance(60);
  await refresh("four");
  await clock.advance(1000);
  expect(events.filter((event) => event.includes("notified"))).toEqual([`150 notified Fulfilled ${shown("four")}`]);
});

test("an identical response notifies nobody and keeps its object", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(() => response("Trip"));
  const first = await platform.getObjectInfo.read(config);
  platform.getObjectInfo.subscribe(config, listener());
  events.length = 0;
  const again = await platform.getObjectInfo.read(config, { policy: "no-cache" });
  await clock.advance(1000);
  expect(again).toBe(first);
  expect(events).toEqual(["0 request GET /object-info/Trip__c"]);
});

test("a subscriber is notified of a retry after an error", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
  platform.getObjectInfo.subscribe(config, listener());
  await clock.advance(1000);
  server.replyWith(response("Trip"));
  const release = server.hold();
  const retry = platform.getObjectInfo.read(config);
  await clock.advance(200);
  release();
  await retry;
  await clock.advance(1000);
  expect(events).toEqual([
    "0 request GET /object-info/Trip__c",
    "0 notified Pending",
    "0 notified Error 500",
    "1000 request GET /object-info/Trip__c",
    "1150 notified Pending",
    `1200 notified Fulfilled ${shown("Trip")}`,
  ]);
});

test("a listener is not notified after it unsubscribed", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(response("Trip"));
  const unsubscribe = platform.getObjectInfo.subscribe(config, listener());
  unsubscribe();
  await clock.advance(1000);
  expect(events).toEqual(["0 request GET /object-info/Trip__c", "0 notified Pending"]);
});

test("if a listener throws, the others are still notified", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(response("Trip"));
  platform.getObjectInfo.subscribe(config, () => {
    throw new Error("listener failed");
  });
  platform.getObjectInfo.subscribe(config, listener());
  await expect(clock.advance(1000)).rejects.toThrow("listener failed");
  await expect(clock.advance(1000)).rejects.toThrow("listener failed");
  expect(events.at(-1)).toBe(`0 notified Fulfilled ${shown("Trip")}`);
});

test("an expired response without subscribers is garbage-collected within five seconds", async () => {
  const { platform, clock, server } = testPlatform({ getObjectInfo });
  server.replyWith(response("Trip"));
  await platform.getObjectInfo.read(config);
  const unsubscribe = platform.getObjectInfo.subscribe(config, () => undefined);
  await clock.advance(15 * minute + 5000);
  expect(platform.inspect().entries).toHaveLength(1);
  unsubscribe();
  await clock.advance(4999);
  expect(platform.inspect().entries).toHaveLength(1);
  await clock.advance(1);
  expect(platform.inspect().entries).toEqual([]);
  expect(clock.pending).toBe(0);
});

test("an observer still works after its entry was garbage-collected", async () => {
  const { platform, clock, server } = testPlatform({ getObjectInfo });
  server.replyWith(response("Trip"));
  const observer = platform.getObjectInfo.observe(config);
  await platform.getObjectInfo.read(config);
  await clock.advance(15 * minute + 5000);
  expect(observer?.getSnapshot().state).toBe("Unfulfilled");
  await platform.getObjectInfo.read(config);
  expect(observer?.getSnapshot()).toMatchObject({ data: { label: "Trip" }, state: "Fulfilled" });
});

test("each user has a separate cache", async () => {
  const { platform, server, user } = testPlatform({ getObjectInfo });
  server.replyWith(response("guest's"));
  await platform.getObjectInfo.read(config);
  const observer = platform.getObjectInfo.observe(config);
  Object.assign(user, { userId: "005000000000001AAA", isGuest: false });
  expect(observer?.getSnapshot().data).toBeUndefined();
  await expect(platform.getObjectInfo.read(config, { policy: "only-if-cached" })).rejects.toMatchObject({
    status: 504,
  });
  server.replyWith(response("user's"));
  await platform.getObjectInfo.read(config);
  Object.assign(user, { userId: null, isGuest: true });
  await expect(platform.getObjectInfo.read(config)).resolves.toMatchObject({ label: "guest's" });
  expect(platform.inspect().entries.map(({ key }) => key)).toEqual([
    'guest/getObjectInfo:{"objectApiName":"Trip__c"}',
    '005000000000001AAA/getObjectInfo:{"objectApiName":"Trip__c"}',
  ]);
});

test("an entry keeps the status and eTag of its response", async () => {
  const { platform, server } = testPlatform({ getObjectInfo });
  server.replyWith({ ...response("Trip"), headers: { eTag: '"1"' } });
  await platform.getObjectInfo.read(config);
  expect(platform.inspect().entries).toMatchObject([{ status: 200, eTag: '"1"', state: "Fulfilled", requests: 1 }]);
});

test("a response is fresh for thirty days if its endpoint defines no lifetime", async () => {
  const plain = defineRead("plain", {
    route: "GET /plain",
    parameters: {},
    response: unnormalized(expectObject<{ id: string }>({ id: "string" })),
  });
  const { platform, clock, server } = testPlatform({ plain });
  server.replyWith(ok({ id: "1" }));
  for (const wait of [0, 2_592_000_000 - 1, 1]) {
    clock.jump(wait);
    await platform.plain.read({});
  }
  expect(server.requests).toHaveLength(2);
});

test("an endpoint without a path sends no requests", async () => {
  const local = defineRead("local", {
    route: null,
    parameters: { id: path(string) },
    lifetime: 1000,
    response: unnormalized(expectObject<{ id: string }>({ id: "string" })),
  });
  const { platform, server } = testPlatform({ local });
  const error = new PlatformError(400, "NOT_FETCHABLE", "data is not fetchable");
  await expect(platform.local.read({ id: "1" })).rejects.toThrow(error);
  await expect(platform.local.read({ id: "1" })).rejects.toMatchObject({ status: 400 });
  expect(server.requests).toEqual([]);
});
