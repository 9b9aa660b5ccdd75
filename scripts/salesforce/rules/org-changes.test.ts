import { expect, test } from "vitest";
import { ownSource, plant } from "../testing/plant.ts";
import { orgChanges } from "./org-changes.ts";

const tasks = "classes/WebsiteTasksTest.cls";
const cases = "classes/ContactRequestCasesTest.cls";
const anchor = "WebsiteTasks.runAt(2);";

test("finds no problem in this repository", () => {
  expect(orgChanges.check(ownSource)).toEqual([]);
});

test.each([
  ["a value of a picklist", tasks, anchor, "String destination = 'Noorwegen';", 'names "Noorwegen"'],
  ["a record type", tasks, anchor, "String type = 'Custom_Trip';", 'names "Custom_Trip"'],
  ["a number of options", tasks, anchor, "Boolean b = options.destinations.size() > 50;", "counts options"],
  ["a bare record", tasks, anchor, "insert new Quotation__c(Subject__c = 'x');", "inserts a Quotation__c of its own"],
  [
    "a bare record in a variable",
    tasks,
    anchor,
    "Contact_Request__c r = new Contact_Request__c(LastName__c = 'x'); insert r;",
    "inserts a Contact_Request__c of its own",
  ],
  ["a slice that is too large", cases, "CASES_PER_TEST = 15", "CASES_PER_TEST = 40", "stores 40 records"],
])("finds %s", (_name, path, from, to, problem) => {
  expect(orgChanges.check(plant(ownSource, path, from, to))).toContainEqual(expect.stringContaining(problem));
});

test("accepts what the classes themselves need, and options of the test's own", () => {
  const code = "String status = 'Gewonnen'; new FormOption('Noorwegen', 'NO');";
  expect(orgChanges.check(plant(ownSource, tasks, anchor, code))).toEqual([]);
});
