import { expect, test } from "vitest";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { getRecord } from "../endpoints/records.ts";
import { ok } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

test("a relationship that was null in every row has the fields of the list when it gets a value", async () => {
  const { platform, server } = testPlatform({ getListRecordsByName, getRecord });
  const list = { objectApiName: "Trip__c", listViewApiName: "All" };
  const owner = (values: object) => ({ ...uiRecord(9, { ...values }), apiName: "User" });
  server.replyWith(ok({ ...uiList([uiRecord(1, { Owner: null })]), fields: ["Trip__c.Owner.Name"] }));
  await platform.getListRecordsByName.read(list);
  server.replyWith(ok(uiRecord(1, { Owner: owner({ Name: "Ann", Email: "ann@example.com" }) }, 2)));
  const fields = ["Trip__c.Owner.Name", "Trip__c.Owner.Email"];
  await platform.getRecord.read({ recordId: idOf(1), fields }, { policy: "no-cache" });
  server.replyWith(ok(owner({ Name: "Bea" })));
  await platform.getRecord.read({ recordId: idOf(9), fields: ["User.Name"] }, { policy: "no-cache" });
  const { records } = await platform.getListRecordsByName.read(list);
  expect(records.map(valuesOf)).toEqual([{ Owner: { Name: "Bea" } }]);
  expect(server.requests).toHaveLength(3);
});
