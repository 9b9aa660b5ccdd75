import { expect, test } from "vitest";
import { minute } from "../times.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { executeApex } from "./apex.ts";

const call = { classname: "TripController", method: "getTrips" };
const cacheable = { ...call, params: { to: "Peru", from: { z: 1, a: 2 } }, cacheable: true };

test("a call is sent with POST, is not cached, and resolves to the return value", async () => {
  const { platform, server } = testPlatform({ executeApex });
  server.replyWith(ok({ returnValue: { startedAt: 1 }, cacheable: false }));
  const config = { ...call, params: { name: "Ann" } };
  await expect(platform.executeApex(config)).resolves.toEqual({ startedAt: 1 });
  await platform.executeApex(config);
  const request = {
    method: "POST",
    path: "/apex/execute",
    body: { namespace: "", ...config, isContinuation: false, cacheable: false },
  };
  expect(server.requests).toEqual([request, request]);
  expect(platform.inspect().entries).toEqual([]);
});

test("a method without a return value resolves to null", async () => {
  const { platform, server } = testPlatform({ executeApex });
  for (const body of [undefined, { cacheable: false }, { returnValue: null }]) {
    server.replyWith(ok(body));
    await expect(platform.executeApex(call)).resolves.toBeNull();
    await expect(platform.executeApex(cacheable, { policy: "no-cache" })).resolves.toBeNull();
  }
});

test("a cacheable call is sent with GET and sorted keys, and is cached for five minutes", async () => {
  const { platform, clock, server } = testPlatform({ executeApex });
  server.replyWith(ok({ returnValue: ["Peru"], cacheable: true }));
  await expect(platform.executeApex(cacheable)).resolves.toEqual(["Peru"]);
  await platform.executeApex({ ...cacheable, params: { from: { a: 2, z: 1 }, to: "Peru" } });
  const query = {
    cacheable: "true",
    classname: "TripController",
    isContinuation: "false",
    method: "getTrips",
    namespace: "",
    params: '{"from":{"a":2,"z":1},"to":"Peru"}',
  };
  expect(server.requests).toEqual([{ method: "GET", path: "/apex/execute", query }]);
  expect(Object.keys(server.requests[0]?.query ?? {})).toEqual(Object.keys(query));
  await clock.advance(5 * minute - 1);
  await platform.executeApex(cacheable);
  expect(server.requests).toHaveLength(1);
  await clock.advance(1);
  await platform.executeApex(cacheable);
  expect(server.requests).toHaveLength(2);
});

test("a cacheable call that is too long for a URL is sent with POST", async () => {
  const { platform, server } = testPlatform({ executeApex });
  server.replyWith(ok({ returnValue: 1 }));
  await platform.executeApex({ ...call, cacheable: true, params: { text: "x".repeat(3000) } });
  expect(server.requests).toMatchObject([{ method: "POST", body: { cacheable: true } }]);
});

test("a cacheable call has subscribers", async () => {
  const { platform, clock, server, events, listener } = testPlatform({ executeApex });
  server.replyWith(ok({ returnValue: 1 }));
  platform.executeApex.subscribe(cacheable, listener());
  await clock.advance(0);
  expect(platform.executeApex.observe(cacheable)?.getSnapshot()).toMatchObject({ data: 1, state: "Fulfilled" });
  expect(events).toEqual(["0 request GET /apex/execute", "0 notified Pending", "0 notified Fulfilled 1"]);
});

test("errors of Apex are passed on", async () => {
  const { platform, server } = testPlatform({ executeApex });
  server.replyWith(errorResponse(400, "APEX_ERROR", "Er is een fout opgetreden."));
  await expect(platform.executeApex(call)).rejects.toMatchObject({
    status: 400,
    message: "Er is een fout opgetreden.",
  });
  server.replyWith(ok({ error: [{ message: "Er is een fout opgetreden." }] }));
  await expect(platform.executeApex(cacheable)).rejects.toMatchObject({ message: "Er is een fout opgetreden." });
});

test("an incomplete call is rejected", async () => {
  const { platform, server } = testPlatform({ executeApex });
  const incomplete: object = { classname: "TripController" };
  await expect(platform.executeApex(Object(incomplete))).rejects.toThrow(/^Invalid config for "executeApex"$/);
  expect(server.requests).toEqual([]);
});
