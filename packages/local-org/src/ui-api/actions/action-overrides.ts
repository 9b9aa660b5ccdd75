import type { ActionOverrides, FormulaActivation } from "@travel-design/platform";
import { queryList } from "../../http/input.ts";
import { get, type Call, type Endpoint } from "../endpoint.ts";
import { findObject, visibleObjects } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { invalidParameter } from "../paging.ts";
import { uiApiPath } from "../paths.ts";
import { booleanOfQuery } from "../query.ts";

/** The overrides of an object's standard actions. */
function overrides(call: Call) {
  const object = addressedObject(call);
  const type = call.query.get("type");
  const defaultsOnly = booleanOfQuery(call.query, "defaultTemplateOnly");
  return {
    objectApiName: object.apiName,
    overrides: object.actionOverrides
      .filter((override) => type === null || override.type === type)
      .filter((override) => !defaultsOnly || override.type === "Default"),
    url: `${uiApiPath}/actions/overrides/${object.apiName}`,
  };
}

/** The kinds of actions that formulas may belong to. */
const features = ["QuickAction"];

/**
 * Which objects have quick actions with formulas.
 *
 * @throws OrgError 400 for a kind of action that has none
 */
function formulaActivation(call: Call) {
  const actionFeature = call.param("actionFeature");
  if (!features.includes(actionFeature)) throw invalidParameter(`actionFeature must be ${features.join(", ")}.`);
  const requested = queryList(call.query, "objectApiNames").map((name) => findObject(call.metadata, call.access, name));
  const actions = [...call.metadata.quickActions.values()];
  const entries = (requested.length > 0 ? requested : visibleObjects(call.metadata, call.access)).map(({ apiName }) => {
    const own = actions.filter(({ sourceObject }) => sourceObject === apiName);
    const isActive = own.some((action) => action.overrides.some(({ literal }) => literal === undefined));
    return [apiName, { isActive }];
  });
  return { actionFeature, application: call.query.get("application"), objects: Object.fromEntries(entries) };
}

/** The overrides of standard actions, and which actions have formulas. */
export const actionOverrideEndpoints: readonly Endpoint[] = [
  get<ActionOverrides>("/actions/overrides/:objectApiName", overrides),
  get<FormulaActivation>("/actions/formula-activation/:actionFeature", formulaActivation),
];
