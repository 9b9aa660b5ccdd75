import type { XmlElement } from "@travel-design/local-org/internal";
import { readObjects } from "../object-metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn } from "../source-tree.ts";

/** The object that visitors fill in. */
const object = "Contact_Request__c";
/** Its fields that say nothing about a person. Every other one is personal, so that nobody forgets a new one. */
const impersonal = new Set(["Channel__c", "IsExperienceCloud__c", "Site__c", "Status__c", "WorkingDaysWaiting__c"]);
/** Fields of which the org keeps who changed them, and when. */
const withHistory = ["ConsentAt__c", "Newsletter__c", "PrivacyPolicy__c", "PrivacyVersion__c", "Status__c"];

/** What a privacy officer looks for: classifications, and a history of consent. */
export const personalData: Rule = {
  title: "Personal data is classified, and consent has a history",
  check(source) {
    const found = readObjects(source).get(object);
    if (!found) return [];
    return [
      ...[...found.fields].flatMap(([name, field]) =>
        checkField(name, field).map((text) => problemIn(`objects/${object}/fields/${name}.field-meta.xml`, text)),
      ),
      ...(found.content.flag("enableHistory")
        ? []
        : [
            problemIn(
              `objects/${object}/${object}.object-meta.xml`,
              "changes of consent and status leave no trace; set enableHistory to true.",
            ),
          ]),
    ];
  },
};

function checkField(name: string, field: XmlElement): string[] {
  const isClassified =
    field.text("complianceGroup") !== undefined && field.text("securityClassification") !== undefined;
  return [
    ...(isClassified || impersonal.has(name)
      ? []
      : ["a field with personal data is not classified; add complianceGroup and securityClassification."]),
    ...(withHistory.includes(name) && !field.flag("trackHistory")
      ? ["nobody sees who changed this field; set trackHistory to true."]
      : []),
  ];
}
