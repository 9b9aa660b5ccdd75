import { expect, test } from "vitest";
import { ok } from "../testing/recorded-transport.ts";
import { city, nickname, object, recordTypeId } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import { getRelatedListInfo, updateRelatedListInfo } from "./related-lists.ts";

const list = { parentObjectApiName: object, relatedListId: "Quotations__r" };
const info = { label: "Offertes", displayColumns: [] };

test("an updated related list is stale for every config, and other lists are not", async () => {
  const { platform, clock, server, listener } = testPlatform({ getRelatedListInfo, updateRelatedListInfo });
  const configs = [
    { ...list, recordTypeId },
    { ...list, fields: [city] },
    { ...list, optionalFields: [nickname] },
    { ...list, restrictColumnsToLayout: false },
  ];
  const others = [
    { ...list, relatedListId: "Notes__r" },
    { ...list, parentObjectApiName: "Trip__c" },
  ];
  server.replyWith(ok(info));
  for (const config of [...configs, ...others]) await platform.getRelatedListInfo.read(config);
  platform.getRelatedListInfo.subscribe({ ...list, recordTypeId }, listener());
  const changed = { ...info, label: "Voorstellen" };
  server.replyWith(ok(changed));
  await clock.advance(1);
  await platform.updateRelatedListInfo({ ...list, orderedByInfo: [], userPreferences: {} });
  await expect(platform.getRelatedListInfo.read(list)).resolves.toEqual(changed);
  for (const config of others) await expect(platform.getRelatedListInfo.read(config)).resolves.toEqual(info);
  expect(server.requests).toHaveLength(8);
  for (const config of configs.slice(1)) {
    expect(platform.getRelatedListInfo.observe(config)?.getSnapshot()).toMatchObject({ data: info, state: "Stale" });
    await expect(platform.getRelatedListInfo.read(config)).resolves.toEqual(changed);
    await expect(platform.getRelatedListInfo.read(config)).resolves.toEqual(changed);
  }
  expect(server.requests).toHaveLength(11);
});
