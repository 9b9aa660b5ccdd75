import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { text } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { RelatedListPreferences } from "./types.ts";

/** How the user set up a related list. */
export const getRelatedListPreferences = defineRead({
  name: "getRelatedListPreferences",
  method: "GET",
  path: "/related-list-preferences/{preferencesId}",
  parameters: {
    preferencesId: path(text),
  },
  lifetime: lifetimes.relatedListPreferences,
  answer: whole(expectObject<RelatedListPreferences>({})),
});
