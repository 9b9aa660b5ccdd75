import { expect, test } from "vitest";
import { ownSource, plant } from "../testing/plant.ts";
import { queries } from "./queries.ts";

const log = "classes/WebsiteFailureLog.cls";

test("finds no problem in this repository", () => {
  expect(queries.check(ownSource)).toEqual([]);
});

test.each([
  ["SELECT FailureKey__c", "SELECT Key__c", "Website_Failure__c.Key__c"],
  ["FROM Website_Failure__c", "FROM Failure__c", "Failure__c"],
])("finds %s changed to %s", (from, to, missing) => {
  expect(queries.check(plant(ownSource, log, from, to))).toContain(
    `force-app/main/default/${log}: a query reads ${missing}, which does not exist; correct the name.`,
  );
});
