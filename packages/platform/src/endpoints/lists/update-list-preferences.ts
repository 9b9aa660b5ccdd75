import { defineWrite } from "../../table/define-write.ts";
import { objectName } from "../../table/kinds.ts";
import { body, path } from "../../table/parameters.ts";
import { columnWidths, columnWrap, orderedBy } from "../kinds.ts";
import { getListPreferences } from "./get-list-preferences.ts";
import { listViewName } from "./list-parameters.ts";

/** Changes how the user set up a list view. */
export const updateListPreferences = defineWrite({
  name: "updateListPreferences",
  method: "PATCH",
  path: "/list-preferences/{objectApiName}/{listViewApiName}",
  parameters: {
    objectApiName: path(objectName),
    listViewApiName: path(listViewName),
    columnWidths: body(columnWidths),
    columnWrap: body(columnWrap),
    orderedBy: body(orderedBy),
  },
  take(answer, { cache, config: { objectApiName, listViewApiName }, moment }) {
    return getListPreferences.entry(cache, { objectApiName, listViewApiName }).take(answer, moment);
  },
});
