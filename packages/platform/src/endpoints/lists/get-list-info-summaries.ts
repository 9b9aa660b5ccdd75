import { pageSizes } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { flag, integer, objectName, text } from "../../table/kinds.ts";
import { path, query, withDefault } from "../../table/parameters.ts";
import type { ListInfoSummaries } from "./types.ts";

/** The list views of an object, by name. */
export const getListInfoSummaries = defineRead({
  name: "getListInfoSummaries",
  method: "GET",
  path: "/list-ui/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    pageSize: withDefault(query(integer), pageSizes.listSummaries),
    pageToken: query(text),
    q: query(text),
    recentListsOnly: query(flag),
  },
  lifetime: lifetimes.listData,
  answer: whole(expectObject<ListInfoSummaries>({ lists: "array" })),
});
