import { expect, test } from "vitest";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getListRecordsByName } from "./lists.ts";
import { notifyRecordUpdateAvailable } from "./notify-record-update-available.ts";
import { getRecord } from "./records.ts";

const endpoints = { getRecord, getListRecordsByName, notifyRecordUpdateAvailable };
const list = { objectApiName: "Trip__c", listViewApiName: "All" };
const owner = (name: string) => ({ ...uiRecord(9, { Name: name }), apiName: "User" });

test("a notice refetches all cached fields of the record, and notifies its subscribers", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(ok(uiList([uiRecord(1, { A: 1, Owner: owner("Ann") }), uiRecord(2, { A: 2 })])));
  const rows: unknown[] = [];
  platform.getListRecordsByName.subscribe(list, (snapshot) => rows.push(snapshot?.data?.records.map(valuesOf)));
  await clock.advance(1000);
  server.replyWith(ok(uiRecord(1, { A: 7, Owner: owner("Bea") }, 2)));
  await expect(platform.notifyRecordUpdateAvailable([{ recordId: idOf(1) }, { recordId: idOf(3) }])).resolves.toBe(
    true,
  );
  await clock.advance(1000);
  expect(server.requests.slice(1)).toEqual([
    {
      method: "GET",
      path: `/services/data/v63.0/ui-api/records/${idOf(1)}`,
      query: { optionalFields: "Trip__c.A,Trip__c.Owner.Name" },
    },
  ]);
  expect(rows.slice(1)).toEqual([
    [{ A: 1, Owner: { Name: "Ann" } }, { A: 2 }],
    [{ A: 7, Owner: { Name: "Bea" } }, { A: 2 }],
  ]);
});

test.each([500, 404])(
  "a refetch that fails with %i resolves to false, and the error stays until the next response",
  async (status) => {
    const { platform, clock, server } = testPlatform(endpoints);
    const config = { recordId: idOf(1), fields: ["Trip__c.A"] };
    server.replyWith(ok(uiRecord(1, { A: 1 })));
    const states: unknown[] = [];
    platform.getRecord.subscribe(config, (snapshot) => states.push(snapshot?.error?.status ?? snapshot?.state));
    await clock.advance(1000);
    server.replyWith(errorResponse(status, "SOME_CODE"));
    await expect(platform.notifyRecordUpdateAvailable([{ recordId: idOf(1) }])).resolves.toBe(false);
    await clock.advance(1000);
    expect(platform.getRecord.observe(config)?.getSnapshot()).toMatchObject({ state: "Error", error: { status } });
    server.replyWith(ok(uiRecord(1, { A: 1 })));
    await platform.getRecord.read(config, { policy: "no-cache" });
    await clock.advance(1000);
    expect(states).toEqual(["Pending", "Fulfilled", status, "Fulfilled"]);
  },
);

test("sixty notices a minute are accepted; more are ignored with one warning", async () => {
  const { platform, clock, server, events } = testPlatform(endpoints);
  const notify = () => platform.notifyRecordUpdateAvailable([{ recordId: idOf(1) }]);
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  await platform.getRecord.read({ recordId: idOf(1), fields: ["Trip__c.A"] });
  for (let notice = 1; notice <= 60; notice += 1) expect(await notify()).toBe(true);
  expect([await notify(), await notify()]).toEqual([false, false]);
  expect(server.requests).toHaveLength(61);
  expect(events.filter((event) => event.includes("log"))).toEqual([
    expect.stringContaining("More than 60 notices of changed records within a minute"),
  ]);
  await clock.advance(60_000);
  expect(await notify()).toBe(true);
});

test.each([undefined, idOf(1), [idOf(1)], [{}], [{ recordId: 1 }], [{ recordId: "" }]])(
  "a notice with %j is rejected",
  async (records) => {
    const { platform, server } = testPlatform(endpoints);
    const error = {
      status: 400,
      errorCode: "INVALID_CONFIG",
      message: expect.stringMatching(/^Invalid config for "notify/),
    };
    await expect(platform.notifyRecordUpdateAvailable(Object(records))).rejects.toMatchObject(error);
    expect(server.requests).toEqual([]);
  },
);

test("a failed refetch keeps the cached data, also with a missing optional field", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  const config = { recordId: idOf(1), fields: ["Trip__c.A"], optionalFields: ["Trip__c.Hidden"] };
  server.replyWith(ok(uiRecord(1, { A: 1 })));
  platform.getRecord.subscribe(config, () => undefined);
  await clock.advance(1000);
  server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
  await platform.notifyRecordUpdateAvailable([{ recordId: idOf(1) }]);
  const shown = platform.getRecord.observe(config)?.getSnapshot();
  expect(shown).toMatchObject({ state: "Error", error: { status: 500 } });
  expect(shown?.data && valuesOf(shown.data)).toEqual({ A: 1 });
  server.replyWith(ok(uiRecord(1, { A: 2 }, 2)));
  expect(valuesOf(await platform.getRecord.read(config))).toEqual({ A: 2 });
});
