import * as lifetimes from "../../lifetimes.ts";
import { listUi } from "../../shapes/list-ui.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { confirmInfo, infoOfAnswer } from "./confirm-info.ts";
import { getListRecordsById } from "./get-list-records-by-id.ts";
import { pageParameters, withSystemFields } from "./list-parameters.ts";

/** A list view that is known by its id, with a page of its records. */
export const getListUiById = defineRead({
  name: "getListUiById",
  method: "GET",
  path: "/list-ui/{listViewId}",
  parameters: { listViewId: path(recordId), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listUi(infoOfAnswer),
  ask: (asking) => confirmInfo(asking, infoOfAnswer, getListRecordsById.request(asking.config)),
});
