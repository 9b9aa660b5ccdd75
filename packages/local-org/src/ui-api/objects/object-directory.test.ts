import { afterAll, beforeAll, expect, test } from "vitest";
import { uiApi } from "../../testing/paths.ts";
import { objectName, quotationName, startTestOrg, type TestOrg } from "../../testing/test-org.ts";

let org: TestOrg;
beforeAll(async () => {
  org = await startTestOrg();
});
afterAll(() => org.remove());

test("the directory names the objects that the caller can read, without settings and events", async () => {
  const { body } = await org.send("GET", `${uiApi}/object-info`, { administrator: true });
  const { objects } = Object(body);
  expect(Object.keys(objects)).toEqual([objectName, quotationName, "Website_Failure__c"]);
  expect(objects[quotationName]).toEqual({
    apiName: quotationName,
    keyPrefix: expect.stringMatching(/^a\d\w$/),
    label: "Offerte",
    labelPlural: "Offertes",
    nameFields: ["Name"],
    objectInfoUrl: `${uiApi}/object-info/${quotationName}`,
  });
  const guest = await org.send("GET", `${uiApi}/object-info`);
  expect(Object.keys(Object(guest.body).objects)).toEqual([objectName]);
});

test("an object knows what points at it", async () => {
  const url = `${uiApi}/object-info/${objectName}`;
  const { body } = await org.send("GET", url, { administrator: true });
  expect(body).toMatchObject({
    childRelationships: [
      { childObjectApiName: quotationName, fieldName: "ContactRequest__c", relationshipName: "Quotations__r" },
    ],
    themeInfo: { color: expect.stringMatching(/^[0-9A-F]{6}$/), iconUrl: expect.stringContaining("custom20") },
  });
  expect((await org.send("GET", url)).body).toMatchObject({ childRelationships: [] });
});

test("a batch has a result for each object that the caller names", async () => {
  const guest = await org.send("GET", `${uiApi}/object-info/batch/${objectName},Account,${quotationName}`);
  expect(guest.body).toMatchObject({ results: [{ statusCode: 200 }, { statusCode: 400 }, { statusCode: 403 }] });
});
