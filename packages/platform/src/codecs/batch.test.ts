import { expect, test } from "vitest";
import { getObjectInfo, getObjectInfos } from "../endpoints/objects.ts";
import { getRecord, getRecords } from "../endpoints/records.ts";
import { minute } from "../times.ts";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { idOf, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

const endpoints = { getObjectInfo, getObjectInfos };
const config = { objectApiNames: ["Trip__c", "Guide__c"] };
const object = (apiName: string, label = apiName) => ({ apiName, label, fields: {} });
const good = (apiName: string, label?: string) => ({ statusCode: 200, result: object(apiName, label) });
const bad = (statusCode: number) => ({ statusCode, result: [{ errorCode: "SOME_CODE", message: "Rejected." }] });
const batchOf = (...results: unknown[]) => ok({ results });

test("each item of a batch fills its own cache entry", async () => {
  const { platform, clock, server, events } = testPlatform(endpoints);
  server.replyWith(batchOf(good("Trip__c"), good("Guide__c")));
  const response = await platform.getObjectInfos.read(config);
  expect(response).toEqual({ results: [good("Trip__c"), good("Guide__c")] });
  expect(await platform.getObjectInfo.read({ objectApiName: "Guide__c" })).toBe(response.results[1]?.result);
  await clock.advance(15 * minute - 1);
  expect(await platform.getObjectInfos.read(config)).toBe(response);
  expect(events).toEqual(["0 request GET /object-info/batch/Trip__c,Guide__c"]);
  await clock.advance(1);
  expect(await platform.getObjectInfos.read(config)).toEqual(response);
  expect(events).toHaveLength(2);
});

test("a batch uses items that were read one by one, and follows their updates", async () => {
  const { platform, clock, server, events } = testPlatform(endpoints);
  for (const objectApiName of config.objectApiNames) {
    server.replyWith(ok(object(objectApiName)));
    await platform.getObjectInfo.read({ objectApiName });
  }
  const notified: unknown[] = [];
  platform.getObjectInfos.subscribe(config, (snapshot) =>
    notified.push(snapshot?.data?.results.map(({ result }) => result?.label)),
  );
  server.replyWith(ok(object("Trip__c", "Reis")));
  await platform.getObjectInfo.read({ objectApiName: "Trip__c" }, { policy: "no-cache" });
  await clock.advance(1000);
  expect(notified).toEqual([
    ["Trip__c", "Guide__c"],
    ["Reis", "Guide__c"],
  ]);
  expect(events.filter((event) => event.includes("batch"))).toEqual([]);
});

test("the error of an item keeps its status and body, and is cached unless it is a 404", async () => {
  const { platform, clock, server, events } = testPlatform(endpoints);
  server.replyWith(batchOf(good("Trip__c"), bad(403)));
  const body = bad(403).result;
  await expect(platform.getObjectInfos.read(config)).resolves.toEqual({
    results: [good("Trip__c"), { statusCode: 403, body }],
  });
  await clock.advance(5 * minute - 1);
  await platform.getObjectInfos.read(config);
  expect(events).toHaveLength(1);
  await clock.advance(1);
  server.replyWith(batchOf(good("Trip__c"), bad(404)));
  await platform.getObjectInfos.read(config);
  expect(events).toHaveLength(2);
  await expect(platform.getObjectInfos.read(config)).resolves.toMatchObject({ results: [{}, { statusCode: 404 }] });
  expect(events).toHaveLength(3);
});

test.each([201, 202, 204])("an item without data keeps its status %i and its body", async (statusCode) => {
  const { platform, server } = testPlatform(endpoints);
  const result = statusCode === 204 ? undefined : { queued: true };
  server.replyWith(batchOf({ statusCode, result }, good("Guide__c")));
  await expect(platform.getObjectInfos.read(config)).resolves.toEqual({
    results: [{ statusCode, body: result }, good("Guide__c")],
  });
  await expect(platform.getObjectInfo.read({ objectApiName: "Trip__c" })).rejects.toMatchObject({
    status: statusCode,
    message: expect.stringContaining(`status ${statusCode}`),
    body: result,
  });
});

test("a record that a batch finds is cached; one that it does not find is removed, and is requested each time", async () => {
  const { platform, server, events } = testPlatform({ getRecord, getRecords });
  const fields = ["Trip__c.A"];
  const single = { recordId: idOf(1), fields };
  const several = { recordIds: [idOf(1), idOf(2)], fields };
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  await platform.getRecord.read(single);
  const other = { statusCode: 200, result: uiRecord(2, { A: 2 }) };
  server.replyWith(batchOf(bad(404), other));
  const missing = { results: [{ statusCode: 404, body: bad(404).result }, other] };
  await expect(platform.getRecords.read(several)).resolves.toEqual(missing);
  expect(platform.getRecord.observe(single)?.getSnapshot()).toMatchObject({ data: undefined, error: { status: 404 } });
  await expect(platform.getRecords.read(several)).resolves.toEqual(missing);
  server.replyWith(ok(uiRecord(1, { A: 3 })));
  await expect(platform.getRecord.read(single)).resolves.toMatchObject({ fields: { A: { value: 3 } } });
  await expect(platform.getRecord.read({ recordId: idOf(2), fields })).resolves.toMatchObject(other.result);
  expect(events).toHaveLength(4);
});

test.each([
  [ok({}), "Expected array but received undefined"],
  [ok([]), "Expected object but received array"],
  [batchOf(good("Trip__c")), "Expected 2 batch items but received 1"],
])("a response that is not a valid batch is an error: %j", async (reply, message) => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(reply);
  await expect(platform.getObjectInfos.read(config)).rejects.toThrow(message);
});

test("an item whose own read failed keeps its fresh data in a batch", async () => {
  const { platform, server, events } = testPlatform(endpoints);
  server.replyWith(batchOf(good("Trip__c"), good("Guide__c")));
  const response = await platform.getObjectInfos.read(config);
  server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
  const single = platform.getObjectInfo.read({ objectApiName: "Trip__c" }, { policy: "no-cache" });
  await expect(single).rejects.toMatchObject({ status: 500 });
  await expect(platform.getObjectInfos.read(config)).resolves.toEqual(response);
  expect(events).toHaveLength(2);
});
