import { expect, test } from "vitest";
import { getListInfoByName } from "../endpoints/list-infos.ts";
import { getListUiByName } from "../endpoints/lists.ts";
import { errorResponse, ok } from "../testing/recorded-transport.ts";
import { uiList } from "../testing/records.ts";
import { testPlatform } from "../testing/test-platform.ts";

test("a 404 of the list info does not notify subscribers of the list, whose data stays the same", async () => {
  const { platform, clock, server } = testPlatform({ getListInfoByName, getListUiByName });
  const list = { objectApiName: "Trip__c", listViewApiName: "All" };
  server.replyWith(() => ok({ eTag: "info 1", label: "All" }));
  await platform.getListInfoByName.read(list);
  server.replyWith(() => ok({ info: { eTag: "info 1", label: "All" }, records: uiList([]) }));
  let notifications = 0;
  platform.getListUiByName.subscribe(list, () => (notifications += 1));
  await clock.advance(1000);
  server.replyWith(errorResponse(404, "NOT_FOUND"));
  await expect(platform.getListInfoByName.read(list, { policy: "no-cache" })).rejects.toMatchObject({ status: 404 });
  await clock.advance(1000);
  expect(notifications).toBe(2);
});
