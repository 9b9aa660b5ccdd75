import { expect, test } from "vitest";
import { describeWrites, loosely, start } from "../testing/contract.ts";
import { ok } from "../testing/recorded-transport.ts";
import { city, object, otherId, record, recordId } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import {
  batchRecords,
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  updateRecord,
} from "./record-writes.ts";
import { getRecord } from "./records.ts";

const owners = { handleOwnerChange: true, triggerOtherEmail: false, triggerUserEmail: true, useDefaultRule: false };
const ownersSent = {
  handleOwnerChange: "true",
  triggerOtherEmail: "false",
  triggerUserEmail: "true",
  useDefaultRule: "false",
};
const input = { apiName: object, allowSaveOnDuplicate: true };
const file = { name: "reis.pdf", arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)) };
const parts = { fileData: file, title: "Reis", description: "Een voorstel" };
const version = { id: "068000000000001AAA" };
const contentDocumentId = "069000000000001AAA";

describeWrites({
  createRecord: {
    start: loosely(createRecord, record),
    config: { ...owners, ...input, includeFieldsInBody: true, fields: { City__c: "Utrecht" } },
    request: {
      method: "POST",
      path: "/records",
      query: { ...ownersSent, includeFieldsInBody: "true" },
      body: { ...input, fields: { City__c: "Utrecht" } },
    },
    required: ["apiName", "fields"],
  },
  updateRecord: {
    start: loosely(updateRecord, record),
    config: {
      ...owners,
      ...input,
      fields: { Id: recordId, City__c: "Utrecht" },
      ifUnmodifiedSince: "2025-03-01T10:00:00.000Z",
    },
    request: {
      method: "PATCH",
      path: `/records/${recordId}`,
      query: ownersSent,
      body: { ...input, fields: { City__c: "Utrecht" } },
      headers: { "If-Unmodified-Since": "Sat, 01 Mar 2025 10:00:00 GMT" },
    },
    required: ["fields"],
  },
  deleteRecord: {
    start: loosely(deleteRecord, undefined),
    ignoresResponse: true,
    config: { recordId },
    request: { method: "DELETE", path: `/records/${recordId}` },
    required: ["recordId"],
  },
  batchRecords: {
    start: loosely(batchRecords, { hasErrors: false, results: [{ statusCode: 201, result: record }] }),
    config: {
      allOrNone: true,
      operations: [{ type: "create", records: [{ ...input, fields: { City__c: "Utrecht" } }] }],
      useDefaultRule: false,
    },
    request: {
      method: "POST",
      path: "/records/batch",
      body: {
        allOrNone: true,
        operations: [{ type: "CREATE", records: [{ ...input, fields: { City__c: "Utrecht" } }] }],
        useDefaultRule: false,
      },
    },
    required: ["operations"],
    invalid: [
      {
        operations: [
          { type: "Update", records: [] },
          { type: "UPSERT", records: [] },
        ],
      },
      { operations: [{ type: "DELETE" }] },
    ],
  },
  createContentVersion: {
    start: loosely(createContentVersion, version),
    config: { contentDocumentId, ...parts },
    request: { method: "POST", path: `/records/content-documents/${contentDocumentId}/content-versions`, parts },
    required: ["contentDocumentId", "fileData"],
    invalid: [{ fileData: "text" }],
  },
  createContentDocumentAndVersion: {
    start: loosely(createContentDocumentAndVersion, version),
    config: parts,
    request: { method: "POST", path: "/records/content-documents/content-versions", parts },
    required: ["fileData"],
    invalid: [{ fileData: "text" }],
  },
});

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
