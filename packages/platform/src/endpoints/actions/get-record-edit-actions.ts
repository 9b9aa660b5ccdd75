import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordIds } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { actionParameters } from "../kinds.ts";
import type { Actions } from "./types.ts";

/** What the user can do while changing records. */
export const getRecordEditActions = defineRead({
  name: "getRecordEditActions",
  method: "GET",
  path: "/actions/record/{recordIds}/record-edit",
  parameters: {
    recordIds: path(recordIds),
    ...actionParameters(query),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<Actions>({ actions: "object" })),
});
