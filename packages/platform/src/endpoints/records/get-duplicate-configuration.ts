import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, recordId } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { DuplicateConfiguration } from "./types.ts";

/** Which duplicates are looked for when a record of an object is made. */
export const getDuplicateConfiguration = defineRead({
  name: "getDuplicateConfiguration",
  method: "GET",
  path: "/duplicates/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    recordTypeId: query(recordId),
  },
  lifetime: lifetimes.duplicateConfiguration,
  answer: whole(expectObject<DuplicateConfiguration>({})),
});
