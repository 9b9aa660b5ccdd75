import { expect, test } from "vitest";
import { getObjectInfo } from "../endpoints/objects/get-object-info.ts";
import { createRecord } from "../endpoints/records/create-record.ts";
import { ok } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import type { AnswerStore } from "./answer-store.ts";

const trip = { objectApiName: "Trip__c" };
const info = { apiName: "Trip__c", fields: {} };

/** A platform with a store, and what the store holds. */
function platformWithStore() {
  const held = new Map<string, unknown>();
  const store: AnswerStore = {
    peek: () => undefined,
    put: (key, { body }) => void held.set(key, body),
    clear: () => held.clear(),
  };
  return { ...testPlatform({ getObjectInfo, createRecord }, { store }), held };
}

test("an answer that was asked for before a write is given, but not kept for the next visit", async () => {
  const { platform, server, held } = platformWithStore();
  server.replyWith(ok(info));
  const release = server.hold();
  const early = platform.getObjectInfo.read(trip);
  server.letThrough();
  server.replyWith({ status: 204, body: undefined });
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  release();
  expect(await early).toMatchObject(info);
  expect([...held.values()]).toEqual([]);

  server.replyWith(ok(info));
  await platform.getObjectInfo.read(trip, { policy: "no-cache" });
  expect([...held.values()]).toEqual([info]);
});
