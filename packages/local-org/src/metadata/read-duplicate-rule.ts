import type { MetadataFile } from "./metadata-files.ts";
import type { XmlElement } from "./xml.ts";

/** One field of a matching rule. */
export interface MatchingRuleItem {
  field: string;
  /** Whether two records without a value match. */
  matchBlanks: boolean;
}

/** A rule that says when two records are the same. */
export interface MatchingRuleMetadata {
  name: string;
  active: boolean;
  /** How the items are combined, for example `1 AND 2`. Default: AND. */
  logic: string | null;
  items: readonly MatchingRuleItem[];
}

/** A rule that says what happens when records match. */
export interface DuplicateRuleMetadata {
  name: string;
  objectApiName: string;
  label: string;
  active: boolean;
  actionOnInsert: string;
  actionOnUpdate: string;
  operationsOnInsert: readonly string[];
  operationsOnUpdate: readonly string[];
  alertText: string | null;
  /** Names of matching rules of the same object. */
  matchingRules: readonly string[];
  sortOrder: number;
}

function readItem(element: XmlElement): MatchingRuleItem {
  const method = element.requiredText("matchingMethod");
  if (method !== "Exact") throw element.error(`the local org matches exactly only, not by ${method}`);
  return {
    field: element.requiredText("fieldName"),
    matchBlanks: element.text("blankValueBehavior") === "MatchBlanks",
  };
}

/**
 * Reads a `*.matchingRule-meta.xml` file: the rules of one object.
 *
 * @throws MetadataError for a fuzzy way of matching
 */
export function readMatchingRules(element: XmlElement): MatchingRuleMetadata[] {
  return element.elements("matchingRules").map((rule) => ({
    name: rule.requiredText("fullName"),
    active: rule.text("ruleStatus") === "Active",
    logic: rule.text("booleanFilter") ?? null,
    items: rule.elements("matchingRuleItems").map(readItem),
  }));
}

/**
 * Reads a `*.duplicateRule-meta.xml` file, whose name is `Object.Name`.
 *
 * @throws MetadataError for a rule that compares with another object, or only some records
 */
export function readDuplicateRule({ element, name }: MetadataFile): DuplicateRuleMetadata {
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
    matchingRules: matches.map((match) => match.requiredText("matchingRule")),
    sortOrder: element.number("sortOrder"),
  };
}
