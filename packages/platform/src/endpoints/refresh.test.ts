import { expect, test } from "vitest";
import { ok, errorResponse } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getListRecordsByName } from "./lists.ts";
import { getObjectInfo } from "./objects.ts";
import { getRecord } from "./records.ts";
import { refresh } from "./refresh.ts";

const endpoints = { getListRecordsByName, getObjectInfo, getRecord, refresh };
const trip = { objectApiName: "Trip__c" };

test("refresh refetches data, and notifies its subscribers", async () => {
  const { platform, clock, server, events, listener } = testPlatform(endpoints);
  server.replyWith(ok({ apiName: "Trip__c", fields: {} }));
  const info = await platform.getObjectInfo.read(trip);
  platform.getObjectInfo.subscribe(trip, listener());
  server.replyWith(ok({ apiName: "Trip__c", fields: {}, label: "Reis" }));
  await expect(platform.refresh(info)).resolves.toBeUndefined();
  await clock.advance(150);
  expect(events.at(-1)).toContain("Reis");
  expect(server.requests).toHaveLength(2);
});

test("lists and records can be refreshed, and a failed refresh rejects", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(uiList([uiRecord(1, { A: 1 })])));
  const list = await platform.getListRecordsByName.read({ ...trip, listViewApiName: "All" });
  const record = await platform.getRecord.read({ recordId: idOf(1), fields: ["Trip__c.A"] });
  server.replyWith(errorResponse(500, "UNKNOWN_EXCEPTION"));
  await expect(platform.refresh(list)).rejects.toMatchObject({ status: 500 });
  await expect(platform.refresh(record)).rejects.toMatchObject({ status: 500 });
  expect(server.requests.map(({ method }) => method)).toEqual(["POST", "POST", "GET"]);
});

test.each([undefined, null, {}, "text"])("other data cannot be refreshed: %j", async (data) => {
  const { platform } = testPlatform(endpoints);
  platform.getObjectInfo.observe(trip);
  await expect(platform.refresh(data)).rejects.toMatchObject({ status: 400, errorCode: "UNKNOWN_DATA" });
});
