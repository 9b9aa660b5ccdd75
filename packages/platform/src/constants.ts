/** Version of every Salesforce REST path. */
export const apiVersion = "v63.0";

/** Salesforce release that {@link apiVersion} belongs to. */
export const release = 254;

/** What every Salesforce REST path is below. */
export const servicesPath = `/services/data/${apiVersion}`;

/** Where the record, list and metadata endpoints live. */
export const uiApiPath = `${servicesPath}/ui-api`;

/** Device sizes that Salesforce knows. */
export const formFactors = ["Large", "Medium", "Small"] as const;

export type FormFactor = (typeof formFactors)[number];

/** Page sizes that are asked for when a call names none. */
export const pageSizes = {
  listRecords: 50,
  listSummaries: 20,
  listInfosByObject: 20,
  relatedListRecords: 50,
} as const;

/** Related list info shows the columns of the layout unless a call says otherwise. */
export const restrictColumnsToLayout = true;

export const nameField = "Name";
export const idField = "Id";

/** Fields that list reads ask for on every relationship path, so that a row can be recognised and compared. */
export const systemFields = ["CreatedDate", idField, "LastModifiedById", "LastModifiedDate", "SystemModstamp"] as const;

/** The record type of objects that have no record types of their own. */
export const masterRecordTypeId = "012000000000000AAA";

/** Which of its layouts a record is shown on; the first is the default. */
export const layoutTypes = ["Full", "Compact"] as const;

/** What a layout is shown for. */
export const layoutModes = ["Create", "Edit", "View"] as const;
export const defaultLayoutMode = "View";
