/** Version of every Salesforce REST path. */
export const apiVersion = "v63.0";

/** Salesforce release that {@link apiVersion} belongs to. */
export const release = 254;

/** Prefix of every Salesforce REST path. */
export const servicesPath = `/services/data/${apiVersion}`;

/** Prefix of the record, list and metadata endpoints. */
export const uiApiPath = `${servicesPath}/ui-api`;

/** Form factors of Salesforce. */
export const formFactors = ["Large", "Medium", "Small"] as const;

export type FormFactor = (typeof formFactors)[number];

/** Default page sizes. */
export const pageSizes = {
  listRecords: 50,
  listSummaries: 20,
  listInfosByObject: 20,
  relatedListRecords: 50,
} as const;

/** By default, related list info contains only the columns of the layout. */
export const restrictColumnsToLayout = true;

export const nameField = "Name";
export const idField = "Id";

/** Fields that list reads request on every relationship path, to identify and compare rows. */
export const systemFields = ["CreatedDate", idField, "LastModifiedById", "LastModifiedDate", "SystemModstamp"] as const;

/** The record type of objects without record types. */
export const masterRecordTypeId = "012000000000000AAA";

/** Layout types of a record; the first is the default. */
export const layoutTypes = ["Full", "Compact"] as const;

/** Modes of a layout. */
export const layoutModes = ["Create", "Edit", "View"] as const;
export const defaultLayoutMode = "View";
