import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordIds } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { Actions } from "./types.ts";

/** What the user can do with records in a related list. */
export const getRelatedListRecordActions = defineRead({
  name: "getRelatedListRecordActions",
  method: "GET",
  path: "/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}",
  parameters: {
    recordIds: path(recordIds),
    relatedListRecordIds: path(recordIds),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<Actions>({ actions: "object" })),
});
