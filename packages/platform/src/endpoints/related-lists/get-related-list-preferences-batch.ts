import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { texts } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { getRelatedListPreferences } from "./get-related-list-preferences.ts";

/** How the user set up several related lists. */
export const getRelatedListPreferencesBatch = defineRead({
  name: "getRelatedListPreferencesBatch",
  method: "GET",
  path: "/related-list-preferences/batch/{preferencesIds}",
  parameters: { preferencesIds: path(texts) },
  lifetime: lifetimes.relatedListPreferences,
  answer: batch({
    items: (cache, { preferencesIds }: { preferencesIds: readonly string[] }) =>
      preferencesIds.map((preferencesId) => getRelatedListPreferences.entry(cache, { preferencesId })),
    errorMemory: batchErrorMemory.relatedListPreferences,
  }),
});
