import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordId, text } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { QuickActionInfo } from "./types.ts";

/** What a quick action is, and what the user must be allowed for it. */
export const getQuickActionInfo = defineRead({
  name: "getQuickActionInfo",
  method: "GET",
  path: "/actions/quick-action-info/{actionApiName}",
  parameters: {
    actionApiName: path(text),
    parentRecordId: query(recordId),
  },
  lifetime: lifetimes.quickActionData,
  answer: whole(expectObject<QuickActionInfo>({})),
});
