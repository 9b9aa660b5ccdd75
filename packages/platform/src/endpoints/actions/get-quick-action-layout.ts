import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { text } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { QuickActionLayout } from "./types.ts";

/** Which fields a quick action shows. */
export const getQuickActionLayout = defineRead({
  name: "getQuickActionLayout",
  method: "GET",
  path: "/actions/layout/{actionApiName}",
  parameters: {
    actionApiName: path(text),
  },
  lifetime: lifetimes.quickActionData,
  answer: whole(expectObject<QuickActionLayout>({ actionApiName: "string" })),
});
