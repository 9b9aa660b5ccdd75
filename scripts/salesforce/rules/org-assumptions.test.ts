import { expect, test } from "vitest";
import { ownSource, plant } from "../testing/plant.ts";
import { orgAssumptions } from "./org-assumptions.ts";

const data = "classes/ContactRequestTestData.cls";
const tasks = "classes/WebsiteTasksTest.cls";

test("finds no problem in this repository", () => {
  expect(orgAssumptions.check(ownSource)).toEqual([]);
});

test.each([
  ["a profile by name", data, "UserType = 'CsnOnly'", "Name = 'Minimum Access - Salesforce'", "finds a profile"],
  ["a profile of a user", data, "UserType = 'Guest' AND", "Profile.Name = 'Guest' AND", "finds a profile"],
  ["a user who needs a license", data, "UserType = 'CsnOnly'", "UserType = 'Standard'", "finds a profile"],
  ["an event that is delivered", tasks, "Test.stopTest();", "Test.getEventBus().deliver();", "delivers events itself"],
  [
    "a site that may be missing",
    data,
    "return guests.isEmpty()",
    "Site s = [SELECT Id FROM Site]; return guests.isEmpty()",
    "takes a record for granted",
  ],
  [
    "a queue that may be missing",
    tasks,
    "WebsiteTasks.runAt(2);",
    "Id queue = [SELECT Id FROM Group LIMIT 1].Id;",
    "takes a record for granted",
  ],
  [
    "a job",
    tasks,
    "WebsiteTasks.runAt(2);",
    "System.schedule('x', '0 0 3 * * ?', new WebsiteSchedule());",
    "room for 100",
  ],
  ["an e-mail", tasks, "WebsiteTasks.runAt(2);", "Messaging.sendEmail(messages);", "may refuse"],
  [
    "a joined null",
    "classes/WebsiteFailureLog.cls",
    /List<Object> parts[^]*?\};/,
    "List<String> parts = new List<String>{ event.Method__c }; String.join(parts, ',');",
    "may be null is joined",
  ],
  [
    "a class that the scheduled job names",
    "classes/WebsiteSchedule.cls",
    "((Schedulable) Type.forName('WebsiteTasks').newInstance())",
    "new WebsiteTasks()",
    "names the class WebsiteTasks",
  ],
])("finds %s", (_name, path, from, to, problem) => {
  expect(orgAssumptions.check(plant(ownSource, path, from, to))).toContainEqual(expect.stringContaining(problem));
});
