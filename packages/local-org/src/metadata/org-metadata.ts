import type { FieldType } from "./field-types.ts";
import type { AppMetadata, TabMetadata } from "./read-app.ts";
import type { DuplicateRuleMetadata, MatchingRuleMetadata } from "./read-duplicate-rule.ts";
import type { LayoutMetadata } from "./read-layout.ts";
import type { NavigationMenuMetadata } from "./read-navigation-menu.ts";
import type { PathMetadata } from "./read-path.ts";
import type { readActionOverride, readCompactLayout, readSearchLayout } from "./read-object-parts.ts";
import type { PermissionSetMetadata } from "./read-permission-set.ts";
import type { readQueue } from "./read-queue.ts";
import type { QuickActionMetadata } from "./read-quick-action.ts";

/** What the deletion of a record does: empties references to it, is prevented by them, or deletes what refers to it. */
export type DeleteConstraint = "Cascade" | "Restrict" | "SetNull";

/** One choice of a picklist. */
export interface PicklistValue {
  value: string;
  label: string;
  active: boolean;
  /** The value of a record that is created without one. */
  isDefault: boolean;
}

/** One field of an object, the platform's own fields (`Id`, `Name`, `CreatedDate` …) included. */
export interface FieldMetadata {
  /** For example `LastName__c`. */
  apiName: string;
  label: string;
  type: FieldType;
  /** Whether a file of the object's folder defines it; false for the platform's own fields. */
  custom: boolean;
  required: boolean;
  /** May be set when a record is created. */
  createable: boolean;
  /** May be changed on an existing record. */
  updateable: boolean;
  unique: boolean;
  externalId: boolean;
  /** Whether uniqueness is case-sensitive. */
  caseSensitive: boolean;
  /** Maximum number of characters of a text; 0 for other types. */
  length: number;
  /** Maximum number of digits of a number; 0 for other types. */
  precision: number;
  /** Digits behind the decimal point. */
  scale: number;
  /** Default value of a new record, or `null`. */
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
  /** Relationship name of the records that refer to a record by this field, for example `Quotations__r`; `null` if there is none. */
  childRelationship: string | null;
  /** The label of those records as a list. */
  childRelationshipLabel: string | null;
  /** What happens to a reference when its record is deleted; `null` for other types. */
  deleteConstraint: DeleteConstraint | null;
  /** Whether a filter says which records the reference may point to. */
  hasLookupFilter: boolean;
  /** Whether the value is calculated by a formula instead of stored. */
  formula: boolean;
  /** The type in the file, if the local org does not know it: the field is a text that nobody can write. */
  unknownType: string | null;
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

/** One condition of a list view. */
export interface ListFilterMetadata {
  /** Field API name. */
  field: string;
  /** `Equals`, `NotEqual`, `LessThan`, `GreaterOrEqual`, `Contains`, `StartsWith` and so on. */
  operator: string;
  /** Values or their labels; a record meets the condition by any of them. */
  operands: readonly string[];
}

/** A list view of `force-app`, or one that a user created. */
export interface ListViewMetadata {
  /** 18 characters, starts with `00B`. */
  id: string;
  developerName: string;
  label: string;
  /** Field API names, in order. */
  columns: readonly string[];
  /** `<filterScope>`: `Everything` or `Mine`. */
  scope: string;
  filters: readonly ListFilterMetadata[];
  /** How the filters are combined, for example `(1 OR 2) AND 3`; `null` for AND. */
  filterLogic: string | null;
  /** `Public`, `Shared` or `Private`. */
  visibility: string;
  /** Who created it; absent for one of `force-app`, which only its file changes. */
  ownerId: string | undefined;
}

/** An object with everything that hangs below its folder. */
export interface ObjectMetadata {
  apiName: string;
  label: string;
  labelPlural: string;
  /** The first three characters of its record ids. */
  keyPrefix: string;
  /** The UI API does not serve custom settings. */
  isCustomSetting: boolean;
  /** Whether a search without named objects includes its records (`<enableSearch>`). */
  isSearchable: boolean;
  /** Platform fields first, then the object's own by name. */
  fields: ReadonlyMap<string, FieldMetadata>;
  /** By developer name, active and inactive. */
  recordTypes: ReadonlyMap<string, RecordTypeMetadata>;
  /** The record type that a new record gets: the first active one, or the master record type. */
  defaultRecordTypeId: string;
  listViews: ReadonlyMap<string, ListViewMetadata>;
  /** The fields that matter most, in order; the name alone where the object has no compact layout. */
  compactLayout: ReturnType<typeof readCompactLayout>;
  /** Which fields a search shows and filters by, beside the name. */
  searchLayout: ReturnType<typeof readSearchLayout>;
  /** Standard actions, such as `New`, and what overrides them. */
  actionOverrides: readonly ReturnType<typeof readActionOverride>[];
}

/** What `force-app` declares, immutable: a reload returns a new object. */
export interface OrgMetadata {
  objects: ReadonlyMap<string, ObjectMetadata>;
  permissionSets: ReadonlyMap<string, PermissionSetMetadata>;
  /** By object, in the order of their names. */
  layouts: ReadonlyMap<string, readonly LayoutMetadata[]>;
  /** By full name. */
  quickActions: ReadonlyMap<string, QuickActionMetadata>;
  tabs: ReadonlyMap<string, TabMetadata>;
  apps: readonly AppMetadata[];
  duplicateRules: readonly DuplicateRuleMetadata[];
  /** By object. */
  matchingRules: ReadonlyMap<string, readonly MatchingRuleMetadata[]>;
  navigationMenus: readonly NavigationMenuMetadata[];
  paths: readonly PathMetadata[];
  queues: readonly ReturnType<typeof readQueue>[];
}

/** The record type of an object without record types; offers every active picklist value. */
export const masterRecordTypeId = "012000000000000AAA";
