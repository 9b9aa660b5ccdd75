import { existsSync } from "node:fs";
import { join } from "node:path";
import { keyPrefixes, type KeyPrefixes } from "../salesforce-id.ts";
import { MetadataError } from "./metadata-error.ts";
import { namesIn, readAll, type MetadataFile } from "./metadata-files.ts";
import type { ObjectMetadata, OrgMetadata } from "./org-metadata.ts";
import { readApp, readTab } from "./read-app.ts";
import { readDuplicateRule, readMatchingRules } from "./read-duplicate-rule.ts";
import { readNavigationMenu } from "./read-navigation-menu.ts";
import { readLayout } from "./read-layout.ts";
import { readObject } from "./read-object.ts";
import { readPath } from "./read-path.ts";
import { readPermissionSet } from "./read-permission-set.ts";
import { readQueue } from "./read-queue.ts";
import { readQuickAction } from "./read-quick-action.ts";

/** Objects whose records the org keeps itself, so that fields of theirs are not read. */
const ownObjects: ReadonlySet<string> = new Set(["Group", "RecordType", "User"]);

/** The objects that lookups refer to, the ones without files of their own included. */
const referenced = (objects: readonly Pick<ObjectMetadata, "fields">[]): string[] =>
  objects
    .flatMap(({ fields }) => [...fields.values()])
    .filter(({ deleteConstraint }) => deleteConstraint !== null)
    .flatMap(({ referenceTo }) => referenceTo);

function readObjects(root: string, usedPrefixes: KeyPrefixes | undefined): ReadonlyMap<string, ObjectMetadata> {
  const valueSets = readAll({ root, folder: "globalValueSets" }, "globalValueSet", "GlobalValueSet");
  const valueSetsByName = new Map(valueSets.map(({ element, name }) => [name, element]));
  const read = (name: string) => readObject(root, name, valueSetsByName);
  // Platform events (__e) have no records.
  const isRead = (name: string): boolean => !name.startsWith(".") && !name.endsWith("__e") && !ownObjects.has(name);
  const declared = namesIn(join(root, "objects")).filter(isRead).map(read);
  const names = new Set(declared.map(({ apiName }) => apiName));
  const others = new Set(referenced(declared).filter((name) => isRead(name) && !names.has(name)));
  const objects = [...declared, ...Array.from(others, read)];
  const prefixes = keyPrefixes(
    objects.map(({ apiName }) => apiName),
    usedPrefixes,
  );
  return new Map(
    objects.map((object) => [object.apiName, { ...object, keyPrefix: prefixes.get(object.apiName) ?? "" }]),
  );
}

/** All metadata except objects. */
function readTheRest(root: string): Omit<OrgMetadata, "objects"> {
  const filesOf = (folder: string, kind: string, element: string): MetadataFile[] =>
    readAll({ root, folder }, kind, element);
  const layouts = filesOf("layouts", "layout", "Layout").map(readLayout);
  const quickActions = filesOf("quickActions", "quickAction", "QuickAction").map(readQuickAction);
  const tabs = filesOf("tabs", "tab", "CustomTab").map(readTab);
  const matchingRules = filesOf("matchingRules", "matchingRule", "MatchingRules");
  const duplicateRules = filesOf("duplicateRules", "duplicateRule", "DuplicateRule").map(readDuplicateRule);
  const permissionSets = filesOf("permissionsets", "permissionset", "PermissionSet");
  return {
    permissionSets: new Map(permissionSets.map(({ element, name }) => [name, readPermissionSet(element)])),
    layouts: Map.groupBy(layouts, ({ objectApiName }) => objectApiName),
    quickActions: new Map(quickActions.map((action) => [action.fullName, action])),
    tabs: new Map(tabs.map((tab) => [tab.name, tab])),
    apps: filesOf("applications", "app", "CustomApplication").map(readApp),
    duplicateRules: duplicateRules.toSorted((one, other) => one.sortOrder - other.sortOrder),
    matchingRules: new Map(matchingRules.map(({ element, name }) => [name, readMatchingRules(element)])),
    navigationMenus: filesOf("navigationMenus", "navigationMenu", "NavigationMenu").map(readNavigationMenu),
    paths: filesOf("pathAssistants", "pathAssistant", "PathAssistant").map(readPath),
    queues: filesOf("queues", "queue", "Queue").map(readQueue),
  };
}

/** The folders that {@link loadOrgMetadata} reads. */
export const metadataFolders: readonly string[] = [
  "applications",
  "duplicateRules",
  "globalValueSets",
  "layouts",
  "matchingRules",
  "navigationMenus",
  "objects",
  "pathAssistants",
  "permissionsets",
  "queues",
  "quickActions",
  "tabs",
];

/**
 * Reads everything that the org knows of `force-app`.
 *
 * @param root path of `force-app/main/default`
 * @param usedPrefixes key prefixes of objects that have records
 * @throws MetadataError naming the file and the reason
 */
export function loadOrgMetadata(root: string, usedPrefixes?: KeyPrefixes): OrgMetadata {
  if (!existsSync(root))
    throw new MetadataError(root, "there is no such folder; give the path of force-app/main/default");
  return { objects: readObjects(root, usedPrefixes), ...readTheRest(root) };
}
