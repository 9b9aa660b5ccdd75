import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { anything, integer, objectName, text, textList } from "../../table/kinds.ts";
import { body, query, required } from "../../table/parameters.ts";
import type { KeywordSearchResults } from "./types.ts";

/** An object's records that hold a few words. */
export const getKeywordSearchResults = defineRead({
  name: "getKeywordSearchResults",
  method: "POST",
  path: "/search/results/keyword",
  parameters: {
    objectApiName: required(query(objectName)),
    q: required(query(text)),
    configurationName: body(text),
    dataCategories: body(anything),
    filters: body(anything),
    pageSize: body(integer),
    pageToken: body(text),
    sortBy: body(textList),
  },
  lifetime: lifetimes.keywordSearch,
  answer: whole(expectObject<KeywordSearchResults>({})),
});
