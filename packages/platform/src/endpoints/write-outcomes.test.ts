// What is stale after a write: each row of the table in the README.
import { expect, test } from "vitest";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getListInfoByName } from "./list-infos.ts";
import { getListRecordsByName, getListUiByName } from "./lists.ts";
import { batchRecords, createRecord, deleteRecord, updateRecord } from "./record-writes.ts";
import { getRecord, getRecords } from "./records.ts";
import { getRelatedListCount } from "./related-lists.ts";

const endpoints = {
  batchRecords,
  createRecord,
  deleteRecord,
  getListInfoByName,
  getListRecordsByName,
  getListUiByName,
  getRecord,
  getRecords,
  getRelatedListCount,
  updateRecord,
};
const info = {
  eTag: "info 1",
  label: "New",
  filteredByInfo: [{ fieldApiName: "Status__c", operator: "Equals", operandLabels: ["New"] }],
  orderedByInfo: [{ fieldApiName: "Start__c", isAscending: false }],
};

/** A record, a list whose filter is known, and others whose filter is not. */
async function start({ scope = "everything" } = {}) {
  const controls = testPlatform(endpoints);
  const { platform, server } = controls;
  const shown = { ...info, scope: { apiName: scope } };
  server.replyWith(({ path }) => {
    if (path.includes("/related-list-count")) return ok({ count: 1 });
    if (path.includes("/list-info/")) return ok(shown);
    if (path.endsWith("/Trip__c/All")) return ok(uiList([uiRecord(1, { City__c: "Rome" })], "info 2"));
    if (path.includes("/Guide__c/")) return ok(uiList([], "info 3"));
    if (path.includes("/list-ui/")) return ok({ info: shown, records: uiList([uiRecord(1, { City__c: "Rome" })]) });
    if (path.includes("/list-records/")) return ok(uiList([uiRecord(1, { City__c: "Rome" })]));
    return ok(uiRecord(1, { City__c: "Rome" }));
  });
  const list = (objectApiName: string, listViewApiName: string, more: object = {}) => ({
    objectApiName,
    listViewApiName,
    ...more,
  });
  const related = { parentRecordId: idOf(7), relatedListId: "Trips__r" };
  const known = list("Trip__c", "New");
  await platform.getListInfoByName.read(known);
  const reads = {
    record: [platform.getRecord, { recordId: idOf(1), fields: ["Trip__c.City__c"] }],
    known: [platform.getListRecordsByName, known],
    "known, by city": [platform.getListRecordsByName, { ...known, sortBy: ["Trip__c.City__c"] }],
    "known, with info": [platform.getListUiByName, known],
    unknown: [platform.getListRecordsByName, list("Trip__c", "All")],
    guides: [platform.getListRecordsByName, list("Guide__c", "All")],
    count: [platform.getRelatedListCount, related],
  } as const;
  const observers = Object.entries(reads).map(([name, [api, config]]) => [name, api.observe(config as never)] as const);
  for (const [, observer] of observers) await observer?.refetch();
  const stale = () =>
    observers.flatMap(([name, observer]) => (observer?.getSnapshot().state === "Fulfilled" ? [] : [name]));
  expect(stale()).toEqual([]);
  return { ...controls, stale };
}

type Started = Awaited<ReturnType<typeof start>>["platform"];
const update = (fields: object) => (platform: Started) => platform.updateRecord({ fields: { Id: idOf(1), ...fields } });
const create = (platform: Started) => platform.createRecord({ apiName: "Trip__c", fields: {} });
const remove = (platform: Started) => platform.deleteRecord({ recordId: idOf(1) });
const batch = (platform: Started) =>
  platform.batchRecords({
    operations: [{ type: "Update", records: [{ fields: { Id: idOf(1), City__c: "Oslo" } }] }],
  });

const lists = ["known", "known, by city", "known, with info", "unknown"];
const written = ok(uiRecord(1, { City__c: "Oslo" }, 2));
const writtenBatch = ok({
  hasErrors: false,
  results: [{ statusCode: 200, result: uiRecord(1, { City__c: "Oslo" }, 2) }],
});
const lost = new Error("socket closed");
const unavailable = errorResponse(503, "SERVER_UNAVAILABLE");
const page = { status: 200, body: [{ errorCode: "GATEWAY", message: "A page of a proxy." }] };
const aborted = new DOMException("Aborted", "AbortError");
const rejected = errorResponse(400, "FIELD_CUSTOM_VALIDATION_EXCEPTION");
const unreadable = ok({ nothing: true });

test.each([
  ["a created record", create, written, [...lists, "count"]],
  ["a deleted record", remove, { status: 204, body: undefined }, ["record", ...lists, "count"]],
  ["a written field of a filter", update({ Status__c: "Done" }), written, [...lists, "count"]],
  ["a written field of the list's order", update({ Start__c: "2027-05-01" }), written, [...lists, "count"]],
  ["a written field of an order", update({ City__c: "Oslo" }), written, ["known, by city", "unknown", "count"]],
  ["a written field of a batch", batch, writtenBatch, ["known, by city", "unknown", "count"]],
  [
    "an update without a body",
    update({ City__c: "Oslo" }),
    { status: 204, body: undefined },
    ["record", ...lists, "count"],
  ],
  ["a rejected update", update({ Status__c: "Done" }), rejected, []],
  ["a rejected creation", create, rejected, []],
  ["a rejected deletion", remove, rejected, []],
  ...(
    [
      ["lost", lost],
      ["aborted", aborted],
      ["503", unavailable],
      ["a page of a proxy", page],
    ] as const
  ).flatMap(
    ([what, reply]) =>
      [
        [`a creation, response: ${what}`, create, reply, [...lists, "count"]],
        [`an update, response: ${what}`, update({ Status__c: "Done" }), reply, ["record", ...lists, "count"]],
        [`a deletion, response: ${what}`, remove, reply, ["record", ...lists, "count"]],
        [`a batch, response: ${what}`, batch, reply, ["record", ...lists, "count"]],
      ] as const,
  ),
  ["an update, response: unreadable", update({ Status__c: "Done" }), unreadable, ["record", ...lists, "count"]],
] as const)("%s makes exactly what it may have changed stale", async (_what, write, reply, expected) => {
  const { platform, server, stale } = await start();
  server.replyWith(reply);
  await write(platform).catch(() => undefined);
  expect(stale()).toEqual(expected);
});

test("a list of some owners only depends on the owner", async () => {
  const { platform, server, stale } = await start({ scope: "mine" });
  server.replyWith(written);
  await update({ OwnerId: idOf(8) })(platform);
  expect(stale()).toEqual([...lists, "count"]);
});

test("what is shown is refetched after a lost response", async () => {
  const { platform, clock, server } = await start();
  platform.getRecord.subscribe({ recordId: idOf(1), fields: ["Trip__c.City__c"] }, () => undefined);
  const before = server.requests.length;
  server.replyWith(lost);
  await expect(update({ City__c: "Oslo" })(platform)).rejects.toMatchObject({ message: "socket closed" });
  await clock.advance(0);
  expect(server.requests.slice(before).map(({ method }) => method)).toEqual(["PATCH", "GET"]);
});

test("a creation passes its key on, so that a repetition creates nothing", async () => {
  const { platform, server } = await start();
  await platform.createRecord({ apiName: "Trip__c", fields: {}, idempotencyKey: "8d1f" });
  expect(server.requests.at(-1)?.headers).toEqual({ "Idempotency-Key": "8d1f" });
});
