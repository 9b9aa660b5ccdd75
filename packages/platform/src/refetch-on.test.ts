import { expect, test, vi } from "vitest";
import { getListRecordsByName } from "./endpoints/lists.ts";
import { getObjectInfo } from "./endpoints/objects.ts";
import { revalidate } from "./endpoints/refresh.ts";
import { refetchOnReconnect, refetchOnWindowFocus } from "./refetch-on.ts";
import { errorResponse, ok } from "./testing/recorded-transport.ts";
import { uiList } from "./testing/records.ts";
import { testPlatform } from "./testing/test-platform.ts";

const list = { objectApiName: "Trip__c", listViewApiName: "All" };

/** A shown list and a shown object info; the list is stale after thirty seconds. */
async function start() {
  const controls = testPlatform({ getListRecordsByName, getObjectInfo, revalidate });
  const { platform, clock, server } = controls;
  server.replyWith(({ path }) => ok(path.includes("/list-records/") ? uiList([]) : { apiName: "Trip__c", fields: {} }));
  platform.getListRecordsByName.subscribe(list, () => undefined);
  platform.getObjectInfo.subscribe({ objectApiName: "Trip__c" }, () => undefined);
  await platform.getObjectInfo.read({ objectApiName: "Guide__c" });
  await clock.advance(1000);
  const window = new EventTarget();
  server.requests.length = 0;
  return { ...controls, window, paths: () => server.requests.map(({ path }) => path.split("/").at(-2)) };
}

test.each([
  ["focus", refetchOnWindowFocus],
  ["visibilitychange", refetchOnWindowFocus],
  ["online", refetchOnReconnect],
])("on %s what is shown and stale is refetched", async (event, refetchOn) => {
  const { platform, clock, window, paths } = await start();
  const stop = refetchOn(platform.revalidate, window);
  window.dispatchEvent(new Event(event));
  await clock.advance(0);
  expect(paths()).toEqual([]);
  await clock.advance(30_000);
  window.dispatchEvent(new Event(event));
  await clock.advance(0);
  expect(paths()).toEqual(["Trip__c"]);
  await clock.advance(60_000);
  stop();
  window.dispatchEvent(new Event(event));
  await clock.advance(0);
  expect(paths()).toEqual(["Trip__c"]);
});

test("nothing is refetched when the window is hidden", async () => {
  const { platform, clock, window, paths } = await start();
  refetchOnWindowFocus(platform.revalidate, window);
  await clock.advance(30_000);
  vi.stubGlobal("document", { visibilityState: "hidden" });
  window.dispatchEvent(new Event("visibilitychange"));
  await clock.advance(0);
  expect(paths()).toEqual([]);
});

test("when the connection is back, what failed is refetched, even if its data is fresh", async () => {
  const { platform, clock, server, window } = await start();
  refetchOnReconnect(platform.revalidate, window);
  const observer = platform.getListRecordsByName.observe(list);
  server.replyWith(errorResponse(503, "BUSY"));
  await observer?.refetch().catch(() => undefined);
  expect(observer?.getSnapshot().state).toBe("Error");
  server.replyWith(ok(uiList([])));
  window.dispatchEvent(new Event("online"));
  await clock.advance(0);
  expect(observer?.getSnapshot().state).toBe("Fulfilled");
});
