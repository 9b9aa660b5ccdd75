import * as lifetimes from "../../lifetimes.ts";
import { listUi } from "../../shapes/list-ui.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { confirmInfo, infoOfConfig } from "./confirm-info.ts";
import { getListRecordsByName } from "./get-list-records-by-name.ts";
import { listViewName, pageParameters, withSystemFields } from "./list-parameters.ts";

/** A list view with a page of its records. */
export const getListUiByName = defineRead({
  name: "getListUiByName",
  method: "GET",
  path: "/list-ui/{objectApiName}/{listViewApiName}",
  parameters: { objectApiName: path(objectName), listViewApiName: path(listViewName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listUi(infoOfConfig),
  ask: (asking) => confirmInfo(asking, infoOfConfig, getListRecordsByName.request(asking.config)),
});
