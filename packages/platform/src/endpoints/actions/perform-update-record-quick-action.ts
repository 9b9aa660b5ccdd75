import { defineWrite } from "../../table/define-write.ts";
import { required } from "../../table/parameters.ts";
import { quickActionInput, takeResult } from "./quick-action-input.ts";

/** Performs a quick action that changes the record `contextId`. */
export const performUpdateRecordQuickAction = defineWrite({
  name: "performUpdateRecordQuickAction",
  method: "PATCH",
  path: "/actions/perform-quick-action/{actionApiName}",
  parameters: { ...quickActionInput, contextId: required(quickActionInput.contextId) },
  take: takeResult,
});
