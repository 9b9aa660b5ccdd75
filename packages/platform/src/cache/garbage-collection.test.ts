import { expect, test } from "vitest";
import { updateRecord } from "../endpoints/record-writes.ts";
import { getRecord } from "../endpoints/records.ts";
import { second } from "../times.ts";
import { ok } from "../testing/recorded-transport.ts";
import { idOf, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

test("a nested record is not dropped while a record that stays refers to it", async () => {
  const { platform, clock, server } = testPlatform({ getRecord, updateRecord });
  const trip = { recordId: idOf(1), fields: ["Trip__c.Owner.Name"] };
  const owner = (name: string) => ({ ...uiRecord(9, { Name: name }), apiName: "User" });
  server.replyWith(ok(uiRecord(1, { Owner: owner("Ann") })));
  await platform.getRecord.read(trip);
  await clock.advance(30 * second - 1);
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  await platform.updateRecord({ fields: { Id: idOf(1) } });
  await clock.advance((30 * second) / 2);
  server.replyWith(ok(owner("Bea")));
  await platform.getRecord.read({ recordId: idOf(9), fields: ["User.Name"] });
  const snapshot = platform.getRecord.observe(trip)?.getSnapshot();
  expect(snapshot?.data && valuesOf(snapshot.data)).toEqual({ Owner: { Name: "Bea" } });
});
