import { expect, test } from "vitest";
import { start } from "../testing/contract.ts";
import { ok } from "../testing/recorded-transport.ts";
import { city, object, otherId, record, recordId } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { batchRecords, updateRecord } from "./record-writes.ts";
import { getRecord } from "./records.ts";

test.each([{}, { Id: "" }, { Id: 7 }, { Id: "." }, { Id: ".." }])(
  "an update without a record id is rejected: %j",
  async (fields) => {
    const { api, server } = start(updateRecord, record);
    await expect(api({ fields: Object(fields) })).rejects.toMatchObject({
      status: 400,
      message: "Invalid recordInput",
    });
    expect(server.requests).toEqual([]);
  },
);

test("ifUnmodifiedSince is passed on if it is not an ISO time stamp", async () => {
  const { api, server } = start(updateRecord, record);
  await api({ fields: { Id: recordId }, ifUnmodifiedSince: "Sat, 01 Mar 2025 10:00:00 GMT" });
  expect(server.requests[0]?.headers).toEqual({ "If-Unmodified-Since": "Sat, 01 Mar 2025 10:00:00 GMT" });
});

test("a batch updates the cache with the result of each item", async () => {
  const { platform, server } = testPlatform({ batchRecords, getRecord });
  const other = { ...record, id: otherId };
  const read = (id: string) => platform.getRecord.read({ recordId: id, fields: [city] }, { policy: "only-if-cached" });
  server.replyWith(ok(other));
  await platform.getRecord.read({ recordId: otherId, fields: [city] });
  const results = [
    { statusCode: 201, result: record },
    { statusCode: 204 },
    { statusCode: 400, result: [{ errorCode: "INVALID", message: "No." }] },
  ];
  server.replyWith(ok({ hasErrors: true, results }));
  const fields = { City__c: "Utrecht" };
  const written = await platform.batchRecords({
    operations: [
      { type: "CREATE", records: [{ apiName: object, fields }] },
      { type: "delete", records: [{ fields: { Id: otherId } }] },
      { type: "UPDATE", records: [{ fields: { Id: recordId } }] },
    ],
  });
  expect(written).toEqual({ hasErrors: true, results });
  await expect(read(recordId)).resolves.toMatchObject({ id: recordId });
  await expect(read(otherId)).rejects.toMatchObject({ status: 504, message: "Gateway Timeout" });
});

test("an invalid item of a batch does not shift the results of the following items", async () => {
  const { platform, server } = testPlatform({ batchRecords, getRecord });
  const stateOf = (id: string) => platform.getRecord.observe({ recordId: id, fields: [city] })?.getSnapshot().state;
  for (const id of [recordId, otherId]) {
    server.replyWith(ok({ ...record, id }));
    await platform.getRecord.read({ recordId: id, fields: [city] });
  }
  const rejected = { statusCode: 400, result: [] };
  server.replyWith(ok({ hasErrors: true, results: [null, rejected, { statusCode: 204 }] }));
  const remove = (Id: string) => ({ type: "DELETE" as const, records: [{ fields: { Id } }] });
  await platform.batchRecords({ operations: ["a0X000000000003EAA", recordId, otherId].map(remove) });
  expect([recordId, otherId].map(stateOf)).toEqual(["Fulfilled", "Unfulfilled"]);
});

test("an option of Salesforce's updateRecord is rejected instead of ignored", async () => {
  const { api, server } = start(updateRecord, record);
  const options = Object({ ifUnmodifiedSince: "2025-03-01T10:00:00.000Z" });
  await expect(api({ fields: { Id: recordId } }, options)).rejects.toMatchObject({
    errorCode: "INVALID_CONFIG",
    message: 'updateRecord has no option "ifUnmodifiedSince". Pass it as a property of the config.',
  });
  expect(server.requests).toEqual([]);
});
