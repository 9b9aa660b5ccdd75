import { expect, test } from "vitest";
import { getObjectInfo } from "../endpoints/objects.ts";
import { minute } from "../times.ts";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import type { Policy } from "./policy.ts";

const config = { objectApiName: "Trip__c" };
const response = (label: string) => ok({ apiName: "Trip__c", fields: {}, label });
const missMessage = "Data requested with only-if-cached policy and not found in the cache.";

type Age = "empty" | "fresh" | "stale";

/** Reads with a policy while the cached response has a certain age. The server has a newer response. */
async function readAt(age: Age, policy: Policy) {
  const { platform, clock, server } = testPlatform({ getObjectInfo });
  server.replyWith(response("old"));
  if (age !== "empty") {
    // The subscriber prevents garbage collection of the stale response.
    platform.getObjectInfo.subscribe(config, () => undefined);
    await clock.advance(age === "fresh" ? 1000 : 15 * minute + 1000);
  }
  server.replyWith(response("new"));
  const before = server.requests.length;
  const returned = await platform.getObjectInfo.read(config, { policy }).then(
    ({ label }) => label,
    ({ status, message }: { status: number; message: string }) => `${status} ${message}`,
  );
  await clock.advance(0);
  const later = platform.getObjectInfo.observe(config)?.getSnapshot().data?.label;
  return { returned, requests: server.requests.length - before, later };
}

const staleWhileRevalidate: Policy = { type: "stale-while-revalidate", staleFor: 5000 };
const tooStale: Policy = { type: "stale-while-revalidate", staleFor: 500 };
const atStart: Policy = { type: "valid-at", at: 15 * minute - 1 };
const afterEnd: Policy = { type: "valid-at", at: 15 * minute + 1 };

test.each<[Policy, Age, string, number, string | undefined]>([
  ["cache-then-network", "empty", "new", 1, "new"],
  ["cache-then-network", "fresh", "old", 0, "old"],
  ["cache-then-network", "stale", "new", 1, "new"],
  ["cache-and-network", "empty", "new", 1, "new"],
  ["cache-and-network", "fresh", "old", 1, "new"],
  ["cache-and-network", "stale", "old", 1, "new"],
  ["no-cache", "empty", "new", 1, "new"],
  ["no-cache", "fresh", "new", 1, "new"],
  ["no-cache", "stale", "new", 1, "new"],
  ["only-if-cached", "empty", `504 ${missMessage}`, 0, undefined],
  ["only-if-cached", "fresh", "old", 0, "old"],
  ["only-if-cached", "stale", `504 ${missMessage}`, 0, "old"],
  [staleWhileRevalidate, "empty", "new", 1, "new"],
  [staleWhileRevalidate, "fresh", "old", 0, "old"],
  [staleWhileRevalidate, "stale", "old", 1, "new"],
  [tooStale, "stale", "new", 1, "new"],
  [atStart, "empty", `504 ${missMessage}`, 0, undefined],
  [atStart, "fresh", "old", 0, "old"],
  [atStart, "stale", "old", 0, "old"],
  [afterEnd, "fresh", `504 ${missMessage}`, 0, "old"],
])("%j with a cache that is %s returns %s after %i requests", async (policy, age, returned, requests, later) => {
  expect(await readAt(age, policy)).toEqual({ returned, requests, later });
});

test("a request that fails says nothing about an earlier time", async () => {
  const { platform, clock, server } = testPlatform({ getObjectInfo });
  server.replyWith(response("old"));
  platform.getObjectInfo.subscribe(config, () => undefined);
  await clock.advance(16 * minute);
  server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
  const read = (policy: Policy) => platform.getObjectInfo.read(config, { policy });
  await expect(read("no-cache")).rejects.toMatchObject({ status: 500 });
  await expect(read(afterEnd)).rejects.toMatchObject({ status: 504 });
});

test("with cache-and-network, a subscriber receives the cached response, then the new one", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(response("old"));
  await platform.getObjectInfo.read(config);
  server.replyWith(response("new"));
  platform.getObjectInfo.subscribe(config, listener(), { policy: "cache-and-network" });
  await clock.advance(1000);
  const shown = (label: string) => `Fulfilled {"apiName":"Trip__c","fields":{},"label":"${label}"}`;
  expect(events).toEqual([
    "0 request GET /object-info/Trip__c",
    "0 request GET /object-info/Trip__c",
    `0 notified ${shown("old")}`,
    `150 notified ${shown("new")}`,
  ]);
});

test("with no-cache, a subscriber does not receive the cached response", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(response("old"));
  await platform.getObjectInfo.read(config);
  platform.getObjectInfo.subscribe(config, listener(), { policy: "no-cache" });
  await clock.advance(1000);
  expect(events.slice(2)).toEqual([
    "0 notified Pending",
    '0 notified Fulfilled {"apiName":"Trip__c","fields":{},"label":"old"}',
  ]);
});

test("with only-if-cached, a subscriber is notified of the miss, and later of a response that another caller requested", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ getObjectInfo });
  server.replyWith(response("new"));
  platform.getObjectInfo.subscribe(config, listener(), { policy: "only-if-cached" });
  await platform.getObjectInfo.read(config);
  await clock.advance(1000);
  expect(events).toEqual([
    "0 notified Error 504",
    "0 request GET /object-info/Trip__c",
    '150 notified Fulfilled {"apiName":"Trip__c","fields":{},"label":"new"}',
  ]);
});
