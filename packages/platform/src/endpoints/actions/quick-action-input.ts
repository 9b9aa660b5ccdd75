import { isJsonObject, typeMismatch } from "../../json.ts";
import { flag, jsonObject, recordId, text } from "../../table/kinds.ts";
import { body, path } from "../../table/parameters.ts";
import type { QuickActionResult } from "./types.ts";

/** What a quick action is performed with. */
export const quickActionInput = {
  actionApiName: path(text),
  allowSaveOnDuplicate: body(flag),
  apiName: body(text),
  contextId: body(recordId),
  fields: body(jsonObject),
};

/** What came of it. Status 204 comes without. */
export function takeResult(answer: unknown): QuickActionResult | undefined {
  if (answer === undefined || isJsonObject(answer)) return answer;
  throw typeMismatch("object", answer);
}
