import { expect, test } from "vitest";
import { getListRecordsByName, getListUi, getListUiById, getListUiByName } from "../endpoints/lists.ts";
import { getListInfoByName } from "../endpoints/list-infos.ts";
import { MRU } from "../endpoints/list-parameters.ts";
import { createRecord } from "../endpoints/record-writes.ts";
import { minute, second } from "../times.ts";
import { uiList, uiRecord, valuesOf } from "../testing/records.ts";
import { ok } from "../testing/recorded-transport.ts";
import { testPlatform } from "../testing/test-platform.ts";
import type { TransportRequest } from "../transport.ts";

const endpoints = { getListUi, getListUiByName, getListUiById, getListRecordsByName, getListInfoByName, createRecord };
const config = { objectApiName: "Trip__c", listViewApiName: "All" };
const listViewId = "00B000000000001AAA";
const reference = { id: listViewId, ...config };
const info = (eTag: string, label = "All") => ({ eTag, label, listReference: reference });

/** A server with one list of one record. */
function listServer(infoETag: string, value: string) {
  return ({ path }: TransportRequest) => {
    const records = uiList([uiRecord(1, { A: value })], infoETag);
    if (path.includes("/list-info/")) return ok(info(infoETag));
    return ok(path.includes("/list-records/") ? records : { eTag: "list", info: info(infoETag), records });
  };
}

async function readTwice(wait: number, secondETag: string, byId = false) {
  const { platform, clock, server, events } = testPlatform(endpoints);
  server.replyWith(listServer("info 1", "old"));
  const read = () => (byId ? platform.getListUiById.read({ listViewId }) : platform.getListUiByName.read(config));
  await read();
  await clock.advance(wait);
  server.replyWith(listServer(secondETag, "new"));
  const { info: shownInfo, records } = await read();
  return { events, eTag: shownInfo.eTag, values: records.records.map(valuesOf), read, clock };
}

test("a fresh list is not refetched", async () => {
  const { events, values } = await readTwice(30 * second - 1, "info 1");
  expect(events).toEqual(["0 request GET /list-ui/Trip__c/All"]);
  expect(values).toEqual([{ A: "old" }]);
});

test("a list with stale records and fresh info is requested with its info", async () => {
  const { events, values } = await readTwice(30 * second, "info 1");
  expect(events).toEqual(["0 request GET /list-ui/Trip__c/All", `${30 * second} request GET /list-ui/Trip__c/All`]);
  expect(values).toEqual([{ A: "new" }]);
});

test.each([
  [false, "GET /list-ui/Trip__c/All", "POST /list-records/Trip__c/All"],
  [true, `GET /list-ui/${listViewId}`, `GET /list-records/${listViewId}`],
])(
  "stale info is confirmed by a response with the records and an equal eTag (by id: %s)",
  async (byId, listUi, records) => {
    const { events, values, read, clock } = await readTwice(15 * minute, "info 1", byId);
    expect(events).toEqual([`0 request ${listUi}`, `${15 * minute} request ${records}`]);
    expect(values).toEqual([{ A: "new" }]);
    await clock.advance(30 * second - 1);
    await read();
    expect(events).toHaveLength(2);
  },
);

test("a list is requested with its info if the response with the records has another eTag", async () => {
  const { events, values, eTag } = await readTwice(15 * minute, "info 2");
  expect(events.slice(1)).toEqual([
    `${15 * minute} request POST /list-records/Trip__c/All`,
    `${15 * minute} request GET /list-ui/Trip__c/All`,
  ]);
  expect({ values, eTag }).toEqual({ values: [{ A: "new" }], eTag: "info 2" });
});

test("a stale list is returned, and requested with its info in the background", async () => {
  const { platform, clock, server, events } = testPlatform(endpoints);
  server.replyWith(listServer("info 1", "old"));
  await platform.getListUiByName.read(config);
  await clock.advance(15 * minute);
  const policy = { type: "stale-while-revalidate", staleFor: 15 * minute } as const;
  const { records } = await platform.getListUiByName.read(config, { policy });
  expect(records.records.map(valuesOf)).toEqual([{ A: "old" }]);
  expect(events.at(-1)).toBe(`${15 * minute} request GET /list-ui/Trip__c/All`);
});

test("the info of a list is cached once, for getListInfoByName and for the list", async () => {
  const { platform, clock, server, events } = testPlatform(endpoints);
  server.replyWith(listServer("info 1", "value"));
  await platform.getListUiByName.read(config);
  expect(await platform.getListInfoByName.read(config)).toMatchObject({ eTag: "info 1" });
  expect(events).toHaveLength(1);
  const notified: unknown[] = [];
  platform.getListUiByName.subscribe(config, (snapshot) => notified.push(snapshot?.data?.info.eTag));
  server.replyWith(listServer("info 2", "value"));
  await platform.getListInfoByName.read(config, { policy: "no-cache" });
  await clock.advance(1000);
  expect(notified).toEqual(["info 1", "info 2"]);
});

test("a list contains the new value of a record from the response of a write", async () => {
  const { platform, clock, server } = testPlatform(endpoints);
  server.replyWith(listServer("info 1", "old"));
  const notified: unknown[] = [];
  platform.getListUiByName.subscribe(config, (snapshot) =>
    notified.push(snapshot?.data?.records.records.map(valuesOf)),
  );
  await clock.advance(1000);
  server.replyWith(ok(uiRecord(1, { A: "new" }, 2)));
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  await clock.advance(1000);
  expect(notified).toEqual([undefined, [{ A: "old" }], [{ A: "new" }]]);
});

test("a response that is not a valid list is an error", async () => {
  const { platform, server } = testPlatform(endpoints);
  const bodies: [unknown, string][] = [
    [{}, "Expected object but received undefined"],
    [{ info: { label: "All" } }, "Expected string but received undefined"],
    [{ info: info("1"), records: {} }, "Expected array but received undefined"],
    [{ info: info("1"), records: { records: [{ id: 1 }] } }, "Expected string but received number"],
    [{ info: info("1"), records: { records: [null] } }, "Expected object but received null"],
  ];
  for (const [body, message] of bodies) {
    server.replyWith(ok(body));
    await expect(platform.getListUiByName.read(config, { policy: "no-cache" })).rejects.toThrow(message);
  }
});

test.each([
  [config, "/list-ui/Trip__c/All"],
  [{ listViewId }, `/list-ui/${listViewId}`],
  [{ objectApiName: "Trip__c", listViewApiName: MRU }, "/mru-list-ui/Trip__c"],
  [{ objectApiName: "Trip__c" }, "/list-ui/Trip__c"],
] as const)("getListUi selects the endpoint for %j", async (input, path) => {
  const { platform, server, events } = testPlatform(endpoints);
  server.replyWith(({ path: requested }) =>
    requested.endsWith("/list-ui/Trip__c")
      ? ok({ lists: [{ apiName: "All", id: listViewId, label: "All" }] })
      : ok({ info: info("1"), records: uiList([uiRecord(1, { A: 1 })]) }),
  );
  const response = await platform.getListUi.read(Object(input));
  expect(JSON.stringify(response)).toMatch(/"lists"|"records"/);
  expect(events).toEqual([expect.stringMatching(new RegExp(`GET \\S*${path}$`))]);
});

test("getListUi throws for an unrecognized config, and notifies subscribers of an incomplete one with null", async () => {
  const { platform, events, listener } = testPlatform(endpoints);
  const unrecognized: object = { recordId: "1" };
  const mru: object = { objectApiName: "Trip__c", listViewApiName: MRU };
  await expect(platform.getListUi.read(Object(unrecognized))).rejects.toThrow(/^unrecognized config$/);
  expect(() => platform.getListUi.subscribe(Object(unrecognized), listener())).toThrow(/^unrecognized config$/);
  await expect(platform.getListUiByName.read(Object(mru))).rejects.toThrow(/^how did MRU config get here\?$/);
  platform.getListUi.subscribe(undefined, listener());
  platform.getListUi.subscribe(Object({}), listener());
  platform.getListUi.subscribe(Object({ listViewApiName: "All" }), listener());
  expect(events).toEqual(["0 notified null", "0 notified null", "0 notified null"]);
});
