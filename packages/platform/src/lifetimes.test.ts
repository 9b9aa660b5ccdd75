import { expect, test } from "vitest";
import * as cacheTimes from "./cache-times.ts";
import * as lifetimes from "./lifetimes.ts";

const table: Readonly<Record<string, unknown>> = { ...lifetimes };

test.each<[number, readonly (keyof typeof lifetimes)[]]>([
  [0, ["lookupRecords"]],
  [200, ["searchResults", "keywordSearch"]],
  [1000, ["cloneTemplate"]],
  [30_000, ["record", "recordCollection", "listRecordsByName", "duplicates", "relatedListRecords"]],
  [30_000, ["searchFilterMetadata", "searchFilterOptions", "lookupMetadata"]],
  [120_000, ["navItems"]],
  [300_000, ["actions", "apps", "batchAvatars", "apex", "contentDefault"]],
  [900_000, ["objectInfo", "layout", "recordUi", "layoutUserState", "pathLayout", "quickActionData"]],
  [900_000, ["duplicateConfiguration", "listInfo", "listObjectInfo", "listPreferences", "picklistValues"]],
  [900_000, ["relatedListInfo", "relatedListPreferences", "createDefaults", "createTemplate"]],
  [3_600_000, ["avatarMap", "recordAvatars", "seoProperties"]],
  [2_592_000_000, ["avatar", "uiApiDefault"]],
  [Infinity, ["relatedListCount"]],
])("%i ms is the lifetime of %j", (lifetime, names) => {
  expect(names.map((name) => table[name])).toEqual(names.map(() => lifetime));
});

test("the lifetimes of errors in batches, and the intervals of the cache", () => {
  expect(lifetimes.batchErrors).toEqual({
    objectInfo: 300_000,
    listInfo: 900_000,
    records: 30_000,
    avatars: 300_000,
    relatedListInfo: 900_000,
    relatedListPreferences: 900_000,
    relatedListRecords: 30_000,
    relatedListCount: 300_000,
    relatedListActions: 300_000,
  });
  expect({ ...cacheTimes }).toEqual({
    notificationDelay: 150,
    garbageCollection: 5000,
    noticeWindow: 60_000,
    noticeLimit: 60,
  });
});
