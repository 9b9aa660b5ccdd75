import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { anything, objectNames, text, texts } from "../../table/kinds.ts";
import { body, query, required } from "../../table/parameters.ts";
import type { SearchResults } from "./types.ts";

/** What is found for a few words, by object. */
export const getSearchResults = defineRead({
  name: "getSearchResults",
  method: "POST",
  path: "/search/results",
  parameters: {
    q: required(query(text)),
    answerTypes: body(texts),
    configurationName: body(text),
    objectApiNames: body(objectNames),
    searchObjectOptions: body(anything),
  },
  lifetime: lifetimes.searchResults,
  answer: whole(expectObject<SearchResults>({})),
});
