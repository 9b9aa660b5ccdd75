import * as lifetimes from "../../lifetimes.ts";
import { listRecords } from "../../shapes/list-collection.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, text } from "../../table/kinds.ts";
import { body, path } from "../../table/parameters.ts";
import { listViewName, pageParameters, withSystemFields } from "./list-parameters.ts";

/** A page of the records of a list view. */
export const getListRecordsByName = defineRead({
  name: "getListRecordsByName",
  method: "POST",
  path: "/list-records/{objectApiName}/{listViewApiName}",
  parameters: {
    objectApiName: path(objectName),
    listViewApiName: path(listViewName),
    ...pageParameters(body),
    searchTerm: body(text),
    where: body(text),
  },
  derive: withSystemFields,
  lifetime: lifetimes.listRecordsByName,
  answer: listRecords,
});
