import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { Actions } from "./types.ts";

/** What the user can do while making a record. */
export const getObjectCreateActions = defineRead({
  name: "getObjectCreateActions",
  method: "GET",
  path: "/actions/object/{objectApiName}/record-create",
  parameters: {
    objectApiName: path(objectName),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<Actions>({ actions: "object" })),
});
