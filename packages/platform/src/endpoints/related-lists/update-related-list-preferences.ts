import { defineWrite } from "../../table/define-write.ts";
import { text } from "../../table/kinds.ts";
import { body, path } from "../../table/parameters.ts";
import { columnWidths, columnWrap, orderedBy } from "../kinds.ts";
import { getRelatedListPreferences } from "./get-related-list-preferences.ts";

/** Changes how the user set up a related list. */
export const updateRelatedListPreferences = defineWrite({
  name: "updateRelatedListPreferences",
  method: "PATCH",
  path: "/related-list-preferences/{preferencesId}",
  parameters: {
    preferencesId: path(text),
    columnWidths: body(columnWidths),
    columnWrap: body(columnWrap),
    orderedBy: body(orderedBy),
  },
  take(answer, { cache, config: { preferencesId }, moment }) {
    return getRelatedListPreferences.entry(cache, { preferencesId }).take(answer, moment);
  },
});
