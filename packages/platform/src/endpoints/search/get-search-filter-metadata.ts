import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, text } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { SearchFilters } from "./types.ts";

/** The filters that searches of an object have. */
export const getSearchFilterMetadata = defineRead({
  name: "getSearchFilterMetadata",
  method: "GET",
  path: "/search-info/{objectApiName}/filters",
  parameters: {
    objectApiName: path(objectName),
    channel: query(text),
    configurationName: query(text),
  },
  lifetime: lifetimes.searchFilterMetadata,
  answer: whole(expectObject<SearchFilters>({})),
});
