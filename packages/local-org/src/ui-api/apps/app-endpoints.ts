import type { App, Apps, NavItems } from "@travel-design/platform";
import { OrgError } from "../../errors.ts";
import { withETag } from "../../http/response.ts";
import { queryList } from "../../http/input.ts";
import type { AppMetadata } from "../../metadata/read-app.ts";
import { declaredId, normalizeId } from "../../salesforce-id.ts";
import { get, type Call, type Endpoint } from "../endpoint.ts";
import { invalidParameter, queryNumber, readPageSize } from "../paging.ts";
import { uiApiPath } from "../paths.ts";
import { choiceOfQuery, booleanOfQuery, formFactors } from "../query.ts";
import { themeOfMotif } from "../theme.ts";

const defaultPageSize = 25;
const maxPageSize = 200;

/** What the items of a navigation have in common. */
const itemBase = (id: string, name: string, motif: string | null) => ({
  availableInClassic: true,
  availableInLightning: true,
  color: `#${themeOfMotif(motif).color}`,
  custom: true,
  developerName: name,
  iconUrl: themeOfMotif(motif).iconUrl,
  id,
  objectApiName: null,
  objectLabel: null,
  objectLabelPlural: null,
  standardType: null,
});

/** A tab of the platform itself, such as `standard-home`. */
function standardItem(name: string) {
  const word = name.replace(/^standard-/, "");
  const standardType = word.charAt(0).toUpperCase() + word.slice(1);
  return {
    ...itemBase(declaredId("01r", name), name, null),
    content: `/lightning/page/${word}`,
    custom: false,
    itemType: "Standard",
    label: standardType,
    pageReference: { attributes: { pageName: word }, state: {}, type: "standard__namedPage" },
    standardType,
  };
}

/** A tab as responses contain it; nothing for one of an object that the caller may not see. */
function navItem({ access, metadata }: Call, name: string) {
  const tab = metadata.tabs.get(name);
  if (!tab) return name.startsWith("standard-") ? standardItem(name) : undefined;
  const base = itemBase(tab.id, name, tab.motif);
  if (!tab.isObject)
    return {
      ...base,
      content: tab.url ?? `/lightning/n/${name}`,
      itemType: tab.url === null ? "TabFlexiPage" : "TabWeb",
      label: tab.label ?? name,
      pageReference: { attributes: { apiName: name }, state: {}, type: "standard__navItemPage" },
    };
  const object = metadata.objects.get(name);
  if (!object || !access.canSeeObject(object)) return undefined;
  return {
    ...base,
    content: `/lightning/o/${name}/home`,
    itemType: "Entity",
    label: object.labelPlural,
    objectApiName: name,
    objectLabel: object.label,
    objectLabelPlural: object.labelPlural,
    pageReference: { attributes: { actionName: "home", objectApiName: name }, state: {}, type: "standard__objectPage" },
  };
}

const itemsOf = (call: Call, names: readonly string[]) => names.flatMap((name) => navItem(call, name) ?? []);

/** The apps of the caller on a size of screen; apps are for users, so a guest has none. */
function appsOf(call: Call): AppMetadata[] {
  const formFactor = choiceOfQuery(call.query, "formFactor", formFactors, "Large");
  if (!call.access.canUseRecords) return [];
  return call.metadata.apps.filter(({ formFactors: own }) => own.length === 0 || own.includes(formFactor));
}

function shownApp(call: Call, app: AppMetadata, isSelected: boolean) {
  const navItems = itemsOf(call, app.tabs);
  return withETag({
    appId: app.id,
    description: app.description,
    developerName: app.developerName,
    formFactors: app.formFactors.length > 0 ? app.formFactors : formFactors,
    headerColor: app.headerColor,
    iconUrl: null,
    isNavAutoTempTabsDisabled: app.isNavAutoTempTabsDisabled,
    isNavPersonalizationDisabled: app.isNavPersonalizationDisabled,
    label: app.label,
    logoUrl: null,
    mobileStartUrl: null,
    navItems,
    selected: isSelected,
    startUrl: `/lightning/app/${app.id}`,
    type: app.isLightning ? "Lightning" : "Classic",
    // The local org stores no tabs per user, so everyone has those of the app.
    userNavItems: navItems,
  });
}

function apps(call: Call) {
  booleanOfQuery(call.query, "userCustomizations", true);
  return { apps: appsOf(call).map((app, index) => shownApp(call, app, index === 0)) };
}

function oneApp(call: Call) {
  const known = appsOf(call);
  const index = known.findIndex(({ id }) => id === normalizeId(call.param("appId")));
  const app = known[index];
  if (app) return shownApp(call, app, index === 0);
  throw new OrgError(404, "NOT_FOUND", "There is no app with this id that you can open.");
}

/** A page of the tabs of the org, or of those that are named. */
function navItemPage(call: Call) {
  choiceOfQuery(call.query, "formFactor", formFactors, "Large");
  const page = queryNumber(call.query, "page") ?? 0;
  if (!Number.isInteger(page) || page < 0 || page > 1e6) throw invalidParameter("page must be counted from 0.");
  const pageSize = readPageSize(queryNumber(call.query, "pageSize"), defaultPageSize, maxPageSize);
  const requested = queryList(call.query, "navItemNames");
  const names = requested.length > 0 ? requested : [...call.metadata.tabs.keys()];
  const items = call.access.canUseRecords ? itemsOf(call, names) : [];
  const urlOf = (number: number): string => `${uiApiPath}/nav-items?page=${number}&pageSize=${pageSize}`;
  return {
    currentPageUrl: urlOf(page),
    navItems: items.slice(page * pageSize, (page + 1) * pageSize),
    nextPageUrl: items.length > (page + 1) * pageSize ? urlOf(page + 1) : null,
  };
}

/** Apps and their tabs. */
export const appEndpoints: readonly Endpoint[] = [
  get<Apps>("/apps", apps),
  get<App>("/apps/:appId", oneApp),
  get<NavItems>("/nav-items", navItemPage),
];
