import { minute } from "../times.ts";
import { defineBatch } from "../codecs/batch.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { fieldName, type FieldName, type Kind, objectName, objectNames, recordId } from "../table/kinds.ts";
import { path } from "../table/parameters.ts";

/** One field as object info describes it. */
export interface FieldInfo {
  readonly apiName: string;
  readonly label: string;
  readonly dataType: string;
  readonly required: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly length?: number;
  readonly precision?: number;
  readonly scale?: number;
  readonly custom?: boolean;
  readonly unique?: boolean;
  readonly externalId?: boolean;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  /** Whether it is the name of the record. */
  readonly nameField?: boolean;
  readonly inlineHelpText?: string | null;
  /** Whether it refers to records, of which objects, and the name of the relationship. */
  readonly reference?: boolean;
  readonly referenceToInfos?: readonly { readonly apiName: string; readonly nameFields: readonly string[] }[];
  readonly relationshipName?: string | null;
  /** The picklist that controls the values of this one. */
  readonly controllerName?: string | null;
}

/** A relationship from another object to this one. */
export interface ChildRelationship {
  readonly childObjectApiName: string;
  readonly fieldName: string;
  /** For example `Quotations__r`, the id of the related list. */
  readonly relationshipName: string | null;
}

/** The color, as six hexadecimal digits, and the icon of an object. */
export interface ThemeInfo {
  readonly color: string;
  readonly iconUrl: string;
}

/** One record type of an object. */
export interface RecordTypeInfo {
  readonly recordTypeId: string;
  readonly name: string;
  readonly available: boolean;
  readonly master: boolean;
  readonly defaultRecordTypeMapping: boolean;
}

/** Fields, record types and permissions of an object. */
export interface ObjectInfo {
  readonly apiName: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, FieldInfo>>;
  readonly recordTypeInfos: Readonly<Record<string, RecordTypeInfo>>;
  readonly defaultRecordTypeId: string | null;
  readonly keyPrefix?: string | null;
  readonly eTag?: string;
  readonly labelPlural?: string;
  readonly nameFields?: readonly string[];
  readonly childRelationships?: readonly ChildRelationship[];
  readonly themeInfo?: ThemeInfo | null;
  readonly custom?: boolean;
  readonly queryable?: boolean;
  readonly searchable?: boolean;
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
  /** Indexes in `controllerValues` for which the value is available. */
  readonly validFor: readonly number[];
}

/** The picklist values of one field for one record type. */
export interface PicklistValues {
  readonly values: readonly PicklistValue[];
  readonly defaultValue: PicklistValue | null;
  readonly controllerValues: Readonly<Record<string, number>>;
}

/** The values of every picklist of a record type, by field name. */
export interface PicklistValuesByField {
  readonly picklistFieldValues: Readonly<Record<string, PicklistValues>>;
}

/** The objects that the user may access, by name. */
export interface ObjectInfoDirectory {
  readonly objects: Readonly<
    Record<string, Pick<ObjectInfo, "apiName" | "label" | "labelPlural" | "keyPrefix" | "nameFields">>
  >;
}

/** Fields, record types and permissions of an object. */
export const getObjectInfo = defineRead("getObjectInfo", {
  route: "GET /object-info/{objectApiName}",
  parameters: { objectApiName: path(objectName) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<ObjectInfo>({ apiName: "string", fields: "object" })),
});

/** Fields, record types and permissions of several objects. */
export const getObjectInfos = defineBatch("getObjectInfos", {
  route: "GET /object-info/batch/{objectApiNames}",
  parameters: { objectApiNames: path(objectNames) },
  lifetime: 15 * minute,
  items: (cache, { objectApiNames }) =>
    objectApiNames.map((objectApiName) => getObjectInfo.entry(cache, { objectApiName })),
  itemErrorLifetime: 5 * minute,
});

/** The objects that the user may access. */
export const getObjectInfoDirectory = defineRead("getObjectInfoDirectory", {
  route: "GET /object-info",
  parameters: {},
  response: unnormalized(expectObject<ObjectInfoDirectory>({ objects: "object" })),
});

const filledParts = /^[^.]+(?:\.[^.]+)+$/;

/** A field with its object, because both are parts of the path. */
const qualifiedFieldName: Kind<FieldName, string> = {
  expected: "Object.Field",
  parse: (value) => {
    const name = fieldName.parse(value);
    return name !== undefined && filledParts.test(name) ? name : undefined;
  },
};

/** The picklist values of one field, as `Object.Field`, for a record type. */
export const getPicklistValues = defineRead("getPicklistValues", {
  route: "GET /object-info/{objectApiName}/picklist-values/{recordTypeId}/{fieldApiName}",
  parameters: { fieldApiName: path(qualifiedFieldName), recordTypeId: path(recordId) },
  derive({ fieldApiName }) {
    const [objectApiName, ...field] = fieldApiName.split(".");
    return { objectApiName, fieldApiName: field.join(".") };
  },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<PicklistValues>({ values: "array" })),
});

/** The values of every picklist of a record type. */
export const getPicklistValuesByRecordType = defineRead("getPicklistValuesByRecordType", {
  route: "GET /object-info/{objectApiName}/picklist-values/{recordTypeId}",
  parameters: { objectApiName: path(objectName), recordTypeId: path(recordId) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<PicklistValuesByField>({ picklistFieldValues: "object" })),
});
