import { expect, test } from "vitest";
import { sourceTreeOf } from "../source-tree.ts";
import { testDefects } from "../testing/test-defects.ts";
import { xml } from "../testing/plant.ts";
import { owner } from "./owner.ts";

const site = "sites/Trial.site-meta.xml";
const queue = "queues/Requests.queue-meta.xml";
const employees = "permissionsets/Travel_Designer.permissionset-meta.xml";
const source = sourceTreeOf({
  "objects/Contact_Request__c/Contact_Request__c.object-meta.xml": xml("<sharingModel>Private</sharingModel>"),
  [site]: xml("<active>true</active>"),
  [queue]: xml("<name>Requests</name><queueSobject><sobjectType>Contact_Request__c</sobjectType></queueSobject>"),
  [employees]: xml(
    "<objectPermissions><modifyAllRecords>true</modifyAllRecords><object>Contact_Request__c</object></objectPermissions>",
  ),
});

test("a project without a queue has no problem", () => {
  expect(owner.check(sourceTreeOf({ [queue]: undefined }, source))).toEqual([]);
});

testDefects(owner, source, {
  [site]: {
    "a default owner of one org": [
      "</active>",
      "</active><siteGuestRecordDefaultOwner>a@example.com</siteGuestRecordDefaultOwner>",
      '<siteGuestRecordDefaultOwner> names a user, and an org without that user rejects the deployment; remove it. "npm run deploy" adds the owner of the org.',
    ],
    "an administrator of one org": [
      "</active>",
      "</active><siteAdmin>a@example.com</siteAdmin>",
      '<siteAdmin> names a user, and an org without that user rejects the deployment; remove it. "npm run deploy" adds the owner of the org.',
    ],
  },
  [queue]: {
    "a queue for something else": [
      "Contact_Request__c",
      "Case",
      "no queue supports Contact_Request__c, so no queue can own requests; add <queueSobject><sobjectType>Contact_Request__c</sobjectType></queueSobject>.",
    ],
    "a queue for an object that does not exist": [
      "<queueSobject>",
      "<queueSobject><sobjectType>Trip__c</sobjectType></queueSobject><queueSobject>",
      "the object Trip__c does not exist; remove its <queueSobject>.",
    ],
    "a queue with members of one org": [
      "<queueSobject>",
      "<queueMembers><users><user>a@example.com</user></users></queueMembers><queueSobject>",
      "<queueMembers> names users, and an org without them rejects the deployment; remove them. An administrator adds members in Setup.",
    ],
  },
  [employees]: {
    "employees who can edit only their own requests": [
      "<modifyAllRecords>true",
      "<modifyAllRecords>false",
      "employees cannot edit requests, because sharing is private and others own them; set modifyAllRecords of Contact_Request__c to true.",
    ],
  },
});
