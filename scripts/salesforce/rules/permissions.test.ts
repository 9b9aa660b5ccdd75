import { testDefects } from "../testing/test-defects.ts";
import { ownSource } from "../testing/plant.ts";
import { permissions } from "./permissions.ts";

const visitor = "permissionsets/Website_Guest.permissionset-meta.xml";
const options = "permissionsets/Website_Guest_Options.permissionset-meta.xml";
const employees = "permissionsets/Travel_Designer.permissionset-meta.xml";

const unknown = "remove it from the permission set, or correct the name.";

testDefects(permissions, ownSource, {
  [options]: {
    "an unknown field": [
      "BekendVia__c",
      "BekendDoor__c",
      "the field Contact_Request__c.BekendDoor__c does not exist; remove its fieldPermissions.",
    ],
    "a required field": [
      "BekendVia__c",
      "LastName__c",
      "the field Contact_Request__c.LastName__c is required, and an org rejects fieldPermissions of required fields; remove them.",
    ],
    "an unknown object": [
      "<object>Contact_Request__c",
      "<object>Requests__c",
      `the object Requests__c does not exist; ${unknown}`,
    ],
    "an unknown record type": [
      "Quotation_Request",
      "Other_Request",
      `the record type Contact_Request__c.Other_Request does not exist; ${unknown}`,
    ],
    "guests who edit a field": [
      "<editable>false",
      "<editable>true",
      "guests may not edit Contact_Request__c.BekendVia__c; set editable to false.",
    ],
    ...Object.fromEntries(
      ["allowCreate", "allowEdit", "allowDelete", "viewAllRecords", "modifyAllRecords"].map((right) => [
        `guests with ${right}`,
        [`<${right}>false`, `<${right}>true`, `guests may not have ${right} on Contact_Request__c; set it to false.`],
      ]),
    ),
  },
  [employees]: {
    "employees who edit the key of a request": [
      /<editable>false(<\/editable>\s*<field>Contact_Request__c.SubmissionKey__c)/,
      "<editable>true$1",
      "people may not edit Contact_Request__c.SubmissionKey__c, because the server or a visitor recognizes a request by it; set editable to false.",
    ],
    "employees who edit the consent of a visitor": [
      /<editable>false(<\/editable>\s*<field>Contact_Request__c.Newsletter__c)/,
      "<editable>true$1",
      "people may not edit Contact_Request__c.Newsletter__c, because it proves what the visitor agreed to; set editable to false.",
    ],
    "employees who edit the digest of a request": [
      "<field>Contact_Request__c.City__c",
      "<field>Contact_Request__c.SubmissionDigest__c",
      "people may not edit Contact_Request__c.SubmissionDigest__c, because the server or a visitor recognizes a request by it; set editable to false.",
    ],
  },
  [visitor]: {
    "an unknown class": [
      "ContactRequestController",
      "RequestController",
      `the class RequestController does not exist; ${unknown}`,
    ],
    "an unknown event": [
      "<object>Website_Failure__e",
      "<object>Failure__e",
      `the object Failure__e does not exist; ${unknown}`,
    ],
    "guests who edit events": [
      "<allowEdit>false",
      "<allowEdit>true",
      "guests may not have allowEdit on Website_Failure__e; set it to false.",
    ],
    "guests with a user permission": [
      "</PermissionSet>",
      "<userPermissions><enabled>true</enabled><name>ApiEnabled</name></userPermissions></PermissionSet>",
      "guests may not have userPermissions; remove them.",
    ],
  },
});
