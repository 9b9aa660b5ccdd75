import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, text } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { SearchFilterOptions } from "./types.ts";

/** The choices of a filter. */
export const getSearchFilterOptions = defineRead({
  name: "getSearchFilterOptions",
  method: "GET",
  path: "/search-info/{objectApiName}/filters/{filterApiName}/options",
  parameters: {
    objectApiName: path(objectName),
    filterApiName: path(text),
    q: query(text),
  },
  lifetime: lifetimes.searchFilterOptions,
  answer: whole(expectObject<SearchFilterOptions>({})),
});
