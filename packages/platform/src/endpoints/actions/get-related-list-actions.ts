import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordIds, text } from "../../table/kinds.ts";
import { body, path } from "../../table/parameters.ts";
import { actionParameters } from "../kinds.ts";
import type { Actions } from "./types.ts";

/** What the user can do with a related list of records. */
export const getRelatedListActions = defineRead({
  name: "getRelatedListActions",
  method: "POST",
  path: "/actions/record/{recordIds}/related-list/{relatedListId}",
  parameters: {
    recordIds: path(recordIds),
    relatedListId: path(text),
    ...actionParameters(body),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<Actions>({ actions: "object" })),
});
