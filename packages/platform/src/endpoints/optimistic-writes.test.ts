import { expect, test } from "vitest";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getListRecordsByName } from "./lists.ts";
import { optimisticDeleteRecord, optimisticUpdateRecord } from "./optimistic-writes.ts";
import { getRecord } from "./records.ts";

const record = { recordId: idOf(1), fields: ["Trip__c.City__c", "Trip__c.Name"] };
const list = { objectApiName: "Trip__c", listViewApiName: "All" };
const rejected = errorResponse(400, "FIELD_CUSTOM_VALIDATION_EXCEPTION");

async function start() {
  const controls = testPlatform({
    getListRecordsByName,
    getRecord,
    deleteRecord: optimisticDeleteRecord,
    updateRecord: optimisticUpdateRecord,
  });
  const { platform, clock, server } = controls;
  server.replyWith(({ path }) => {
    const trip = (number: number) => uiRecord(number, { City__c: "Rome", Name: "Trip" });
    return path.includes("/list-records/") ? ok(uiList([trip(1), trip(2)])) : ok(trip(1));
  });
  platform.getRecord.subscribe(record, () => undefined);
  platform.getListRecordsByName.subscribe(list, () => undefined);
  await clock.advance(1000);
  const city = () => platform.getRecord.observe(record)?.getSnapshot().data?.fields.City__c?.value;
  const rows = () =>
    platform.getListRecordsByName
      .observe(list)
      ?.getSnapshot()
      .data?.records.map(({ id }) => id);
  const update = (value: string) => platform.updateRecord({ fields: { Id: idOf(1), City__c: value } });
  return { ...controls, city, rows, update };
}

test("an update is shown at once, and stays when the server confirms it", async () => {
  const { clock, server, city, update } = await start();
  const release = server.hold();
  server.replyWith(({ method }) =>
    method === "PATCH" ? ok(uiRecord(1, { City__c: "OSLO", Name: "Trip" }, 2)) : ok(uiList([])),
  );
  const write = update("Oslo");
  expect(city()).toBe("Oslo");
  release();
  await write;
  await clock.advance(1000);
  expect(city()).toBe("OSLO");
});

test("a rejected update is taken back, the other fields stay", async () => {
  const { platform, server, city, update } = await start();
  server.replyWith(rejected);
  const write = update("Oslo");
  expect(city()).toBe("Oslo");
  await expect(write).rejects.toMatchObject({ status: 400 });
  const { data } = platform.getRecord.observe(record)?.getSnapshot() ?? {};
  expect(data && valuesOf(data)).toEqual({ City__c: "Rome", Name: "Trip" });
});

test.each([
  ["first", "second"],
  ["second", "first"],
])("when two updates are rejected, the %s before the %s, the original value is back", async (first) => {
  const { server, city, update } = await start();
  server.replyWith(rejected);
  const releaseFirst = server.hold();
  const one = update("Oslo").catch(() => undefined);
  await Promise.resolve();
  const releaseSecond = server.hold();
  const two = update("Bern").catch(() => undefined);
  expect(city()).toBe("Bern");
  const inOrder = [
    { release: releaseFirst, write: one },
    { release: releaseSecond, write: two },
  ];
  for (const { release, write } of first === "first" ? inOrder : inOrder.toReversed()) {
    release();
    await write;
  }
  expect(city()).toBe("Rome");
});

test("a deleted record disappears at once, and comes back when the server rejects the deletion", async () => {
  const { platform, clock, server, rows } = await start();
  const release = server.hold();
  server.replyWith(rejected);
  const write = platform.deleteRecord({ recordId: idOf(1) }).catch((error: unknown) => error);
  expect(rows()).toEqual([idOf(2)]);
  release();
  await expect(write).resolves.toMatchObject({ status: 400 });
  await clock.advance(1000);
  expect(rows()).toEqual([idOf(1), idOf(2)]);
});

test("after a lost response the server says which value is right", async () => {
  const { clock, server, city, update } = await start();
  server.replyWith(({ method }) =>
    method === "PATCH" ? new Error("socket closed") : ok(uiRecord(1, { City__c: "Oslo", Name: "Trip" }, 2)),
  );
  await update("Oslo").catch(() => undefined);
  await clock.advance(1000);
  expect(city()).toBe("Oslo");
});
