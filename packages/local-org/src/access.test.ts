import { afterAll, beforeAll, expect, test } from "vitest";
import { uiApi } from "./testing/paths.ts";
import { objectName, startTestOrg, type TestOrg } from "./testing/test-org.ts";

let org: TestOrg;
beforeAll(async () => {
  org = await startTestOrg();
});
afterAll(() => org.remove());

const list = `${uiApi}/list-records/${objectName}/Alle_aanvragen`;

test.each(["sortBy", "fields"])(
  "a guest cannot distinguish a hidden field from a missing one by %s",
  async (parameter) => {
    const [hidden, missing] = await Promise.all(
      ["Budget__c", "Missing__c"].map((name) => org.send("GET", `${list}?${parameter}=${name}`)),
    );
    expect(hidden?.status).toBe(400);
    expect(hidden?.text.replaceAll("Budget__c", "Missing__c")).toBe(missing?.text);
  },
);
