// The components that people change in Setup or in Experience Builder, so that a deployment and the org both write them.
import type { KindNames } from "../site-names.ts";

/** A kind of component with a file per component. */
export interface FileKind {
  /** Type in the Metadata API. */
  type: string;
  /** What people call one. */
  label: string;
  folder: string;
  ending: string;
  /** Elements that only the org decides. */
  ownElements?: readonly string[];
}

export const fileKinds: readonly FileKind[] = [
  { type: "Layout", label: "page layout", folder: "layouts", ending: ".layout" },
  { type: "FlexiPage", label: "record page", folder: "flexipages", ending: ".flexipage" },
  { type: "PermissionSet", label: "permission set", folder: "permissionsets", ending: ".permissionset" },
  { type: "CustomApplication", label: "app", folder: "applications", ending: ".app" },
  { type: "PathAssistant", label: "path", folder: "pathAssistants", ending: ".pathAssistant" },
  { type: "QuickAction", label: "action", folder: "quickActions", ending: ".quickAction" },
  { type: "Report", label: "report", folder: "reports", ending: ".report" },
  {
    type: "Network",
    label: "settings of the site",
    folder: "networks",
    ending: ".network",
    ownElements: ["status", "emailSenderAddress", "urlPathPrefix"],
  },
  {
    type: "CustomSite",
    label: "settings of the guest user",
    folder: "sites",
    ending: ".site",
    ownElements: ["siteAdmin", "siteGuestRecordDefaultOwner", "subdomain", "urlPathPrefix"],
  },
];

/** A kind of component that the Metadata API writes into the file of its object. */
export interface PartKind {
  type: string;
  label: string;
  /** Element in the file of an object, and folder in the source. */
  element: string;
  ending: string;
}

export const partKinds = {
  ListView: { type: "ListView", label: "list", element: "listViews", ending: ".listView" },
  RecordType: { type: "RecordType", label: "record type", element: "recordTypes", ending: ".recordType" },
  CustomField: { type: "CustomField", label: "field", element: "fields", ending: ".field" },
} as const satisfies Record<string, PartKind>;

/** Kinds that are no component of their own: values are merged one by one. */
const valueLabels: Readonly<Record<string, string>> = {
  PicklistValue: "value of a picklist",
  RecordTypeValue: "value of a record type",
};

const labels = new Map([...fileKinds, ...Object.values(partKinds)].map(({ type, label }) => [type, label]));

/** What people call a component of this type. */
export const labelOf = (type: string): string =>
  labels.get(type) ?? valueLabels[type] ?? type.replace("sfdc_cms__", "");

/** Whether a deployment with this site has the settings with this name: another site of the org has its own. */
export const isOfSite = (names: KindNames | undefined, { type }: FileKind, name: string): boolean =>
  (type !== "Network" || name === names?.label) && (type !== "CustomSite" || name === names?.site);
