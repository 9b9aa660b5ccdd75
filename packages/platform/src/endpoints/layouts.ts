import { defaultLayoutMode, type FormFactor, masterRecordTypeId } from "../constants.ts";
import { minute } from "../times.ts";
import type { UiRecord } from "../cache/ui-record.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite } from "../table/define-write.ts";
import { boolean, mapOf, objectName, recordTypeId, string } from "../table/kinds.ts";
import { body, objectOf, path, query, required, withDefault } from "../table/parameters.ts";
import { formFactor, layoutType, mode, storeForEveryFormFactor } from "./kinds.ts";
import type { ObjectInfo } from "./objects.ts";
import { outdating } from "./outdated-responses.ts";

/** An item of a layout. */
export interface LayoutItem {
  readonly label?: string;
  /** Usually fields. */
  readonly layoutComponents: readonly {
    readonly apiName: string | null;
    readonly componentType: string;
    readonly label?: string | null;
  }[];
  readonly editableForNew?: boolean;
  readonly editableForUpdate?: boolean;
  readonly required?: boolean;
  readonly sortable?: boolean;
}

/** A row of a layout. */
export interface LayoutRow {
  readonly layoutItems: readonly LayoutItem[];
}

/** A section of a layout. */
export interface LayoutSection {
  readonly id: string | null;
  readonly heading?: string | null;
  readonly collapsible?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  readonly useHeading?: boolean;
  readonly layoutRows: readonly LayoutRow[];
}

/** The sections and fields of a record page. */
export interface RecordLayout {
  readonly id: string | null;
  readonly objectApiName?: string;
  readonly recordTypeId?: string;
  readonly layoutType: string;
  readonly mode: string;
  readonly sections: readonly LayoutSection[];
}

/** Which sections of a layout a user has collapsed. */
export interface LayoutUserState {
  readonly id: string;
  readonly apiName?: string;
  readonly recordTypeId?: string;
  readonly layoutType: string;
  readonly mode: string;
  readonly sectionUserStates: Readonly<Record<string, { readonly id?: string; readonly collapsed: boolean }>>;
}

/** A stage of a record: a value of the path's picklist. */
export interface PathStep {
  readonly value: string;
  readonly label: string;
  /** Advice for this stage, as HTML. */
  readonly guidance?: string | null;
  /** The key fields of this stage. */
  readonly layoutItems?: readonly LayoutItem[];
}

/** The stages of a record with their guidance. */
export interface PathLayout {
  readonly steps?: readonly PathStep[];
  readonly objectApiName?: string;
  /** The picklist whose values are the stages. */
  readonly fieldApiName?: string;
  readonly label?: string;
  readonly layoutOverride?: string;
  readonly mode?: string;
  readonly recordTypeId?: string | null;
}

/** Layouts by object, record type, layout type and mode. */
export type LayoutsByObject = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, RecordLayout>>>>>>>
>;

/** Everything that a record page needs. */
export interface RecordUi {
  readonly layouts: LayoutsByObject;
  readonly layoutUserStates: Readonly<Record<string, LayoutUserState>>;
  readonly objectInfos: Readonly<Record<string, ObjectInfo>>;
  readonly records: Readonly<Record<string, UiRecord>>;
  readonly eTag?: string;
}

/** The sections and fields of a record page. */
export const getLayout = defineRead("getLayout", {
  route: "GET /layout/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    formFactor: query(formFactor),
    layoutType: required(query(layoutType)),
    mode: required(query(mode)),
    recordTypeId: withDefault(query(recordTypeId), masterRecordTypeId),
  },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<RecordLayout>({ sections: "array" })),
});

/** The stages of a record. */
export const getPathLayout = defineRead("getPathLayout", {
  route: "GET /path/layout/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    layoutOverride: required(query(string)),
    recordTypeId: withDefault(query(recordTypeId), masterRecordTypeId),
    mode: withDefault(query(mode), defaultLayoutMode),
    formFactor: query(formFactor),
  },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<PathLayout>({})),
});

const userStateParameters = {
  objectApiName: path(objectName),
  layoutType: withDefault(query(layoutType), "Full"),
  mode: withDefault(query(mode), defaultLayoutMode),
  recordTypeId: required(query(recordTypeId)),
};

/** Which sections of a layout the user has collapsed. */
export const getLayoutUserState = defineRead("getLayoutUserState", {
  route: "GET /layout/{objectApiName}/user-state",
  parameters: { ...userStateParameters, formFactor: query(formFactor) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<LayoutUserState>({ sectionUserStates: "object" })),
});

/** Collapses and expands sections of a layout for the user. */
export const updateLayoutUserState = defineWrite("updateLayoutUserState", {
  route: "PATCH /layout/{objectApiName}/user-state",
  parameters: {
    ...userStateParameters,
    sectionUserStates: body(mapOf(objectOf({ id: body(string), collapsed: required(body(boolean)) }))),
  },
  ...outdating(["getLayoutUserState", "getRecordUi"]),
  onSuccess(response, { cache, config: { sectionUserStates: _given, ...layout }, received }) {
    const entryFor = (device?: FormFactor) => getLayoutUserState.entry(cache, { ...layout, formFactor: device });
    return storeForEveryFormFactor(entryFor, response, received);
  },
});
