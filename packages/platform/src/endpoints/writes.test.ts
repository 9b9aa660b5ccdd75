import { describe, expect, test } from "vitest";
import type { WriteApi } from "../table/define-write.ts";
import type { Endpoint } from "../table/read-api.ts";
import { invalidConfigs, start, uiApi, type Case } from "../testing/contract.ts";
import type { RecordedTransport } from "../testing/recorded-transport.ts";
import { createRecord } from "./records/create-record.ts";
import { deleteRecord } from "./records/delete-record.ts";
import { updateRecord } from "./records/update-record.ts";

const object = "Contact_Request__c";
const recordId = "a0X000000000001EAA";
const record = { apiName: object, id: recordId, fields: { City__c: { value: "Utrecht" } } };

interface WriteCase extends Case {
  /** The write on a platform of its own, taking anything. */
  start(): { write: WriteApi<unknown, unknown>; server: RecordedTransport };
}

/** Lets a table of tests pass what the compiler would refuse. */
const loosely =
  <Config>(endpoint: Endpoint<WriteApi<Config, unknown>>): WriteCase["start"] =>
  () => {
    const { api, server } = start(endpoint, record);
    return { server, write: (config, options) => api(Object(config), options) };
  };

const owners = { handleOwnerChange: true, triggerOtherEmail: false, triggerUserEmail: true, useDefaultRule: false };
const ownersSent = {
  handleOwnerChange: "true",
  triggerOtherEmail: "false",
  triggerUserEmail: "true",
  useDefaultRule: "false",
};
const input = { apiName: object, allowSaveOnDuplicate: true };

const writes: Record<string, WriteCase> = {
  createRecord: {
    start: loosely(createRecord),
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
    start: loosely(updateRecord),
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
    start: loosely(deleteRecord),
    config: { recordId },
    request: { method: "DELETE", path: `/records/${recordId}` },
    required: ["recordId"],
  },
};

describe.each(Object.entries(writes))("%s", (name, entry) => {
  test("sends exactly what it is given, each time", async () => {
    const { write, server } = entry.start();
    await write(entry.config);
    await write(entry.config);
    const sent = { ...entry.request, path: uiApi + entry.request.path };
    expect(server.requests).toEqual([sent, sent]);
  });

  test("refuses an invalid configuration by its name", async () => {
    const { write, server } = entry.start();
    for (const invalid of invalidConfigs(entry)) {
      const error = { status: 400, errorCode: "INVALID_CONFIG", message: `Invalid config for "${name}"` };
      await expect(write(invalid)).rejects.toMatchObject(error);
    }
    expect(server.requests).toEqual([]);
  });

  test("can be given up", async () => {
    const { write, server } = entry.start();
    const { signal } = new AbortController();
    await write(entry.config, { signal });
    expect(server.requests[0]?.signal).toBe(signal);
  });
});

test.each([{}, { Id: "" }, { Id: 7 }])("an update without a record id is refused: %j", async (fields) => {
  const { api, server } = start(updateRecord, record);
  await expect(api({ fields })).rejects.toMatchObject({ status: 400, message: "Invalid recordInput" });
  expect(server.requests).toEqual([]);
});

test("an unmodified-since text that is no ISO timestamp is passed on", async () => {
  const { api, server } = start(updateRecord, record);
  await api({ fields: { Id: recordId }, ifUnmodifiedSince: "Sat, 01 Mar 2025 10:00:00 GMT" });
  expect(server.requests[0]?.headers).toEqual({ "If-Unmodified-Since": "Sat, 01 Mar 2025 10:00:00 GMT" });
});
