import * as lifetimes from "../../lifetimes.ts";
import { listRecords } from "../../shapes/list-collection.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { pageParameters, withSystemFields } from "./list-parameters.ts";

/** A page of the records of an object that the user looked at last, without the look of their list. */
export const getMruListRecords = defineRead({
  name: "getMruListRecords",
  method: "GET",
  path: "/mru-list-records/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listRecords,
});
