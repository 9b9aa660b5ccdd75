import { defineWrite } from "../../table/define-write.ts";
import { quickActionInput, takeResult } from "./quick-action-input.ts";

/** Performs a quick action that makes something, on its own or for the record `contextId`. */
export const performQuickAction = defineWrite({
  name: "performQuickAction",
  method: "POST",
  path: "/actions/perform-quick-action/{actionApiName}",
  parameters: quickActionInput,
  take: takeResult,
});
