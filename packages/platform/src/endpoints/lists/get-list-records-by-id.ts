import * as lifetimes from "../../lifetimes.ts";
import { listRecords } from "../../shapes/list-collection.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { pageParameters, withSystemFields } from "./list-parameters.ts";

/** A page of the records of a list view that is known by its id. */
export const getListRecordsById = defineRead({
  name: "getListRecordsById",
  method: "GET",
  path: "/list-records/{listViewId}",
  parameters: { listViewId: path(recordId), ...pageParameters(query) },
  derive: withSystemFields,
  lifetime: lifetimes.listData,
  answer: listRecords,
});
