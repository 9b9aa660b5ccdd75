import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import type { Actions } from "./types.ts";

/** What the user can do anywhere. */
export const getGlobalActions = defineRead({
  name: "getGlobalActions",
  method: "GET",
  path: "/actions/global",
  parameters: {},
  lifetime: lifetimes.actions,
  answer: whole(expectObject<Actions>({ actions: "object" })),
});
