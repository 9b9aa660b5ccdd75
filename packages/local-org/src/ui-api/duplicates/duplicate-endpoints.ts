import type { DuplicateConfiguration, Duplicates } from "@travel-design/platform";
import { asInput, asInputWith, booleanOf, stringOf } from "../../http/input.ts";
import { get, requireRecords, post, type Call, type Endpoint } from "../endpoint.ts";
import { findObject, recordTypeOfQuery } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { invalidParameter } from "../paging.ts";
import { unknownField } from "../record-selection.ts";
import { activeRules, findDuplicates, type ActiveRule } from "./duplicate-rules.ts";

function shownRule({ rule, matchingRules }: ActiveRule) {
  return {
    actionOnInsert: rule.actionOnInsert,
    actionOnUpdate: rule.actionOnUpdate,
    active: rule.active,
    duplicateRuleFilters: [],
    matchRules: matchingRules.map(({ name, items }) => ({
      matchEngine: "ExactMatchEngine",
      matchFields: items.map(({ field }) => field),
      name,
      objectApiName: rule.objectApiName,
    })),
    name: rule.name,
    operationsOnInsert: rule.operationsOnInsert,
    operationsOnUpdate: rule.operationsOnUpdate,
  };
}

/** Which rules look for duplicates of an object's records. */
function configuration(call: Call) {
  const object = addressedObject(call);
  recordTypeOfQuery(call.query, object);
  const rules = activeRules(call.metadata, object);
  const fields = rules.flatMap(({ matchingRules }) => matchingRules.flatMap(({ items }) => items));
  return {
    apiName: object.apiName,
    dedupeEnabled: rules.length > 0,
    dedupeFields: [...new Set(fields.map(({ field }) => field))],
    duplicateRules: rules.map(shownRule),
    predupeEnabled: rules.some(({ matchingRules }) => matchingRules.length > 0),
  };
}

/** The records that one to be saved would be a duplicate of. */
function duplicates(call: Call, body: unknown) {
  requireRecords(call);
  const input = asInputWith(body, "the record", ["allowSaveOnDuplicate", "apiName", "fields"]);
  booleanOf(input, "allowSaveOnDuplicate");
  const object = findObject(call.metadata, call.access, stringOf(input, "apiName", ""));
  const fields = asInput(input.fields, "fields");
  for (const [name, value] of Object.entries(fields)) {
    if (!object.fields.has(name)) throw unknownField(object, name);
    if (typeof value === "object" && value !== null)
      throw invalidParameter(`${name} must be a text, a number, true, false or null.`);
  }
  const found = findDuplicates(call.metadata, call.records, object, fields);
  const allowSave = found.every(({ rule }) => rule.actionOnInsert !== "Block");
  return {
    allowSave,
    duplicateError: found.length > 0,
    duplicateRules: found.map(({ rule }) => rule.name),
    matches: found.map(({ rule, matches }) => ({
      duplicateResultInfos: {
        [rule.name]: {
          allowSave: rule.actionOnInsert !== "Block",
          matchResultInfo: matches.map(({ matchingRule, recordIds }) => ({ recordIds, rule: matchingRule.name })),
          rule: rule.name,
        },
      },
      objectApiName: object.apiName,
      recordIds: [...new Set(matches.flatMap(({ recordIds }) => recordIds))],
    })),
  };
}

/** Duplicates: which rules look for them, and what they find. */
export const duplicateEndpoints: readonly Endpoint[] = [
  get<DuplicateConfiguration>("/duplicates/:objectApiName", configuration),
  post<Duplicates>("/predupe", duplicates),
];
