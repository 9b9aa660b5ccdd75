import { expect, test } from "vitest";
import * as module from "./index.ts";

const endpoints: Readonly<Record<string, unknown>> = { ...module };

const definitionOf = (name: string) => Object(endpoints[name]).definition;

test.each([
  ["getObjectInfos", 300_000],
  ["getListInfosByName", 900_000],
  ["getRecords", 30_000],
  ["getRelatedListInfoBatch", 900_000],
  ["getRelatedListPreferencesBatch", 900_000],
  ["getRelatedListRecordsBatch", 30_000],
  ["getRelatedListsCount", 300_000],
  ["getRelatedListsActions", 300_000],
])("the error of an item of %s has a lifetime of %i ms", (name, lifetime) => {
  const definition = definitionOf(name);
  expect(definition.itemErrorLifetime ?? definition.lifetime).toBe(lifetime);
});

test("the default lifetimes, and the intervals of the cache", () => {
  expect(module.times).toMatchObject({
    recordLifetime: 30_000,
    notFoundLifetime: 60_000,
    defaultLifetime: 2_592_000_000,
    defaultContentLifetime: 300_000,
    notificationDelay: 150,
    garbageCollection: 5000,
    noticeWindow: 60_000,
    noticeLimit: 60,
  });
});
