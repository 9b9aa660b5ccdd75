import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { plant, xml } from "../testing/plant.ts";
import { duplicateRules } from "./duplicate-rules.ts";

const duplicateRule = "duplicateRules/Trip__c.Twice.duplicateRule-meta.xml";
const matchingRule = "matchingRules/Trip__c.matchingRule-meta.xml";
const source = sourceTreeOf({
  [duplicateRule]: xml(`<isActive>false</isActive><duplicateRuleMatchRules>
    <matchRuleSObjectType>Trip__c</matchRuleSObjectType><matchingRule>Same</matchingRule></duplicateRuleMatchRules>`),
  [matchingRule]: xml("<matchingRules><fullName>Same</fullName><ruleStatus>Inactive</ruleStatus></matchingRules>"),
});

test("finds no problem in rules that an administrator activates", () => {
  expect(duplicateRules.check(source)).toEqual([]);
});

test("finds an active duplicate rule together with its active matching rule", () => {
  const active = plant(source, duplicateRule, "<isActive>false", "<isActive>true");
  expect(duplicateRules.check(plant(active, matchingRule, "Inactive", "Active"))).toEqual([
    `force-app/main/default/${duplicateRule}: the duplicate rule is active and its matching rule Same is part of the same deployment, so an org may reject all of it; set isActive to false. An administrator activates both in Setup.`,
    `force-app/main/default/${matchingRule}: the matching rule Same is Active; set ruleStatus to Inactive, because an org rejects a second deployment of an active matching rule. An administrator activates it in Setup.`,
  ]);
});

test("finds an active duplicate rule whose matching rule is inactive", () => {
  const active = plant(source, duplicateRule, "<isActive>false", "<isActive>true");
  expect(duplicateRules.check(active)).toEqual([expect.stringContaining("the duplicate rule is active")]);
});

test("finds a matching rule that does not exist", () => {
  expect(duplicateRules.check(plant(source, matchingRule, "Same", "Equal"))).toEqual([
    `force-app/main/default/${duplicateRule}: the matching rule Same of Trip__c does not exist; add it to matchingRules.`,
  ]);
});

test("accepts a matching rule of Salesforce", () => {
  const standard =
    "<isActive>true</isActive><duplicateRuleMatchRules><matchRuleSObjectType>Lead</matchRuleSObjectType><matchingRule>Standard_Lead</matchingRule></duplicateRuleMatchRules>";
  expect(duplicateRules.check(sourceTreeOf({ [duplicateRule]: xml(standard) }))).toEqual([]);
});
