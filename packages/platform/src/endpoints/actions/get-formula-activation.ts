import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectNames, text } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { FormulaActivation } from "./types.ts";

/** The formulas that decide whether actions are offered. */
export const getFormulaActivation = defineRead({
  name: "getFormulaActivation",
  method: "GET",
  path: "/actions/formula-activation/{actionFeature}",
  parameters: {
    actionFeature: path(text),
    application: query(text),
    objectApiNames: query(objectNames),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<FormulaActivation>({})),
});
