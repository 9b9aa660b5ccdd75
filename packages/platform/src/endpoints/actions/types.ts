/** Something that a user can do with a record, a list or the site. */
export interface PlatformAction {
  readonly actionTarget?: string;
  readonly actionTargetType?: string;
  readonly apiName: string | null;
  readonly label: string;
  readonly section: string;
  readonly type: string;
  readonly subtype?: string | null;
  readonly isMassAction?: string;
  readonly id?: string;
  readonly iconUrl?: string | null;
  /** Six hexadecimal digits. */
  readonly primaryColor?: string | null;
  /** The object that it makes, changes or removes records of. */
  readonly targetObject?: string | null;
  /** A record id, an object, or `Global`. */
  readonly sourceObject?: string | null;
  readonly relatedListRecordId?: string | null;
}

/** Actions by what they are offered for: a record id, an object, or `Global`. */
export interface Actions {
  readonly actions: Readonly<Record<string, { readonly actions: readonly PlatformAction[] }>>;
  readonly eTag?: string;
}

/** Which of an object's standard actions lead elsewhere. */
export interface ActionOverrides {
  readonly overrides: Readonly<Record<string, unknown>> | readonly unknown[];
}

/** The formulas that decide whether actions are offered. */
export interface FormulaActivation {
  readonly [name: string]: unknown;
}

/** What a quick action is. */
export interface QuickActionInfo {
  readonly apiName: string;
  readonly label: string;
  readonly type: string;
  readonly targetSobjectType?: string | null;
  readonly targetRecordTypeId?: string | null;
  /** What the user must be allowed to do with the record. */
  readonly accessLevelRequired?: string | null;
  readonly iconUrl?: string | null;
  readonly successMessage?: string | null;
  /** The lookup that leads from what it makes to the record that it stands on. */
  readonly targetParentField?: string | null;
}

/** Which fields a quick action shows. */
export interface QuickActionLayout {
  readonly actionApiName: string;
  readonly layout: unknown;
}

/** The values that a quick action's fields begin with. */
export interface QuickActionDefaults {
  readonly actionApiName: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly objectApiName?: string;
  readonly targetSobjectType?: string;
}

/** What came of a quick action. */
export interface QuickActionResult {
  readonly id?: string | null;
  readonly success?: boolean;
  readonly [name: string]: unknown;
}
