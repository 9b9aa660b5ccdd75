import { expect, test } from "vitest";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { deleteRecord } from "../endpoints/record-writes.ts";
import { getRecord } from "../endpoints/records.ts";
import { ok } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

const endpoints = { deleteRecord, getListRecordsByName, getRecord };
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
