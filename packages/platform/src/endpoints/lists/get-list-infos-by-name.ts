import { batchErrorMemory } from "../../batch-error-memory.ts";
import type { Entry } from "../../engine/entry.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordIds, type Kind } from "../../table/kinds.ts";
import { query } from "../../table/parameters.ts";
import { getListInfoByName } from "./get-list-info-by-name.ts";
import { listInfoById } from "./list-info-by-id.ts";
import type { ListInfo } from "./types.ts";

const listName = /^[^.]+\.[^.]+$/;

/** List views as `objectApiName.listViewApiName`. */
const listNames: Kind<readonly string[]> = {
  expected: "array of strings such as Object__c.List_View",
  keep: (value) => (Array.isArray(value) && value.length > 0 && value.every(isListName) ? value : undefined),
};

const isListName = (value: unknown): value is string => typeof value === "string" && listName.test(value);

function infoByName(cache: UserCache, name: string): Entry<ListInfo> {
  const [objectApiName = "", listViewApiName = ""] = name.split(".");
  return getListInfoByName.entry(cache, { objectApiName, listViewApiName });
}

/** What several list views look like; first those that ids name, then those that names name. */
export const getListInfosByName = defineRead({
  name: "getListInfosByName",
  method: "GET",
  path: "/list-info/batch",
  parameters: { ids: query(recordIds), names: query(listNames) },
  requireOneOf: ["ids", "names"],
  lifetime: lifetimes.listInfo,
  answer: batch({
    items: (cache, { ids = [], names = [] }: { ids?: readonly string[]; names?: readonly string[] }) => [
      ...ids.map((listViewId) => listInfoById.entry(cache, { listViewId })),
      ...names.map((name) => infoByName(cache, name)),
    ],
    errorMemory: batchErrorMemory.listInfo,
  }),
});
