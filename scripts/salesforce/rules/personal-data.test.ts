import { ownSource } from "../testing/plant.ts";
import { testDefects } from "../testing/test-defects.ts";
import { personalData } from "./personal-data.ts";

const folder = "objects/Contact_Request__c";
const unclassified = "a field with personal data is not classified; add complianceGroup and securityClassification.";

testDefects(personalData, ownSource, {
  [`${folder}/fields/Email__c.field-meta.xml`]: {
    "a personal field without a group": [/ *<complianceGroup>.*\n/, "", unclassified],
    "a personal field without a classification": [/ *<securityClassification>.*\n/, "", unclassified],
  },
  [`${folder}/fields/Newsletter__c.field-meta.xml`]: {
    "consent without a history": [
      "<trackHistory>true",
      "<trackHistory>false",
      "nobody sees who changed this field; set trackHistory to true.",
    ],
  },
  [`${folder}/Contact_Request__c.object-meta.xml`]: {
    "an object without a history": [
      "<enableHistory>true",
      "<enableHistory>false",
      "changes of consent and status leave no trace; set enableHistory to true.",
    ],
  },
});
