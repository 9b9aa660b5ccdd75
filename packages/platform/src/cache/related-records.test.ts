import { expect, test } from "vitest";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { deleteRecord, updateRecord } from "../endpoints/record-writes.ts";
import { getRecord, getRecords } from "../endpoints/records.ts";
import { ok } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import type { UiRecord } from "./ui-record.ts";

const endpoints = { deleteRecord, getListRecordsByName, getRecord, getRecords, updateRecord };
const list = { objectApiName: "Trip__c", listViewApiName: "All" };

test("a record from a list can be read with an optional field of a related record that the server does not return", async () => {
  const { platform, server } = testPlatform(endpoints);
  const trip = uiRecord(1, { A: 1, Contact__r: uiRecord(8, { A: 8 }) });
  server.replyWith(ok(uiList([trip])));
  await platform.getListRecordsByName.read(list);
  // Without a readable field of the related record, the server omits the relationship.
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  const read = () =>
    platform.getRecord.read({
      recordId: idOf(1),
      fields: ["Trip__c.A"],
      optionalFields: ["Trip__c.Contact__r.Hidden"],
    });
  expect(valuesOf(await read())).toEqual({ A: 1, Contact__r: {} });
  expect(valuesOf(await read())).toEqual({ A: 1, Contact__r: {} });
  expect(server.requests).toHaveLength(2);
});

test("a record keeps its other fields after a related record was deleted, but is stale", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  server.replyWith(ok(uiRecord(1, { A: 1, Contact__r: uiRecord(8, { A: 8 }) })));
  const config = { recordId: idOf(1), fields: ["Trip__c.A", "Trip__c.Contact__r.A"] };
  platform.getRecord.subscribe(config, listener());
  await clock.advance(0);
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteRecord({ recordId: idOf(8) });
  await clock.advance(1000);
  expect(events.at(-1)).toMatch(/Stale .*"A":{"value":1,.*"Contact__r":{"value":null,/);
  server.replyWith(ok(uiRecord(1, { A: 1, Contact__r: null })));
  expect(valuesOf(await platform.getRecord.read(config))).toEqual({ A: 1, Contact__r: null });
});

test("a required relationship is requested if a deleted record is cached again without it", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  const trip = uiRecord(1, { A: 1, Contact__r: uiRecord(8, { A: 8 }) });
  server.replyWith(ok(trip));
  platform.getRecord.subscribe({ recordId: idOf(1), fields: ["Trip__c.A", "Trip__c.Contact__r.A"] }, listener());
  await clock.advance(0);
  server.replyWith({ status: 204, body: undefined });
  await platform.deleteRecord({ recordId: idOf(1) });
  // Somebody else restored the record.
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  const optionalFields = ["Trip__c.Contact__r.Hidden"];
  await platform.getRecord.read({ recordId: idOf(1), fields: ["Trip__c.A"], optionalFields });
  server.replyWith(ok(trip));
  await clock.advance(150);
  expect(server.requests.map(({ method }) => method)).toEqual(["GET", "DELETE", "GET", "GET"]);
  expect(events.at(-1)).toMatch(/^150 notified Fulfilled .*"Contact__r":{"value":{/);
});

const withContact = (contact: number, fields: Record<string, number>) =>
  uiRecord(1, { A: 1, Contact__r: uiRecord(contact, fields) });

test.each([
  ["getRecord", { recordId: idOf(1) }, (record: UiRecord) => record],
  ["getRecords", { recordIds: [idOf(1)] }, (record: UiRecord) => ({ results: [{ statusCode: 200, result: record }] })],
] as const)(
  "a subscriber of %s refetches when a write refers to a record with unknown fields",
  async (name, ids, bodyOf) => {
    const { platform, clock, server, events, listener } = testPlatform(endpoints);
    server.replyWith(ok(bodyOf(withContact(8, { A: 8, B: 8 }))));
    const config = { ...ids, fields: ["Trip__c.A", "Trip__c.Contact__r.A", "Trip__c.Contact__r.B"] };
    platform[name].subscribe(Object(config), listener());
    await clock.advance(0);
    server.replyWith(ok(withContact(9, { A: 9 })));
    await platform.updateRecord({ fields: { Id: idOf(1) } });
    server.replyWith(ok(bodyOf(withContact(9, { A: 9, B: 9 }))));
    await clock.advance(150);
    expect(server.requests.map(({ method }) => method)).toEqual(["GET", "PATCH", "GET"]);
    expect(events.at(-1)).toMatch(/^150 notified Fulfilled .*"B":{"value":9,/);
  },
);

test("a subscriber that may not send requests sends none when a list contains some fields of its record", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  const config = { recordId: idOf(1), fields: ["Trip__c.A", "Trip__c.B"] };
  platform.getRecord.subscribe(config, listener(), { policy: "only-if-cached" });
  server.replyWith(ok(uiList([uiRecord(1, { A: 1 })])));
  await platform.getListRecordsByName.read(list);
  await clock.advance(1000);
  expect(server.requests.map(({ method }) => method)).toEqual(["POST"]);
  expect(events.at(-1)).toBe("150 notified Unfulfilled");
});
