import { describeReads } from "../testing/contract.ts";
import { times } from "../testing/samples.ts";
import { getAllApps, getAppDetails, getNavItems } from "./apps.ts";

describeReads({
  getAllApps: {
    endpoint: getAllApps,
    config: { formFactor: "Small", userCustomizations: true },
    request: { path: "/apps", query: { formFactor: "Small", userCustomizations: "true" } },
    invalid: [{ formFactor: "Huge" }],
    response: { apps: [] },
    lifetime: times.fiveMinutes,
  },
  getAppDetails: {
    endpoint: getAppDetails,
    config: { appId: "06m000000000001AAA" },
    request: { path: "/apps/06m000000000001AAA" },
    required: ["appId"],
    response: { appId: "06m000000000001AAA" },
    lifetime: times.fiveMinutes,
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
  },
});
