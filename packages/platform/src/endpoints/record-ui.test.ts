import { expect, test } from "vitest";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { idOf, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getObjectInfo } from "./objects.ts";
import { deleteRecord, updateRecord } from "./record-writes.ts";
import { getRecord } from "./records.ts";
import { getLayout } from "./layouts.ts";
import { getRecordUi } from "./record-ui.ts";
import { invalidate } from "./refresh.ts";

const endpoints = { deleteRecord, getLayout, getObjectInfo, getRecord, getRecordUi, invalidate, updateRecord };
const master = "012000000000000AAA";
const component = (apiName: string) => ({ componentType: "Field", apiName });
const layout = {
  id: "1",
  layoutType: "Full",
  mode: "View",
  sections: [
    {
      layoutRows: [
        { layoutItems: [{ layoutComponents: [component("A"), { componentType: "EmptySpace", apiName: null }] }] },
        { layoutItems: [{ layoutComponents: [component("B")] }] },
      ],
    },
  ],
};
const responseWith = (fields: Record<string, unknown>, version = 1) => ({
  layouts: { Trip__c: { [master]: { Full: { View: layout } } } },
  layoutUserStates: {},
  objectInfos: { Trip__c: { apiName: "Trip__c", fields: {} } },
  records: { [idOf(1)]: uiRecord(1, fields, version) },
});
const ui = { recordIds: idOf(1), layoutTypes: "Full", modes: "View" } as const;
const withLayout = { recordId: idOf(1), layoutTypes: ["Full"] } as const;
const path = (at: string) => expect.stringContaining(at);

test("a record UI fills the cache entries of its object info, layouts and records", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(responseWith({ A: 1, B: 2 })));
  await platform.getRecordUi.read(ui);
  const infoConfig = { objectApiName: "Trip__c" };
  await expect(platform.getObjectInfo.read(infoConfig)).resolves.toMatchObject({ apiName: "Trip__c" });
  await expect(platform.getLayout.read({ ...infoConfig, layoutType: "Full", mode: "View" })).resolves.toEqual(layout);
  const read = await platform.getRecord.read({ recordId: idOf(1), fields: ["Trip__c.A"] });
  expect(valuesOf(read)).toEqual({ A: 1 });
  expect(server.requests).toHaveLength(1);
});

test("a record UI follows updates of its record, and is unfulfilled after its deletion", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(responseWith({ A: 1, B: 2 })));
  await platform.getRecordUi.read(ui);
  const shown = () => platform.getRecordUi.observe(ui)?.getSnapshot();
  server.replyWith(ok(uiRecord(1, { A: 7, B: 2 }, 2)));
  await platform.updateRecord({ fields: { Id: idOf(1), A: 7 } });
  expect(shown()?.data?.records[idOf(1)]?.fields.A?.value).toBe(7);
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteRecord({ recordId: idOf(1) });
  expect(shown()).toMatchObject({ data: undefined, state: "Unfulfilled" });
});

test("a response without the requested record is an error with the message of Salesforce's module", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ ...responseWith({}), records: {} }));
  await expect(platform.getRecordUi.read(ui)).rejects.toThrow(
    /^RecordUi resolved with undefined data for a Unfulfilled snapshot$/,
  );
});

test("unsupported parameters are ignored with one warning", async () => {
  const { platform, server, events } = testPlatform(endpoints);
  server.replyWith(ok(responseWith({ A: 1 })));
  const config = { ...ui, formFactor: "Large", childRelationships: [], pageSize: 5, updateMru: true };
  await platform.getRecordUi.read(Object(config));
  await platform.getRecordUi.read(Object(config));
  expect(server.requests.map(({ query }) => query)).toEqual([{ layoutTypes: "Full", modes: "View" }]);
  expect(events.filter((event) => event.includes("log"))).toEqual([
    "0 log getRecordUi does not support formFactor, childRelationships, pageSize, updateMru and ignores them.",
  ]);
});

test("a record is first read with its layouts, and later with the fields of these layouts", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(responseWith({ A: 1, B: 2 })));
  const first = await platform.getRecord.read(withLayout);
  expect(valuesOf(first)).toEqual({ A: 1, B: 2 });
  await clock.advance(30_000);
  server.replyWith(ok(uiRecord(1, { A: 3, B: 2 }, 2)));
  expect(valuesOf(await platform.getRecord.read(withLayout))).toEqual({ A: 3, B: 2 });
  expect(server.requests).toEqual([
    { method: "GET", path: path("/record-ui/"), query: { layoutTypes: "Full", modes: "View" } },
    { method: "GET", path: path("/records/"), query: { fields: "Trip__c.A,Trip__c.B" } },
  ]);
});

test("a record of an object without layouts is read with its cached fields", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok({ apiName: "Trip__c", fields: {}, layoutable: false }));
  await platform.getObjectInfo.read({ objectApiName: "Trip__c" });
  server.replyWith(ok(uiRecord(1, { A: 1, B: 2 })));
  await platform.getRecord.read({ recordId: idOf(1), fields: ["Trip__c.A", "Trip__c.B"] });
  await platform.getRecord.read(withLayout);
  expect(server.requests.at(-1)).toMatchObject({ path: path("/records/"), query: { fields: "Trip__c.A,Trip__c.B" } });
});

test("an equal response to a read by layout is no change, although the cached record has more fields", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1, B: 2, C: 3 })));
  await platform.getRecord.read({ recordId: idOf(1), fields: ["Trip__c.C"] });
  server.replyWith(ok(responseWith({ A: 1, B: 2 })));
  const first = await platform.getRecord.read(withLayout);
  server.replyWith(ok(uiRecord(1, { A: 1, B: 2 })));
  expect(await platform.getRecord.read(withLayout, { policy: "no-cache" })).toBe(first);
});

test("a record whose layout is invalidated with it is read with its layouts again", async () => {
  const { platform, clock, server, listener } = testPlatform(endpoints);
  server.replyWith(ok(responseWith({ A: 1, B: 2 })));
  platform.getRecord.subscribe(withLayout, listener());
  await clock.advance(0);
  platform.invalidate({ objectApiName: "Trip__c" });
  await clock.advance(0);
  expect(server.requests.map((request) => request.path)).toEqual([path("/record-ui/"), path("/record-ui/")]);
});

test("a record with layouts that does not exist is an error", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getRecord.read(withLayout)).rejects.toMatchObject({ status: 404 });
  await expect(platform.getRecord.read(Object({ recordId: idOf(1) }))).rejects.toMatchObject({
    errorCode: "INVALID_CONFIG",
    message: expect.stringContaining("layoutTypes"),
  });
  expect(server.requests).toHaveLength(1);
});

test("a record that is deleted while it is read with its layouts is not found", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(responseWith({ A: 1, B: 2 })));
  const release = server.hold();
  const read = platform.getRecord.read(withLayout);
  await clock.advance(0);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteRecord({ recordId: idOf(1) });
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  release();
  await expect(read).rejects.toMatchObject({ status: 404, errorCode: "NOT_FOUND" });
  expect(platform.inspect().records).toEqual([]);
});
