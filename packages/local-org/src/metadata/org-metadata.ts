/** A field's type, by the name that the Metadata API gives it in `<type>`; `Id` is the record's own id. */
export type FieldType =
  | "AutoNumber"
  | "Checkbox"
  | "Currency"
  | "Date"
  | "DateTime"
  | "Email"
  | "Id"
  | "LongTextArea"
  | "Lookup"
  | "MultiselectPicklist"
  | "Number"
  | "Percent"
  | "Phone"
  | "Picklist"
  | "Text"
  | "TextArea"
  | "Url";

/** One choice of a picklist. */
export interface PicklistValue {
  value: string;
  label: string;
  active: boolean;
  /** Chosen when a record is made without a value. */
  isDefault: boolean;
}

/** One field of an object, the platform's own fields (`Id`, `Name`, `CreatedDate` …) included. */
export interface FieldMetadata {
  /** For example `LastName__c`. */
  apiName: string;
  label: string;
  type: FieldType;
  /** False for the platform's own fields. */
  custom: boolean;
  required: boolean;
  /** May be set when a record is made. */
  createable: boolean;
  /** May be changed on an existing record. */
  updateable: boolean;
  unique: boolean;
  externalId: boolean;
  /** Whether uniqueness tells upper from lower case. */
  caseSensitive: boolean;
  /** Most characters of a text; 0 for other types. */
  length: number;
  /** Most digits of a number; 0 for other types. */
  precision: number;
  /** Digits behind the decimal point. */
  scale: number;
  /** What a new record gets when the field is not given; `null` where there is none. */
  defaultValue: string | boolean | null;
  /** Whether only the listed values may be stored. Meaningful for picklists only. */
  restricted: boolean;
  /** Every value of a picklist in file order, inactive ones included; empty for other types. */
  picklistValues: readonly PicklistValue[];
  /** The help text that a field shows, or `null`. */
  helpText: string | null;
  /** Format of an auto number, for example `OA-{000000}`; `null` for other types. */
  displayFormat: string | null;
  /** Objects that a reference may point to, by API name; empty for other types. */
  referenceTo: readonly string[];
}

/** A record type: which values of each picklist it offers. */
export interface RecordTypeMetadata {
  /** 18 characters, starts with `012`. The same in every start, because it follows from the names. */
  id: string;
  developerName: string;
  label: string;
  active: boolean;
  /** Values by field API name; a picklist that is not named here offers none. */
  picklistValues: ReadonlyMap<string, readonly PicklistValue[]>;
}

/** A list view. */
export interface ListViewMetadata {
  /** 18 characters, starts with `00B`. */
  id: string;
  developerName: string;
  label: string;
  /** Field API names, in order. */
  columns: readonly string[];
  /** `<filterScope>`: `Everything` or `Mine`. */
  scope: string;
  /** Whether it shows some records only, by scope or filters, which the local org does not do. */
  filtered: boolean;
}

/** An object with everything that hangs below its folder. */
export interface ObjectMetadata {
  apiName: string;
  label: string;
  labelPlural: string;
  /** The first three characters of its record ids. */
  keyPrefix: string;
  /** Custom settings are no business objects: the UI API does not know them. */
  isCustomSetting: boolean;
  /** Platform fields first, then the object's own by name. */
  fields: ReadonlyMap<string, FieldMetadata>;
  /** By developer name, active and inactive. */
  recordTypes: ReadonlyMap<string, RecordTypeMetadata>;
  /** The record type that a new record gets: the first active one, or the master record type. */
  defaultRecordTypeId: string;
  listViews: ReadonlyMap<string, ListViewMetadata>;
}

/** What a permission set allows on an object. */
export interface ObjectPermission {
  read: boolean;
  create: boolean;
  edit: boolean;
  delete: boolean;
}

/** A permission set. */
export interface PermissionSetMetadata {
  name: string;
  label: string;
  /** Apex classes that may be called. */
  classes: ReadonlySet<string>;
  objects: ReadonlyMap<string, ObjectPermission>;
  /** Fields that may be read, as `Object.Field`. */
  readableFields: ReadonlySet<string>;
}

/** What `force-app` declares, as read at one moment; never changed afterwards, a reload makes a new one. */
export interface OrgMetadata {
  objects: ReadonlyMap<string, ObjectMetadata>;
  permissionSets: ReadonlyMap<string, PermissionSetMetadata>;
}

/** The record type of an object without record types; offers every active picklist value. */
export const masterRecordTypeId = "012000000000000AAA";
