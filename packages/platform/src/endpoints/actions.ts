import { invalidate } from "../cache/invalidate.ts";
import type { UiRecord } from "../cache/ui-record.ts";
import { minute } from "../times.ts";
import { defineBatch } from "../codecs/batch.ts";
import { expectObject, orEmpty, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite, type WriteContext } from "../table/define-write.ts";
import {
  fieldNames,
  boolean,
  jsonObject,
  listOf,
  objectName,
  objectNames,
  recordId,
  recordIds,
  string,
} from "../table/kinds.ts";
import { body, objectOf, path, query, required } from "../table/parameters.ts";
import { actionParameters } from "./kinds.ts";
import type { RecordLayout } from "./layouts.ts";
import { invalidateRecordLists, recordResponses } from "./outdated-responses.ts";
import { objectNameOf } from "./written-records.ts";

/** An action for a record, a list or the site. */
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
  /** The object whose records it changes. */
  readonly targetObject?: string | null;
  /** A record id, an object, or `Global`. */
  readonly sourceObject?: string | null;
  readonly relatedListRecordId?: string | null;
}

/** Actions by source: a record id, an object, or `Global`. */
export interface Actions {
  readonly actions: Readonly<Record<string, { readonly actions: readonly PlatformAction[] }>>;
  readonly eTag?: string;
}

/** The overridden standard actions of an object. Salesforce does not document their properties. */
export interface ActionOverrides {
  readonly overrides: Readonly<Record<string, unknown>> | readonly unknown[];
}

/** Which objects have actions whose availability depends on a formula. */
export interface FormulaActivation {
  readonly actionFeature?: string;
  readonly application?: string | null;
  /** By API name of the object. */
  readonly objects?: Readonly<Record<string, { readonly isActive: boolean }>>;
}

/** Describes a quick action. */
export interface QuickActionInfo {
  readonly apiName: string;
  readonly label: string;
  readonly type: string;
  readonly targetSobjectType?: string | null;
  readonly targetRecordTypeId?: string | null;
  /** The access to the record that the user needs. */
  readonly accessLevelRequired?: string | null;
  readonly iconUrl?: string | null;
  readonly successMessage?: string | null;
  /** The lookup from the created record to the record of the action. */
  readonly targetParentField?: string | null;
}

/** The layout of a quick action. */
export interface QuickActionLayout {
  readonly actionApiName: string;
  readonly layout: RecordLayout;
}

/** The default field values of a quick action. */
export interface QuickActionDefaults {
  readonly actionApiName: string;
  readonly fields: UiRecord["fields"];
  readonly objectApiName?: string;
  readonly targetSobjectType?: string;
}

/** The result of a quick action. */
export interface QuickActionResult {
  /** The created or updated record. */
  readonly id?: string | null;
  /** The record that the action was performed on. */
  readonly contextId?: string | null;
  readonly feedItemId?: string | null;
  readonly isCreated?: boolean;
  readonly isSuccess?: boolean;
  readonly successMessage?: string | null;
}

/** What the reads of actions share. */
const actions = { lifetime: 5 * minute, response: unnormalized(expectObject<Actions>({ actions: "object" })) };

const quickActionInput = {
  actionApiName: path(string),
  allowSaveOnDuplicate: body(boolean),
  apiName: body(string),
  contextId: body(recordId),
  fields: body(jsonObject),
};

const parseResult = orEmpty(expectObject<QuickActionResult>({}));

/** The actions for records. */
export const getRecordActions = defineRead("getRecordActions", {
  route: "GET /actions/record/{recordIds}",
  parameters: { recordIds: path(recordIds), ...actionParameters(query) },
  requireOneOf: ["sections", "apiNames"],
  ...actions,
});

/** The actions while editing records. */
export const getRecordEditActions = defineRead("getRecordEditActions", {
  route: "GET /actions/record/{recordIds}/record-edit",
  parameters: { recordIds: path(recordIds), ...actionParameters(query) },
  ...actions,
});

/** The global actions. */
export const getGlobalActions = defineRead("getGlobalActions", {
  route: "GET /actions/global",
  parameters: {},
  ...actions,
});

/** The actions in a lookup of these objects. */
export const getLookupActions = defineRead("getLookupActions", {
  route: "GET /actions/lookup/{objectApiNames}",
  parameters: { objectApiNames: path(objectNames) },
  ...actions,
});

/** The actions while creating a record. */
export const getObjectCreateActions = defineRead("getObjectCreateActions", {
  route: "GET /actions/object/{objectApiName}/record-create",
  parameters: { objectApiName: path(objectName) },
  ...actions,
});

/** The actions of a related list. */
export const getRelatedListActions = defineRead("getRelatedListActions", {
  route: "POST /actions/record/{recordIds}/related-list/{relatedListId}",
  parameters: { recordIds: path(recordIds), relatedListId: path(string), ...actionParameters(body) },
  ...actions,
});

const ofOneList = objectOf({ relatedListId: required(body(string)), ...actionParameters(body) });

/** The actions of several related lists. */
export const getRelatedListsActions = defineBatch("getRelatedListsActions", {
  route: "POST /actions/record/{recordIds}/related-list/batch",
  parameters: { recordIds: path(recordIds), relatedListsActionParameters: required(body(listOf(ofOneList))) },
  lifetime: 5 * minute,
  items: (cache, { recordIds: ids, relatedListsActionParameters: lists }) =>
    lists.map((list) => getRelatedListActions.entry(cache, { recordIds: ids, ...list })),
});

/** The actions for records in a related list. */
export const getRelatedListRecordActions = defineRead("getRelatedListRecordActions", {
  route: "GET /actions/record/{recordIds}/related-list-record/{relatedListRecordIds}",
  parameters: { recordIds: path(recordIds), relatedListRecordIds: path(recordIds) },
  ...actions,
});

/** The overridden standard actions of an object. */
export const getActionOverrides = defineRead("getActionOverrides", {
  route: "GET /actions/overrides/{objectApiName}",
  parameters: { objectApiName: path(objectName), defaultTemplateOnly: query(boolean), type: query(string) },
  lifetime: 5 * minute,
  response: unnormalized(expectObject<ActionOverrides>({})),
});

/** The formulas that determine whether actions are available. */
export const getFormulaActivation = defineRead("getFormulaActivation", {
  route: "GET /actions/formula-activation/{actionFeature}",
  parameters: { actionFeature: path(string), application: query(string), objectApiNames: query(objectNames) },
  lifetime: 5 * minute,
  response: unnormalized(expectObject<FormulaActivation>({})),
});

/** Describes a quick action and the access that it needs. */
export const getQuickActionInfo = defineRead("getQuickActionInfo", {
  route: "GET /actions/quick-action-info/{actionApiName}",
  parameters: { actionApiName: path(string), parentRecordId: query(recordId) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<QuickActionInfo>({})),
});

/** The layout of a quick action. */
export const getQuickActionLayout = defineRead("getQuickActionLayout", {
  route: "GET /actions/layout/{actionApiName}",
  parameters: { actionApiName: path(string) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<QuickActionLayout>({ actionApiName: "string" })),
});

/** The default field values of a quick action. */
export const getQuickActionDefaults = defineRead("getQuickActionDefaults", {
  route: "GET /actions/record-defaults/{actionApiName}",
  parameters: { actionApiName: path(string), optionalFields: query(fieldNames), parentRecordId: query(recordId) },
  lifetime: 15 * minute,
  response: unnormalized(expectObject<QuickActionDefaults>({ fields: "object" })),
});

const invalidateCreated = ({
  cache,
  config,
  received,
}: WriteContext<{ readonly apiName?: string | undefined }>): void =>
  invalidateRecordLists(cache, config.apiName, received);

/** Performs a quick action that creates a record. */
export const performQuickAction = defineWrite("performQuickAction", {
  route: "POST /actions/perform-quick-action/{actionApiName}",
  parameters: quickActionInput,
  outdates: recordResponses,
  onSuccess(response, context) {
    invalidateCreated(context);
    return parseResult(response);
  },
  onUnknownOutcome: invalidateCreated,
});

// An action may have fields of its own, so every list of the object may have changed.
const invalidateUpdated = ({ cache, config, received }: WriteContext<{ readonly contextId: string }>): void => {
  invalidate(cache, { recordId: config.contextId }, received);
  invalidateRecordLists(cache, objectNameOf(cache, config.contextId), received);
};

/** Performs a quick action that updates the record `contextId`. */
export const performUpdateRecordQuickAction = defineWrite("performUpdateRecordQuickAction", {
  route: "PATCH /actions/perform-quick-action/{actionApiName}",
  parameters: { ...quickActionInput, contextId: required(quickActionInput.contextId) },
  outdates: recordResponses,
  onSuccess(response, context) {
    invalidateUpdated(context);
    return parseResult(response);
  },
  onUnknownOutcome: invalidateUpdated,
});
