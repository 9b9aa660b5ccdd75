import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordIds, text, texts } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import { formFactor } from "../kinds.ts";
import type { Actions } from "./types.ts";

/** What the user can do while changing records. */
export const getRecordEditActions = defineRead({
  name: "getRecordEditActions",
  method: "GET",
  path: "/actions/record/{recordIds}/record-edit",
  parameters: {
    recordIds: path(recordIds),
    actionTypes: query(texts),
    apiNames: query(texts),
    formFactor: query(formFactor),
    retrievalMode: query(text),
    sections: query(texts),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<Actions>({ actions: "object" })),
});
