import { existsSync } from "node:fs";
import { join } from "node:path";
import { keyPrefixes, type KeyPrefixes } from "../salesforce-id.ts";
import { fieldOfColumn } from "./column-names.ts";
import { MetadataError } from "./metadata-error.ts";
import { namesIn, readAll, readAllNamed, type MetadataFile, type PathNode } from "./metadata-files.ts";
import {
  masterRecordTypeId,
  type ActionOverrideMetadata,
  type CompactLayoutMetadata,
  type FieldMetadata,
  type ObjectMetadata,
  type OrgMetadata,
  type PermissionSetMetadata,
  type SearchLayoutMetadata,
} from "./org-metadata.ts";
import { readApp, readTab } from "./read-app.ts";
import { readDuplicateRule, readMatchingRules } from "./read-duplicate-rule.ts";
import { readField } from "./read-field.ts";
import { readLayout } from "./read-layout.ts";
import { readListView } from "./read-list-view.ts";
import { readPath } from "./read-path.ts";
import { readPermissionSet } from "./read-permission-set.ts";
import { readQueue } from "./read-queue.ts";
import { readQuickAction } from "./read-quick-action.ts";
import { readRecordType } from "./read-record-type.ts";
import { nameField, systemFields } from "./system-fields.ts";
import { readMetadataFile, type XmlElement } from "./xml.ts";

/** The object's compact layout, or the platform's own: the name alone. */
function readCompactLayout(root: string, folder: string, object: XmlElement): CompactLayoutMetadata {
  const assigned = object.text("compactLayoutAssignment") ?? "SYSTEM";
  if (assigned === "SYSTEM") return { name: "SYSTEM", fields: ["Name"] };
  const layouts = readAllNamed({ root, folder: `${folder}/compactLayouts` }, "compactLayout", "CompactLayout");
  const layout = layouts.find((known) => known.text("fullName") === assigned);
  if (!layout) throw object.error(`there is no compact layout ${assigned}; add it or assign another`);
  return { name: assigned, fields: layout.texts("fields").map(fieldOfColumn) };
}

function readSearchLayout(element: XmlElement | undefined): SearchLayoutMetadata {
  const namesOf = (name: string): string[] => element?.texts(name).map(fieldOfColumn) ?? [];
  return {
    resultFields: namesOf("searchResultsAdditionalFields"),
    lookupFields: namesOf("lookupDialogsAdditionalFields"),
    filterFields: namesOf("searchFilterFields"),
  };
}

const readActionOverride = (element: XmlElement): ActionOverrideMetadata => ({
  action: element.requiredText("actionName"),
  type: element.requiredText("type"),
  content: element.text("content") ?? null,
  formFactor: element.text("formFactor") ?? null,
});

function readObject(root: string, apiName: string, keyPrefix: string): ObjectMetadata {
  const folder = `objects/${apiName}`;
  const file = `${folder}/${apiName}.object-meta.xml`;
  if (!/^[A-Za-z]\w*$/.test(apiName))
    throw new MetadataError(folder, "this is no API name: letters, digits and _ only");
  const object = readMetadataFile(join(root, file), file, "CustomObject");
  const at = (name: string): PathNode => ({ root, folder: `${folder}/${name}` });

  const fields = new Map<string, FieldMetadata>();
  for (const field of [nameField(object.element("nameField")), ...systemFields]) fields.set(field.apiName, field);
  for (const element of readAllNamed(at("fields"), "field", "CustomField")) {
    const field = readField(element);
    fields.set(field.apiName, field);
  }
  const recordTypes = readAllNamed(at("recordTypes"), "recordType", "RecordType").map((element) =>
    readRecordType(element, apiName, fields),
  );
  const listViews = readAllNamed(at("listViews"), "listView", "ListView").map((element) =>
    readListView(element, apiName, fields),
  );
  return {
    apiName,
    label: object.text("label") ?? apiName,
    labelPlural: object.text("pluralLabel") ?? object.text("label") ?? apiName,
    keyPrefix,
    isCustomSetting: object.text("customSettingsType") !== undefined,
    isSearchable: object.flag("enableSearch"),
    fields,
    recordTypes: new Map(recordTypes.map((recordType) => [recordType.developerName, recordType])),
    defaultRecordTypeId: recordTypes.find(({ active }) => active)?.id ?? masterRecordTypeId,
    listViews: new Map(listViews.map((listView) => [listView.developerName, listView])),
    compactLayout: readCompactLayout(root, folder, object),
    searchLayout: readSearchLayout(object.element("searchLayouts")),
    actionOverrides: object.elements("actionOverrides").map(readActionOverride),
  };
}

function readObjects(root: string, usedPrefixes: KeyPrefixes | undefined): ReadonlyMap<string, ObjectMetadata> {
  // Platform events (__e) have no records.
  const names = namesIn(join(root, "objects")).filter((name) => !name.startsWith(".") && !name.endsWith("__e"));
  const objects = new Map<string, ObjectMetadata>();
  const prefixes = keyPrefixes(names, usedPrefixes);
  for (const name of names.toSorted()) objects.set(name, readObject(root, name, prefixes.get(name) ?? ""));
  return objects;
}

function readPermissionSets(root: string): ReadonlyMap<string, PermissionSetMetadata> {
  const files = readAll({ root, folder: "permissionsets" }, "permissionset", "PermissionSet");
  return new Map(files.map(({ element, name }) => [name, readPermissionSet(element, name)]));
}

/** All metadata except objects and permission sets. */
function readTheRest(root: string): Omit<OrgMetadata, "objects" | "permissionSets"> {
  const filesOf = (folder: string, kind: string, element: string): MetadataFile[] =>
    readAll({ root, folder }, kind, element);
  const layouts = filesOf("layouts", "layout", "Layout").map(readLayout);
  const quickActions = filesOf("quickActions", "quickAction", "QuickAction").map(readQuickAction);
  const tabs = filesOf("tabs", "tab", "CustomTab").map(readTab);
  const matchingRules = filesOf("matchingRules", "matchingRule", "MatchingRules");
  const duplicateRules = filesOf("duplicateRules", "duplicateRule", "DuplicateRule").map(readDuplicateRule);
  return {
    layouts: Map.groupBy(layouts, ({ objectApiName }) => objectApiName),
    quickActions: new Map(quickActions.map((action) => [action.fullName, action])),
    tabs: new Map(tabs.map((tab) => [tab.name, tab])),
    apps: filesOf("applications", "app", "CustomApplication").map(readApp),
    duplicateRules: duplicateRules.toSorted((one, other) => one.sortOrder - other.sortOrder),
    matchingRules: new Map(matchingRules.map(({ element, name }) => [name, readMatchingRules(element)])),
    paths: filesOf("pathAssistants", "pathAssistant", "PathAssistant").map(readPath),
    queues: filesOf("queues", "queue", "Queue").map(readQueue),
  };
}

/** The folders that {@link loadOrgMetadata} reads. */
export const metadataFolders: readonly string[] = [
  "applications",
  "duplicateRules",
  "layouts",
  "matchingRules",
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
  return { objects: readObjects(root, usedPrefixes), permissionSets: readPermissionSets(root), ...readTheRest(root) };
}
