import * as lifetimes from "../../lifetimes.ts";
import { listUi } from "../../shapes/list-ui.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { infoOfAnswer } from "./confirm-info.ts";
import { pageParameters, withSystemFields } from "./list-parameters.ts";

/** The records of an object that the user looked at last. */
export const getMruListUi = defineRead({
  name: "getMruListUi",
  method: "GET",
  path: "/mru-list-ui/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listUi(infoOfAnswer),
});
