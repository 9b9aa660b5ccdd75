/** One field as object info describes it. */
export interface FieldInfo {
  readonly apiName: string;
  readonly label: string;
  readonly dataType: string;
  readonly required: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly length?: number;
}

/** One record type of an object. */
export interface RecordTypeInfo {
  readonly recordTypeId: string;
  readonly name: string;
  readonly available: boolean;
  readonly master: boolean;
  readonly defaultRecordTypeMapping: boolean;
}

/** What an object is made of. */
export interface ObjectInfo {
  readonly apiName: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly recordTypeInfos: Readonly<Record<string, RecordTypeInfo>>;
  readonly defaultRecordTypeId: string | null;
  readonly keyPrefix?: string | null;
  readonly createable?: boolean;
  readonly updateable?: boolean;
  readonly deletable?: boolean;
  /** Whether pages of this object have a layout. */
  readonly layoutable?: boolean;
}

/** One choice of a picklist. */
export interface PicklistValue {
  readonly label: string;
  readonly value: string;
  /** Positions in `controllerValues` for which the choice is offered. */
  readonly validFor: readonly number[];
}

/** The choices of one field for one record type. */
export interface PicklistValues {
  readonly values: readonly PicklistValue[];
  readonly defaultValue: PicklistValue | null;
  readonly controllerValues: Readonly<Record<string, number>>;
}

/** The choices of every picklist of a record type, by field name. */
export interface PicklistValuesByField {
  readonly picklistFieldValues: Readonly<Record<string, PicklistValues>>;
}

/** The objects that the user may know of, by name. */
export interface ObjectInfoDirectory {
  readonly objects: Readonly<Record<string, Pick<ObjectInfo, "apiName" | "label" | "keyPrefix">>>;
}
