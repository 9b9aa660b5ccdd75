import type { XmlElement } from "@travel-design/local-org/internal";
import { metadataOf } from "../metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn } from "../source-tree.ts";

/**
 * An org activates matching rules some time after the deployment that brings them, and rejects an active duplicate rule whose
 * matching rules are not active yet (forcedotcom/cli issues 569, 1621 and 1698). One deployment is all or nothing.
 */
export const duplicateRules: Rule = {
  title: "Duplicate rules and matching rules can be deployed together",
  check(source) {
    const matchingRules = metadataOf(source, ".matchingRule-meta.xml").flatMap(({ path, name, content }) =>
      content.elements("matchingRules").map((rule) => ({ path, rule, key: keyOf(name, rule.text("fullName")) })),
    );
    const known = new Set(matchingRules.map(({ key }) => key));
    return [
      ...metadataOf(source, ".duplicateRule-meta.xml").flatMap(({ path, content }) =>
        checkDuplicateRule(content, known).map((text) => problemIn(path, text)),
      ),
      ...matchingRules
        .filter(({ rule }) => rule.text("ruleStatus") !== "Inactive")
        .map(({ path, rule }) =>
          problemIn(
            path,
            `the matching rule ${rule.text("fullName")} is ${rule.text("ruleStatus")}; set ruleStatus to Inactive, because an org rejects a second deployment of an active matching rule. An administrator activates it in Setup.`,
          ),
        ),
    ];
  },
};

const keyOf = (object: string | undefined, rule: string | undefined): string => `${object}.${rule}`;

function checkDuplicateRule(content: XmlElement, known: ReadonlySet<string>): string[] {
  const named = content
    .elements("duplicateRuleMatchRules")
    .map((match) => ({ object: match.text("matchRuleSObjectType") ?? "", rule: match.text("matchingRule") ?? "" }));
  const own = named.filter(({ object, rule }) => known.has(keyOf(object, rule)));
  const missing = named.filter(({ object, rule }) => object.endsWith("__c") && !known.has(keyOf(object, rule)));
  return [
    ...missing.map(
      ({ object, rule }) => `the matching rule ${rule} of ${object} does not exist; add it to matchingRules.`,
    ),
    ...(content.flag("isActive")
      ? own.map(
          ({ rule }) =>
            `the duplicate rule is active and its matching rule ${rule} is part of the same deployment, so an org may reject all of it; set isActive to false. An administrator activates both in Setup.`,
        )
      : []),
  ];
}
