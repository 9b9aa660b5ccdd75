import type { ObjectMetadata, OrgMetadata } from "../../metadata/org-metadata.ts";
import type { DuplicateRuleMetadata, MatchingRuleMetadata } from "../../metadata/read-duplicate-rule.ts";
import type { RecordFilter } from "../../records/record-filter.ts";
import type { RecordStore } from "../../records/record-store.ts";
import { combine } from "../filters/filter-logic.ts";

/** A duplicate rule with the matching rules that are active. */
export interface ActiveRule {
  rule: DuplicateRuleMetadata;
  matchingRules: readonly MatchingRuleMetadata[];
}

/** A rule that found records like the one that is to be saved. */
export interface FoundDuplicates extends ActiveRule {
  matches: readonly { matchingRule: MatchingRuleMetadata; recordIds: readonly string[] }[];
}

/** Maximum number of records that one matching rule returns. */
const mostMatches = 100;

/** The active rules for an object, in their order. */
export function activeRules(metadata: OrgMetadata, object: ObjectMetadata): ActiveRule[] {
  const known = metadata.matchingRules.get(object.apiName) ?? [];
  return metadata.duplicateRules
    .filter(({ active, objectApiName }) => active && objectApiName === object.apiName)
    .map((rule) => ({
      rule,
      matchingRules: known.filter(({ active, name }) => active && rule.matchingRules.includes(name)),
    }));
}

/** The records that are the same by a matching rule; a missing value matches only where the rule says so. */
function filterOf(rule: MatchingRuleMetadata, fields: Readonly<Record<string, unknown>>): RecordFilter {
  const items = rule.items.map(({ field, matchBlanks }): RecordFilter => {
    const value = fields[field] ?? null;
    const isValue = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    if (isValue && value !== "") return { field, is: "=", value };
    return matchBlanks ? { field, is: "=", value: null } : { any: [] };
  });
  return combine(items, rule.logic);
}

/**
 * Looks for records like one that is to be saved.
 *
 * @param fields of that record
 * @param exceptId of the record itself, when it exists
 */
export function findDuplicates(
  metadata: OrgMetadata,
  records: RecordStore,
  object: ObjectMetadata,
  fields: Readonly<Record<string, unknown>>,
  exceptId?: string,
): FoundDuplicates[] {
  const found = activeRules(metadata, object).map(({ rule, matchingRules }) => ({
    rule,
    matchingRules,
    matches: matchingRules
      .map((matchingRule) => {
        const where = filterOf(matchingRule, fields);
        const same = records.list(object.apiName, { where, limit: mostMatches });
        return { matchingRule, recordIds: same.map(({ id }) => id).filter((id) => id !== exceptId) };
      })
      .filter(({ recordIds }) => recordIds.length > 0),
  }));
  return found.filter(({ matches }) => matches.length > 0);
}
