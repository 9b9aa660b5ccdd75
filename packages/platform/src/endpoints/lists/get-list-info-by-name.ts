import * as lifetimes from "../../lifetimes.ts";
import { expectListInfo } from "../../shapes/list-ui.ts";
import { whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { listViewName } from "./list-parameters.ts";

/** What a list view looks like. */
export const getListInfoByName = defineRead({
  name: "getListInfoByName",
  method: "GET",
  path: "/list-info/{objectApiName}/{listViewApiName}",
  parameters: { objectApiName: path(objectName), listViewApiName: path(listViewName) },
  lifetime: lifetimes.listInfo,
  answer: whole(expectListInfo),
});
