import { expect } from "vitest";
import { getAllApps, getAppDetails, getNavItems } from "../../endpoints/apps.ts";
import type { ReadCase } from "../contract.ts";
import { missing } from "../org-calls.ts";
import { object, quotation, times } from "../samples.ts";

export const reads: Record<string, ReadCase> = {
  getAllApps: {
    endpoint: getAllApps,
    config: { formFactor: "Small", userCustomizations: true },
    request: { path: "/apps", query: { formFactor: "Small", userCustomizations: "true" } },
    invalid: [{ formFactor: "Huge" }],
    response: { apps: [] },
    lifetime: times.fiveMinutes,
    org: ({ app }) => ({
      administrator: [
        {
          config: {},
          response: {
            apps: [
              {
                appId: app,
                developerName: "Reisbureau",
                headerColor: "#1F4D45",
                selected: true,
                navItems: [
                  { objectApiName: object, label: "Offerteaanvragen", itemType: "Entity", custom: true },
                  { objectApiName: quotation, iconUrl: expect.stringContaining("custom18") },
                ],
              },
            ],
          },
        },
        { title: "for a form factor without apps", config: { formFactor: "Medium" }, response: { apps: [] } },
      ],
      guest: { response: { apps: [] } },
    }),
  },
  getAppDetails: {
    endpoint: getAppDetails,
    config: { appId: "06m000000000001AAA" },
    request: { path: "/apps/06m000000000001AAA" },
    required: ["appId"],
    response: { appId: "06m000000000001AAA" },
    lifetime: times.fiveMinutes,
    org: ({ app }) => ({
      administrator: [
        { config: { appId: app }, response: { appId: app, developerName: "Reisbureau" } },
        { title: "of an app that does not exist", ...missing },
      ],
      guest: missing,
    }),
  },
  getNavItems: {
    endpoint: getNavItems,
    config: { formFactor: "Large", navItemNames: ["standard-home", "aanvragen"], page: 1, pageSize: 10 },
    request: {
      path: "/nav-items",
      query: { formFactor: "Large", navItemNames: "standard-home,aanvragen", page: "1", pageSize: "10" },
    },
    response: { navItems: [] },
    lifetime: times.twoMinutes,
    org: () => ({
      administrator: [
        {
          title: "on the first page",
          config: { pageSize: 1 },
          response: {
            navItems: [{ developerName: object }],
            nextPageUrl: expect.stringContaining("/nav-items?page=1&pageSize=1"),
          },
        },
        {
          title: "on the last page",
          config: { page: 2, pageSize: 1 },
          response: {
            navItems: [{ developerName: "Website_Failure__c", label: "Websitefouten", itemType: "Entity" }],
            nextPageUrl: null,
          },
        },
        {
          title: "by name",
          config: { navItemNames: ["standard-home", "Geen"] },
          response: { navItems: [{ itemType: "Standard", standardType: "Home" }] },
        },
      ],
      guest: { response: { navItems: [] } },
    }),
  },
};
