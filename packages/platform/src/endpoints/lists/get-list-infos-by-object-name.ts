import { pageSizes } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { flag, integer, objectName, text } from "../../table/kinds.ts";
import { path, query, withDefault } from "../../table/parameters.ts";
import type { ListInfos } from "./types.ts";

/** A page of the list views of an object. */
export const getListInfosByObjectName = defineRead({
  name: "getListInfosByObjectName",
  method: "GET",
  path: "/list-info/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    pageSize: withDefault(query(integer), pageSizes.listInfosByObject),
    pageToken: query(text),
    q: query(text),
    recentListsOnly: query(flag),
  },
  lifetime: lifetimes.listInfo,
  answer: whole(expectObject<ListInfos>({ lists: "array" })),
});
