import { expect, test } from "vitest";
import { getListInfoByName, updateListInfoByName } from "../endpoints/list-infos.ts";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { notifyRecordUpdateAvailable } from "../endpoints/notify-record-update-available.ts";
import { createRecord, deleteRecord, updateRecord } from "../endpoints/record-writes.ts";
import { getRecord } from "../endpoints/records.ts";
import { invalidate } from "../endpoints/refresh.ts";
import { minute } from "../times.ts";
import { errorResponse, ok, type RecordedTransport, type Reply } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

const endpoints = {
  createRecord,
  deleteRecord,
  getListInfoByName,
  getListRecordsByName,
  getRecord,
  invalidate,
  notifyRecordUpdateAvailable,
  updateListInfoByName,
  updateRecord,
};
const list = { objectApiName: "Trip__c", listViewApiName: "All" };
const one = { recordId: idOf(1), fields: ["Trip__c.A"] };
/** A record that others refer to. */
const owner = (number: number, values: object) => ({ ...uiRecord(number, { ...values }), apiName: "User" });
const noContent = { status: 204, body: undefined };

/** Reads with a response that only arrives after a write. */
async function readDuring<Data>(
  { server }: Pick<ReturnType<typeof testPlatform>, "server">,
  read: () => Promise<Data>,
  response: Reply,
  write: () => Promise<unknown>,
  written: Parameters<RecordedTransport["replyWith"]>[0],
): Promise<void> {
  server.replyWith(response);
  const release = server.hold();
  const slow = read();
  server.letThrough();
  server.replyWith(written);
  await write();
  release();
  await slow.catch(() => undefined);
}

test("a list that was requested before a record was created is stale", async () => {
  const controls = testPlatform(endpoints);
  const { platform, server } = controls;
  const read = () => platform.getListRecordsByName.read(list);
  const create = () => platform.createRecord({ apiName: "Trip__c", fields: {} });
  await readDuring(controls, read, ok(uiList([])), create, ok(uiRecord(1, { A: 1 })));
  server.replyWith(ok(uiList([uiRecord(1, { A: 1 })])));
  expect((await read()).records.map(valuesOf)).toEqual([{ A: 1 }]);
});

test("a 404 that was requested before the record was created does not hide it", async () => {
  const controls = testPlatform(endpoints);
  const { platform, server } = controls;
  const read = () => platform.getRecord.read(one);
  const create = () => platform.createRecord({ apiName: "Trip__c", fields: {} });
  await readDuring(controls, read, errorResponse(404, "NOT_FOUND"), create, ok(uiRecord(1, { A: 1 })));
  expect(valuesOf(await read())).toEqual({ A: 1 });
  expect(server.requests).toHaveLength(2);
});

test("a deleted record does not come back with a response that takes a minute", async () => {
  const controls = testPlatform(endpoints);
  const { platform, clock } = controls;
  const read = () => platform.getListRecordsByName.read(list, { policy: "no-cache" });
  const remove = async () => {
    await platform.deleteRecord({ recordId: idOf(1) });
    await clock.advance(minute);
  };
  const both = ok(uiList([uiRecord(1, { A: 1 }), uiRecord(2, { A: 2 })]));
  await readDuring(controls, read, both, remove, noContent);
  const { data } = platform.getListRecordsByName.observe(list)?.getSnapshot() ?? {};
  expect(data?.records.map(valuesOf)).toEqual([{ A: 2 }]);
});

test.each([
  ["", true, 0],
  [", also if nothing of it was cached before", false, 0],
  [", also if its response takes a minute", false, minute],
])("a record that was requested before an update without response body is stale%s", async (_also, isCached, delay) => {
  const controls = testPlatform(endpoints);
  const { platform, server, clock } = controls;
  const readList = () => platform.getListRecordsByName.read(list, { policy: "no-cache" });
  const update = async () => {
    await platform.updateRecord({ fields: { Id: idOf(1) } });
    await clock.advance(delay);
  };
  server.replyWith(ok(uiRecord(1, { A: "before" })));
  if (isCached) await platform.getRecord.read(one);
  await readDuring(controls, readList, ok(uiList([uiRecord(1, { A: "before" })])), update, noContent);
  server.replyWith(ok(uiRecord(1, { A: "after" }, 2)));
  expect(valuesOf(await platform.getRecord.read({ recordId: idOf(1), optionalFields: ["Trip__c.A"] }))).toEqual({
    A: "after",
  });
});

test("a record that was under way when all of its object were invalidated is stale", async () => {
  const controls = testPlatform(endpoints);
  const { platform } = controls;
  const readList = () => platform.getListRecordsByName.read(list, { policy: "no-cache" });
  const change = async () => platform.invalidate({ objectApiName: "Trip__c" });
  await readDuring(controls, readList, ok(uiList([uiRecord(1, { A: "before" })])), change, noContent);
  expect(platform.getRecord.observe(one)?.getSnapshot().state).toBe("Stale");
});

test("a failure of an older request does not hide that a record was written", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: "before" })));
  await platform.getRecord.read(one);
  server.replyWith(errorResponse(503, "BUSY"));
  const releaseNotice = server.hold();
  const notice = platform.notifyRecordUpdateAvailable([{ recordId: idOf(1) }]);
  await Promise.resolve();
  server.replyWith(ok(uiList([uiRecord(1, { A: "before" })])));
  const releaseList = server.hold();
  const slow = platform.getListRecordsByName.read(list, { policy: "no-cache" });
  await Promise.resolve();
  server.letThrough();
  server.replyWith(noContent);
  await platform.updateRecord({ fields: { Id: idOf(1) } });
  releaseNotice();
  await notice;
  releaseList();
  await slow;
  server.replyWith(ok(uiRecord(1, { A: "after" }, 2)));
  const config = { recordId: idOf(1), optionalFields: ["Trip__c.A"] };
  expect(valuesOf(await platform.getRecord.read(config))).toEqual({ A: "after" });
});

test("an error that was requested before an invalidation is asked for again", async () => {
  const controls = testPlatform(endpoints);
  const { platform, server } = controls;
  const read = () => platform.getListInfoByName.read(list);
  const change = async () => platform.invalidate({ endpoint: "getListInfoByName" });
  await readDuring(controls, read, errorResponse(404, "NOT_FOUND"), change, noContent);
  server.replyWith(ok({ eTag: "info 1", label: "All" }));
  expect(await read()).toMatchObject({ label: "All" });
});

test("a response about a record that a relationship no longer refers to says nothing about the new one", async () => {
  const controls = testPlatform(endpoints);
  const { platform } = controls;
  const read = () => platform.getRecord.read({ recordId: idOf(1), optionalFields: ["Trip__c.Owner.Email"] });
  const update = () => platform.updateRecord({ fields: { Id: idOf(1) } });
  const before = ok(uiRecord(1, { Owner: owner(8, { Email: "ann@example.com" }) }));
  const written = ok(uiRecord(1, { Owner: owner(9, { Name: "Bea" }) }, 2));
  const after = ok(uiRecord(1, { Owner: owner(9, { Email: "bea@example.com" }) }, 2));
  await readDuring(controls, read, before, update, ({ method }) => (method === "PATCH" ? written : after));
  expect(valuesOf(await read())).toEqual({ Owner: { Email: "bea@example.com" } });
});

test("a record whose relationship changed while it was being read is read once more", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  const config = { recordId: idOf(1), fields: ["Trip__c.Owner.Email"] };
  server.replyWith(ok(uiRecord(1, { Owner: owner(8, { Email: "ann@example.com" }) })));
  const release = server.hold();
  const read = platform.getRecord.read(config);
  platform.getRecord.subscribe(config, listener());
  server.letThrough();
  server.replyWith(ok(uiRecord(1, { Owner: owner(9, { Name: "Bea" }) }, 2)));
  await platform.updateRecord({ fields: { Id: idOf(1) } });
  server.replyWith(ok(uiRecord(1, { Owner: owner(9, { Email: "bea@example.com" }) }, 2)));
  release();
  expect(valuesOf(await read)).toEqual({ Owner: { Email: "bea@example.com" } });
  await clock.advance(1000);
  expect(events.at(-1)).toMatch(/Fulfilled .*bea@example.com/);
});

test("a read fails if two responses in a row lack the record", async () => {
  const { platform, server } = testPlatform(endpoints);
  const before = ok(uiRecord(1, { Owner: owner(8, { Email: "ann@example.com" }) }));
  server.replyWith(ok(uiRecord(1, { Owner: owner(9, { Name: "Bea" }) }, 2)));
  await platform.updateRecord({ fields: { Id: idOf(1) } });
  server.replyWith(before);
  const read = platform.getRecord.read({ recordId: idOf(1), fields: ["Trip__c.Owner.Email"] });
  await expect(read).rejects.toMatchObject({
    status: 404,
    message: "Two responses in a row did not contain it.",
  });
  expect(server.requests).toHaveLength(3);
});

test("a response does not replace the 404 of a newer request", async () => {
  const controls = testPlatform(endpoints);
  const { platform } = controls;
  const read = () => platform.getListInfoByName.read(list, { policy: "no-cache" });
  const readAgain = async () => {
    await platform.updateListInfoByName(list).catch(() => undefined);
    await read().catch(() => undefined);
  };
  const info = { eTag: "info 1", label: "All" };
  await readDuring(controls, read, ok(info), readAgain, errorResponse(404, "NOT_FOUND"));
  const error = { status: 404 };
  expect(platform.getListInfoByName.observe(list)?.getSnapshot()).toMatchObject({ data: undefined, error });
});
