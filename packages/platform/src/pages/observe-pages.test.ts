import { expect, test } from "vitest";
import { getListRecordsByName } from "../endpoints/lists.ts";
import { createRecord } from "../endpoints/record-writes.ts";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { idOf, uiList, uiRecord } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { observePages } from "./observe-pages.ts";

const config = { objectApiName: "Trip__c", listViewApiName: "All", pageSize: 2 };

/** A list of trips whose tokens are offsets, as those of Salesforce are. */
function start(count: number) {
  const controls = testPlatform({ createRecord, getListRecordsByName });
  const { platform, clock, server } = controls;
  let trips = Array.from({ length: count }, (_item, at) => at + 1);
  let fails = false;
  let prefix = "";
  server.replyWith(({ body, method, path }) => {
    if (fails) return errorResponse(503, "BUSY");
    if (method === "POST" && path.endsWith("/records")) {
      trips = [count + 1, ...trips];
      return { ...ok(uiRecord(count + 1, { A: 1 })), status: 201 };
    }
    const offset = Number(String(Object(body).pageToken ?? 0).replace(prefix, ""));
    const rows = trips.slice(offset, offset + 2).map((number) => uiRecord(number, { A: number }));
    const nextPageToken = offset + 2 < trips.length ? `${prefix}${offset + 2}` : null;
    return ok({ ...uiList(rows), nextPageToken });
  });
  const pages = observePages(platform.getListRecordsByName, config);
  if (!pages) throw new Error("The config is invalid.");
  let changes = 0;
  const stop = pages.subscribe(() => {
    changes += 1;
  });
  const settle = () => clock.advance(1000);
  return {
    ...controls,
    pages,
    stop,
    settle,
    changes: () => changes,
    setFails: (next: boolean) => {
      fails = next;
    },
    setTokens: (next: string) => {
      prefix = next;
    },
    addElsewhere: () => {
      trips = [99, ...trips];
    },
    ids: () => pages.getSnapshot().data?.map(({ id }) => id),
    async more() {
      pages.fetchNextPage();
      await settle();
    },
  };
}

test("pages are read one after another, and the last one has no next", async () => {
  const { pages, settle, ids, more, server } = start(5);
  expect(pages.getSnapshot()).toMatchObject({ data: undefined, state: "Pending", hasNextPage: false });
  await settle();
  expect(ids()).toEqual([1, 2].map(idOf));
  pages.fetchNextPage();
  expect(pages.getSnapshot()).toMatchObject({ isFetchingNextPage: true, state: "Fulfilled" });
  expect(ids()).toEqual([1, 2].map(idOf));
  await settle();
  await more();
  expect(ids()).toEqual([1, 2, 3, 4, 5].map(idOf));
  expect(pages.getSnapshot()).toMatchObject({ hasNextPage: false, isFetchingNextPage: false });
  await more();
  expect(server.requests).toHaveLength(3);
});

test("a record that moved to the next page meanwhile is shown once", async () => {
  const { settle, ids, more, addElsewhere } = start(4);
  await settle();
  addElsewhere();
  await more();
  expect(ids()).toEqual([1, 2, 3].map(idOf));
});

test("the pages keep their place after a write, and contain what it created", async () => {
  const { platform, settle, ids, more, changes } = start(4);
  await settle();
  await more();
  const before = changes();
  await platform.createRecord({ apiName: "Trip__c", fields: {} });
  await settle();
  expect(ids()).toEqual([5, 1, 2, 3].map(idOf));
  expect(changes()).toBeGreaterThan(before);
});

test("a page that failed is read again by the next try, and the pages before it stay", async () => {
  const { pages, settle, ids, more, setFails } = start(4);
  await settle();
  setFails(true);
  await more();
  expect(pages.getSnapshot()).toMatchObject({ state: "Error", error: { status: 503 }, isFetchingNextPage: false });
  expect(ids()).toEqual([1, 2].map(idOf));
  setFails(false);
  await more();
  expect(ids()).toEqual([1, 2, 3, 4].map(idOf));
});

test("nothing is read without a subscriber", async () => {
  const { stop, settle, more, server } = start(4);
  await settle();
  stop();
  await more();
  expect(server.requests).toHaveLength(1);
});

test("pages whose tokens changed without a subscriber are read again, and nothing stays subscribed", async () => {
  const { platform, pages, stop, settle, ids, more, setTokens } = start(4);
  await settle();
  await more();
  stop();
  setTokens("after");
  await platform.getListRecordsByName.read(config, { policy: "no-cache" });
  const stopAgain = pages.subscribe(() => undefined);
  await settle();
  expect(ids()).toEqual([1, 2, 3, 4].map(idOf));
  stopAgain();
  expect(platform.inspect().entries.map(({ subscribers }) => subscribers)).toEqual([0, 0, 0]);
});

test("a refetch fetches every page", async () => {
  const { pages, settle, ids, more, server } = start(4);
  await settle();
  await more();
  await pages.refetch();
  expect(server.requests).toHaveLength(4);
  expect(ids()).toEqual([1, 2, 3, 4].map(idOf));
});

test("a policy that allows no request causes none", async () => {
  const { platform, settle, server } = start(4);
  await settle();
  const mine = observePages(platform.getListRecordsByName, { ...config, pageSize: 3 }, { policy: "only-if-cached" });
  mine?.subscribe(() => undefined);
  await settle();
  expect(server.requests).toHaveLength(1);
});
