import { expectObject } from "../../shapes/whole.ts";
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

const expectResult = expectObject<QuickActionResult>({});

/** What came of it. Status 204 comes without. */
export const takeResult = (answer: unknown): QuickActionResult | undefined =>
  answer === undefined ? undefined : expectResult(answer);
