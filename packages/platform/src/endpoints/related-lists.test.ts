import { expect, test } from "vitest";
import { ok } from "../testing/recorded-transport.ts";
import { object, recordId } from "../testing/samples.ts";
import { testPlatform } from "../testing/test-platform.ts";
import {
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListRecords,
  getRelatedListsCount,
  updateRelatedListInfo,
} from "./related-lists.ts";

const relatedListId = "Quotations__r";
const names = [relatedListId, "Notes__r"];
const parent = { parentRecordId: recordId };
const parentObject = { parentObjectApiName: object };
const info = { label: "Offertes", displayColumns: [] };
const count = { count: 3, hasMore: false };
const batchOf = (result: unknown) => ({ results: names.map(() => ({ statusCode: 200, result })) });
const endpoints = {
  getRelatedListCount,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListRecords,
  getRelatedListsCount,
  updateRelatedListInfo,
};

test("items of a batch and the response of a write are cached", async () => {
  const { platform, server } = testPlatform(endpoints);
  server.replyWith(ok(batchOf(count)));
  await platform.getRelatedListsCount.read({ ...parent, relatedListNames: names });
  await expect(platform.getRelatedListCount.read({ ...parent, relatedListId })).resolves.toEqual(count);
  server.replyWith(ok(batchOf(info)));
  await platform.getRelatedListInfoBatch.read({ ...parentObject, relatedListNames: names });
  await expect(platform.getRelatedListInfo.read({ ...parentObject, relatedListId })).resolves.toEqual(info);
  server.replyWith(ok({ ...info, label: "Voorstellen" }));
  await platform.updateRelatedListInfo({ ...parentObject, relatedListId, orderedByInfo: [], userPreferences: {} });
  await expect(platform.getRelatedListInfo.read({ ...parentObject, relatedListId })).resolves.toMatchObject({
    label: "Voorstellen",
  });
  expect(server.requests).toHaveLength(3);
});
