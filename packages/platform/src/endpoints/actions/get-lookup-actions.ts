import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectNames } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { Actions } from "./types.ts";

/** What the user can do in a lookup of these objects. */
export const getLookupActions = defineRead({
  name: "getLookupActions",
  method: "GET",
  path: "/actions/lookup/{objectApiNames}",
  parameters: {
    objectApiNames: path(objectNames),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<Actions>({ actions: "object" })),
});
