import { afterAll, expect, test } from "vitest";
import { uiApi } from "../../testing/paths.ts";
import { requestName, quotationName, startTestOrg } from "../../testing/test-org.ts";

const org = await startTestOrg();
afterAll(() => org.remove());

test("the directory names the objects that the caller can read, without settings and events", async () => {
  const { body } = await org.asAdministrator("GET", "/object-info");
  const { objects } = Object(body);
  expect(Object.keys(objects)).toEqual([requestName, quotationName, "Website_Failure__c"]);
  expect(objects[quotationName]).toEqual({
    apiName: quotationName,
    keyPrefix: expect.stringMatching(/^a\d\w$/),
    label: "Offerte",
    labelPlural: "Offertes",
    nameFields: ["Name"],
    objectInfoUrl: `${uiApi}/object-info/${quotationName}`,
  });
  const guest = await org.asGuest("GET", "/object-info");
  expect(Object.keys(Object(guest.body).objects)).toEqual([requestName]);
});

test("an object knows what points at it", async () => {
  const path = `/object-info/${requestName}`;
  const { body } = await org.asAdministrator("GET", path);
  expect(body).toMatchObject({
    childRelationships: [
      { childObjectApiName: quotationName, fieldName: "ContactRequest__c", relationshipName: "Quotations__r" },
    ],
    themeInfo: { color: expect.stringMatching(/^[0-9A-F]{6}$/), iconUrl: expect.stringContaining("custom20") },
  });
  expect((await org.asGuest("GET", path)).body).toMatchObject({ childRelationships: [] });
});

test("a batch has a result for each object that the caller names", async () => {
  const guest = await org.asGuest("GET", `/object-info/batch/${requestName},Account,${quotationName}`);
  expect(guest.body).toMatchObject({ results: [{ statusCode: 200 }, { statusCode: 400 }, { statusCode: 403 }] });
});
