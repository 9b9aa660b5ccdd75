import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { listViewName } from "./list-parameters.ts";
import type { ListPreferences } from "./types.ts";

/** How the user set up a list view. */
export const getListPreferences = defineRead({
  name: "getListPreferences",
  method: "GET",
  path: "/list-preferences/{objectApiName}/{listViewApiName}",
  parameters: {
    objectApiName: path(objectName),
    listViewApiName: path(listViewName),
  },
  lifetime: lifetimes.listPreferences,
  answer: whole(expectObject<ListPreferences>({})),
});
