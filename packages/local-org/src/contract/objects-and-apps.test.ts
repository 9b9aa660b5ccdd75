import { afterAll, expect, test } from "vitest";
import { notFound, platformFor } from "../testing/platform-for.ts";
import { quotationName, requestName, startTestOrg } from "../testing/test-org.ts";

const statuses = ["Concept", "Verstuurd", "Geaccepteerd", "Afgewezen"];

const org = await startTestOrg();
afterAll(() => org.remove());
const platform = () => platformFor(org, "administrator");
const { defaultRecordTypeId } = await platform().getObjectInfo.read({ objectApiName: quotationName });
const recordTypeId = defaultRecordTypeId ?? "";

const quotation = {
  apiName: quotationName,
  label: "Offerte",
  labelPlural: "Offertes",
  fields: {
    Name: { label: "Offertenummer", createable: false },
    Subject__c: { dataType: "String", label: "Onderwerp", required: true },
    ContactRequest__c: { reference: true, referenceToInfos: [{ apiName: requestName }] },
  },
};

const reads: Readonly<Record<string, readonly [read: () => Promise<unknown>, response: object]>> = {
  getObjectInfo: [() => platform().getObjectInfo.read({ objectApiName: quotationName }), quotation],
  getObjectInfos: [
    () => platform().getObjectInfos.read({ objectApiNames: [quotationName, "Geen__c"] }),
    {
      results: [
        { statusCode: 200, result: quotation },
        { statusCode: 400, body: [{ errorCode: "INVALID_TYPE" }] },
      ],
    },
  ],
  getObjectInfoDirectory: [
    () => platform().getObjectInfoDirectory.read({}),
    { objects: { [quotationName]: { apiName: quotationName, label: "Offerte" }, [requestName]: {} } },
  ],
  getPicklistValues: [
    () => platform().getPicklistValues.read({ fieldApiName: `${quotationName}.Status__c`, recordTypeId }),
    { defaultValue: { value: "Concept" }, values: statuses.map((value) => ({ label: value, value })) },
  ],
  getPicklistValuesByRecordType: [
    () => platform().getPicklistValuesByRecordType.read({ objectApiName: quotationName, recordTypeId }),
    { picklistFieldValues: { Status__c: { values: statuses.map((value) => ({ value })) } } },
  ],
  getAllApps: [
    () => platform().getAllApps.read({}),
    {
      apps: [
        {
          appId: expect.stringMatching(/^06m/),
          developerName: "Reisbureau",
          headerColor: "#1F4D45",
          selected: true,
          navItems: [
            { objectApiName: requestName, label: "Offerteaanvragen", itemType: "Entity", custom: true },
            { objectApiName: quotationName, iconUrl: expect.stringContaining("custom18") },
          ],
        },
      ],
    },
  ],
  "getAllApps for a form factor without apps": [
    () => platform().getAllApps.read({ formFactor: "Medium" }),
    { apps: [] },
  ],
  getNavItems: [
    () => platform().getNavItems.read({ page: 2, pageSize: 1 }),
    {
      navItems: [{ developerName: "Website_Failure__c", label: "Websitefouten", itemType: "Entity" }],
      nextPageUrl: null,
    },
  ],
  "getNavItems with a next page": [
    () => platform().getNavItems.read({ pageSize: 1 }),
    {
      navItems: [{ developerName: requestName }],
      nextPageUrl: expect.stringContaining("/nav-items?page=1&pageSize=1"),
    },
  ],
  "getNavItems by name": [
    () => platform().getNavItems.read({ navItemNames: ["standard-home", "Geen"] }),
    { navItems: [{ itemType: "Standard", standardType: "Home" }] },
  ],
};

test.each(Object.entries(reads))("%s", async (_, [read, response]) => {
  await expect(read()).resolves.toMatchObject(response);
});

test("getAppDetails returns the same app as getAllApps", async () => {
  const reading = platform();
  const { apps } = await reading.getAllApps.read({});
  await expect(reading.getAppDetails.read({ appId: apps[0]?.appId ?? "" })).resolves.toEqual(apps[0]);
  await expect(reading.getAppDetails.read({ appId: "06m000000000001AAA" })).rejects.toMatchObject(notFound);
});

test("a missing object is rejected", async () => {
  const rejected = { status: 400, errorCode: "INVALID_TYPE" };
  await expect(platform().getObjectInfo.read({ objectApiName: "Geen__c" })).rejects.toMatchObject(rejected);
});
