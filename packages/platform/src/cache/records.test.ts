import { expect, test } from "vitest";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { createRecord, deleteRecord, updateRecord } from "../endpoints/record-writes.ts";
import { getRecord } from "../endpoints/records.ts";
import { second } from "../times.ts";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import type { UiRecord } from "./ui-record.ts";

const endpoints = { getRecord, getListRecordsByName, createRecord, updateRecord, deleteRecord };
const list = { objectApiName: "Trip__c", listViewApiName: "All" };
const one = (...fields: string[]) => ({ recordId: idOf(1), fields: fields.map((field) => `Trip__c.${field}`) });
const noCache = { policy: "no-cache" } as const;

/** A listener that records the values, or else the state, of each snapshot. */
function spy() {
  const notified: (Record<string, unknown> | string)[] = [];
  return {
    notified,
    listener: (snapshot: { data: UiRecord | undefined; state: string } | null) =>
      void notified.push(snapshot?.data ? valuesOf(snapshot.data) : (snapshot?.state ?? "null")),
  };
}

test("a record of a list is stored once, and is read from the cache", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiList([uiRecord(1, { A: 1, B: 2 }), uiRecord(2, { A: 3, B: 4 })])));
  await platform.getListRecordsByName.read(list);
  expect(valuesOf(await platform.getRecord.read(one("A")))).toEqual({ A: 1 });
  expect(server.requests).toHaveLength(1);
  expect(platform.inspect().records).toEqual([
    { id: idOf(1), apiName: "Trip__c", fields: ["A", "B"] },
    { id: idOf(2), apiName: "Trip__c", fields: ["A", "B"] },
  ]);
});

test("a field that is not cached is requested, and the other fields stay", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1, B: 2 })));
  await platform.getRecord.read(one("A", "B"));
  server.replyWith(ok(uiRecord(1, { C: 3 })));
  expect(valuesOf(await platform.getRecord.read(one("C")))).toEqual({ C: 3 });
  expect(valuesOf(await platform.getRecord.read(one("A", "B", "C")))).toEqual({ A: 1, B: 2, C: 3 });
  expect(server.requests).toHaveLength(2);
});

test("a new value notifies the subscribers of lists and records that contain the field, and nobody else", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(uiList([uiRecord(1, { A: "old" }), uiRecord(2, { A: "other" })])));
  const lists = [spy(), spy()];
  const rows: unknown[] = [];
  platform.getListRecordsByName.subscribe(list, (snapshot) => rows.push(snapshot?.data?.records.map(valuesOf)));
  await clock.advance(1000);
  server.replyWith(ok(uiRecord(1, { A: "old", B: 1 })));
  platform.getRecord.subscribe(one("A"), lists[0]?.listener ?? (() => undefined));
  platform.getRecord.subscribe(one("B"), lists[1]?.listener ?? (() => undefined));
  await clock.advance(1000);
  server.replyWith(ok(uiRecord(1, { A: "new" }, 1)));
  await platform.getRecord.read(one("A"), noCache);
  await clock.advance(1000);
  expect(rows).toEqual([undefined, [{ A: "old" }, { A: "other" }], [{ A: "new" }, { A: "other" }]]);
  expect(lists.map(({ notified }) => notified)).toEqual([
    [{ A: "old" }, { A: "new" }],
    ["Pending", { B: 1 }],
  ]);
});

test("identical records notify nobody, and unchanged rows keep their objects", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(() => ok(uiList([uiRecord(1, { A: 1 }), uiRecord(2, { A: 2 })])));
  const first = await platform.getListRecordsByName.read(list);
  let notified = 0;
  platform.getListRecordsByName.subscribe(list, () => (notified += 1));
  expect(await platform.getListRecordsByName.read(list, noCache)).toBe(first);
  await clock.advance(1000);
  expect(notified).toBe(1);
  server.replyWith(ok(uiList([uiRecord(1, { A: 1 }), uiRecord(2, { A: 3 })])));
  const next = await platform.getListRecordsByName.read(list, noCache);
  expect(next.records[0]).toBe(first.records[0]);
  expect(valuesOf(next.records[1] ?? uiRecord(0, {}))).toEqual({ A: 3 });
});

test("each field has the time stamp of its response", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1, B: 1 })));
  await platform.getRecord.read(one("A", "B"));
  await clock.advance((30 * second) / 2);
  server.replyWith(ok(uiRecord(1, { A: 2 })));
  await platform.getRecord.read(one("A"), noCache);
  await clock.advance((30 * second) / 2);
  await platform.getRecord.read(one("A"));
  expect(server.requests).toHaveLength(2);
  server.replyWith(ok(uiRecord(1, { B: 2 })));
  expect(valuesOf(await platform.getRecord.read(one("B")))).toEqual({ B: 2 });
  expect(server.requests).toHaveLength(3);
});

test("an optional field that the server does not return is not requested again", async () => {
  const { platform, server } = testPlatform(endpoints);
  const config = { ...one("A"), optionalFields: ["Trip__c.Hidden", "Trip__c.Owner.Hidden"] };
  server.replyWith(ok(uiRecord(1, { A: 1, Owner: { ...uiRecord(9, { Name: "Ann" }), apiName: "User" } })));
  expect(valuesOf(await platform.getRecord.read(config))).toEqual({ A: 1, Owner: {} });
  await platform.getRecord.read(config);
  expect(server.requests).toHaveLength(1);
});

test("a response with an older version of a record changes no cached fields, but adds missing fields", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: "new" }, 2)));
  await platform.getRecord.read(one("A"));
  server.replyWith(ok(uiRecord(1, { A: "old", B: 1 }, 1)));
  const both = await platform.getRecord.read(one("A", "B"));
  expect(valuesOf(both)).toEqual({ A: "new", B: 1 });
});

test("a nested record is stored once: a new value reaches every record that contains it", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  const owner = (name: string, more = {}) => ({ ...uiRecord(9, { Name: name, ...more }), apiName: "User" });
  server.replyWith(ok(uiRecord(1, { Owner: owner("Ann") })));
  const first = spy();
  platform.getRecord.subscribe(one("Owner.Name"), first.listener);
  await clock.advance(1000);
  server.replyWith(ok(uiRecord(2, { Owner: owner("Bea", { Email: "bea@example.com" }) })));
  await platform.getRecord.read({ recordId: idOf(2), fields: ["Trip__c.Owner.Name", "Trip__c.Owner.Email"] });
  await clock.advance(1000);
  expect(first.notified).toEqual(["Pending", { Owner: { Name: "Ann" } }, { Owner: { Name: "Bea" } }]);
});

test("a changed relationship refers to the new record, whose uncached fields are requested", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  const user = (number: number, values: object) => ({ ...uiRecord(number, { ...values }), apiName: "User" });
  server.replyWith(ok(uiRecord(1, { Owner: user(8, { Name: "Ann", Email: "ann@example.com" }) })));
  await platform.getRecord.read(one("Owner.Name", "Owner.Email"));
  server.replyWith(ok(uiRecord(1, { Owner: user(9, { Name: "Bea" }) })));
  await platform.getRecord.read(one("Owner.Name"), noCache);
  expect(platform.getRecord.observe(one("Owner.Name", "Owner.Email"))?.getSnapshot().state).toBe("Unfulfilled");
  server.replyWith(ok(uiRecord(1, { Owner: null })));
  await platform.getRecord.read(one("Owner.Name"), noCache);
  expect(valuesOf(await platform.getRecord.read(one("Owner.Name", "Owner.Email")))).toEqual({ Owner: null });
  await clock.advance(30 * second + 10_000);
  expect(platform.inspect()).toMatchObject({ entries: [], records: [] });
});

test("records that refer to each other cause one notification per change, and can be garbage-collected", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  const circle = (value: number) =>
    uiRecord(1, { A: value, Parent: uiRecord(2, { A: value, Parent: uiRecord(1, { A: value }) }) });
  server.replyWith(ok(circle(1)));
  const listener = spy();
  const unsubscribe = platform.getRecord.subscribe(one("A", "Parent.A"), listener.listener);
  await clock.advance(1000);
  server.replyWith(ok(circle(2)));
  await platform.getRecord.read(one("A", "Parent.A"), noCache);
  await clock.advance(1000);
  expect(listener.notified).toEqual(["Pending", { A: 1, Parent: { A: 1 } }, { A: 2, Parent: { A: 2 } }]);
  unsubscribe();
  await clock.advance(30 * second + 10_000);
  expect(platform.inspect()).toMatchObject({ entries: [], records: [] });
});

test("a 404 applies to every query for the record, until a response contains it", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getRecord.read(one("A"))).rejects.toMatchObject({ status: 404 });
  await expect(platform.getRecord.read(one("B"))).rejects.toMatchObject({ status: 404 });
  expect(platform.inspect().entries.map(({ state, status }) => `${state} ${status}`)).toEqual([
    "Error 404",
    "Error 404",
  ]);
  expect(server.requests).toHaveLength(1);
  server.replyWith(ok(uiList([uiRecord(1, { A: 1 })])));
  await platform.getListRecordsByName.read(list);
  await clock.advance(1000);
  expect(valuesOf(await platform.getRecord.read(one("A")))).toEqual({ A: 1 });
  expect(server.requests).toHaveLength(2);
});

test("reading an uncached record with only-if-cached fails with Gateway Timeout", async () => {
  const { platform, server } = testPlatform(endpoints);
  const read = platform.getRecord.read(one("A"), { policy: "only-if-cached" });
  await expect(read).rejects.toMatchObject({ status: 504, message: "Gateway Timeout" });
  expect(server.requests).toEqual([]);
});

test("a created record is cached", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith({ status: 201, body: uiRecord(1, { A: 1, B: 2 }) });
  await platform.createRecord({ apiName: "Trip__c", fields: { A: 1 } });
  expect(valuesOf(await platform.getRecord.read(one("A", "B")))).toEqual({ A: 1, B: 2 });
  expect(server.requests).toHaveLength(1);
});

test("an update notifies the subscribers of the record, and a read that started earlier does not undo it", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: "before" }, 1)));
  const listener = spy();
  platform.getRecord.subscribe(one("A"), listener.listener);
  await clock.advance(1000);
  const release = server.hold();
  const slow = platform.getRecord.read(one("A"), noCache);
  await clock.advance(0);
  server.replyWith(ok(uiRecord(1, { A: "after" }, 2)));
  const write = platform.updateRecord({ fields: { Id: idOf(1), A: "after" } });
  release();
  await Promise.all([slow, write]);
  await clock.advance(1000);
  expect(listener.notified.at(-1)).toEqual({ A: "after" });
});

test.each(["createRecord", "updateRecord"] as const)(
  "%s with status 204 returns undefined and stores nothing",
  async (name) => {
    const { platform, server } = testPlatform(endpoints);
    server.replyWith({ status: 204, body: undefined });
    const write = platform[name]({ apiName: "Trip__c", fields: { Id: idOf(1) } });
    await expect(write).resolves.toBeUndefined();
    expect(platform.inspect().records).toEqual([]);
  },
);

test("a deleted record is removed immediately from its subscribers, its lists and the cache", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(uiList([uiRecord(1, { A: 1 }), uiRecord(2, { A: 2 })])));
  const rows: unknown[] = [];
  platform.getListRecordsByName.subscribe(list, (snapshot) => rows.push(snapshot?.data?.records.map(valuesOf)));
  await clock.advance(1000);
  const listener = spy();
  platform.getRecord.subscribe(one("A"), listener.listener);
  server.replyWith(({ method }) =>
    method === "DELETE" ? { status: 204, body: undefined } : ok(uiList([uiRecord(2, { A: 2 })])),
  );
  await platform.deleteRecord({ recordId: idOf(1) });
  await clock.advance(1000);
  expect(listener.notified).toEqual([{ A: 1 }, "Unfulfilled"]);
  expect(rows).toEqual([undefined, [{ A: 1 }, { A: 2 }], [{ A: 2 }]]);
  expect(platform.getListRecordsByName.observe(list)?.getSnapshot().state).toBe("Fulfilled");
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getRecord.read(one("A"))).rejects.toMatchObject({ status: 404 });
  expect(server.requests).toHaveLength(4);
});

test("a response that was requested before a deletion does not bring the record back", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  const release = server.hold();
  const read = platform.getRecord.read(one("A"));
  await clock.advance(0);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteRecord({ recordId: idOf(1) });
  server.replyWith(errorResponse(404, "NOT_FOUND", "Deleted."));
  release();
  await expect(read).rejects.toMatchObject({ status: 404, message: "Deleted." });
  expect(platform.inspect().records).toEqual([]);
});

test("the error of a rejected write is passed on unchanged, and the cache does not change", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  await platform.getRecord.read(one("A"));
  const body = [{ errorCode: "FIELD_CUSTOM_VALIDATION_EXCEPTION", message: "No.", fields: ["A"] }];
  server.replyWith({ status: 400, body });
  const error = await platform.updateRecord({ fields: { Id: idOf(1), A: 2 } }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 400, message: "No." });
  expect(Object(error).body).toBe(body);
  expect(valuesOf(await platform.getRecord.read(one("A")))).toEqual({ A: 1 });
  expect(server.requests).toHaveLength(2);
});

test("a field that is known to be missing is requested again when it is required", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  await platform.getRecord.read({ ...one("A"), optionalFields: ["Trip__c.Hidden"] });
  server.replyWith(errorResponse(400, "INVALID_FIELD"));
  await expect(platform.getRecord.read(one("Hidden"))).rejects.toMatchObject({ status: 400 });
  expect(server.requests).toHaveLength(2);
});
