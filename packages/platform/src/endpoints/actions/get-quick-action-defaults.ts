import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, recordId, text } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { QuickActionDefaults } from "./types.ts";

/** The values that a quick action's fields begin with. */
export const getQuickActionDefaults = defineRead({
  name: "getQuickActionDefaults",
  method: "GET",
  path: "/actions/record-defaults/{actionApiName}",
  parameters: {
    actionApiName: path(text),
    optionalFields: query(fieldNames),
    parentRecordId: query(recordId),
  },
  lifetime: lifetimes.quickActionData,
  answer: whole(expectObject<QuickActionDefaults>({ fields: "object" })),
});
