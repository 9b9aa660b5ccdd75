import type { MetadataFile } from "./metadata-files.ts";
import type { XmlElement } from "./xml.ts";

/** A rule that says when two records are the same. */
export type MatchingRuleMetadata = ReturnType<typeof readMatchingRule>;

/** A rule that says what happens when records match. */
export type DuplicateRuleMetadata = ReturnType<typeof readDuplicateRule>;

function readItem(element: XmlElement) {
  const method = element.requiredText("matchingMethod");
  if (method !== "Exact") throw element.error(`the local org matches exactly only, not by ${method}`);
  return {
    field: element.requiredText("fieldName"),
    /** Whether two records without a value match. */
    matchBlanks: element.text("blankValueBehavior") === "MatchBlanks",
  };
}

const readMatchingRule = (rule: XmlElement) => ({
  name: rule.requiredText("fullName"),
  active: rule.text("ruleStatus") === "Active",
  /** How the items are combined, for example `1 AND 2`. Default: AND. */
  logic: rule.text("booleanFilter") ?? null,
  items: rule.elements("matchingRuleItems").map(readItem),
});

/**
 * Reads a `*.matchingRule-meta.xml` file: the rules of one object.
 *
 * @throws MetadataError for a fuzzy way of matching
 */
export const readMatchingRules = (element: XmlElement): MatchingRuleMetadata[] =>
  element.elements("matchingRules").map(readMatchingRule);

/**
 * Reads a `*.duplicateRule-meta.xml` file, whose name is `Object.Name`.
 *
 * @throws MetadataError for a rule that compares with another object, or only some records
 */
export function readDuplicateRule({ element, name }: MetadataFile) {
  const [objectApiName = "", ruleName = ""] = name.split(".");
  const matches = element.elements("duplicateRuleMatchRules");
  if (matches.some((match) => match.requiredText("matchRuleSObjectType") !== objectApiName))
    throw element.error(`the local org compares ${objectApiName} with ${objectApiName} only`);
  if (element.element("duplicateRuleFilter")?.elements("duplicateRuleFilterItems").length)
    throw element.error("the local org knows no rules for some records only; remove <duplicateRuleFilter>");
  return {
    name: ruleName,
    objectApiName,
    label: element.text("masterLabel") ?? ruleName,
    active: element.flag("isActive"),
    actionOnInsert: element.requiredText("actionOnInsert"),
    actionOnUpdate: element.requiredText("actionOnUpdate"),
    operationsOnInsert: element.texts("operationsOnInsert"),
    operationsOnUpdate: element.texts("operationsOnUpdate"),
    alertText: element.text("alertText") ?? null,
    /** Names of matching rules of the same object. */
    matchingRules: matches.map((match) => match.requiredText("matchingRule")),
    sortOrder: element.number("sortOrder"),
  };
}
