import { afterAll, expect, test } from "vitest";
import { getObjectInfo, getPicklistValues } from "@travel-design/platform";
import { insufficientAccess, platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, readingGuests, startTestOrg } from "../testing/test-org.ts";

const org = await startTestOrg(readingGuests);
afterAll(() => org.remove());

test("a guest reads only the fields and picklists of the request form", async () => {
  const guest = platformFor(org, "guest", { getObjectInfo, getPicklistValues });
  const info = await guest.getObjectInfo.read({ objectApiName: requestName });
  expect(Object.keys(info.fields)).toEqual(expect.arrayContaining(["Destinations_1__c", "BekendVia__c"]));
  expect(info.fields).not.toHaveProperty("Email__c");
  const recordTypeId = info.defaultRecordTypeId ?? "";
  const fieldApiName = `${requestName}.Destinations_1__c`;
  const { values } = await guest.getPicklistValues.read({ fieldApiName, recordTypeId });
  expect(values).toHaveLength(73);
  const hidden = guest.getPicklistValues.read({ fieldApiName: `${quotationName}.Status__c`, recordTypeId });
  await expect(hidden).rejects.toMatchObject(insufficientAccess);
});
