import { minute } from "../times.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { boolean, integer, string, strings } from "../table/kinds.ts";
import { path, query } from "../table/parameters.ts";
import { formFactor } from "./kinds.ts";

/** A tab of an app. */
export interface NavItem {
  readonly developerName: string;
  readonly label: string;
  readonly itemType?: string;
  readonly objectApiName?: string | null;
  readonly id?: string;
  /** Its target. */
  readonly content?: string | null;
  readonly color?: string;
  readonly iconUrl?: string | null;
  readonly custom?: boolean;
}

/** A page of tabs. */
export interface NavItems {
  readonly navItems: readonly NavItem[];
  readonly currentPageUrl?: string | null;
  readonly nextPageUrl?: string | null;
}

/** An app with its tabs. */
export interface App {
  readonly appId: string;
  readonly developerName: string;
  readonly label: string;
  readonly navItems?: readonly NavItem[];
  readonly selected?: boolean;
  readonly description?: string | null;
  readonly formFactors?: readonly string[];
  readonly startUrl?: string | null;
  readonly iconUrl?: string | null;
  readonly headerColor?: string | null;
}

/** The apps that the user may open. */
export interface Apps {
  readonly apps: readonly App[];
}

/** The apps that the user may open. */
export const getAllApps = defineRead("getAllApps", {
  route: "GET /apps",
  parameters: { formFactor: query(formFactor), userCustomizations: query(boolean) },
  lifetime: 5 * minute,
  response: unnormalized(expectObject<Apps>({ apps: "array" })),
});

/** One app with its tabs. */
export const getAppDetails = defineRead("getAppDetails", {
  route: "GET /apps/{appId}",
  parameters: { appId: path(string) },
  lifetime: 5 * minute,
  response: unnormalized(expectObject<App>({ appId: "string" })),
});

/** The tabs that the user may open. */
export const getNavItems = defineRead("getNavItems", {
  route: "GET /nav-items",
  parameters: {
    formFactor: query(formFactor),
    navItemNames: query(strings),
    page: query(integer),
    pageSize: query(integer),
  },
  lifetime: 2 * minute,
  response: unnormalized(expectObject<NavItems>({ navItems: "array" })),
});
