import { invalidate } from "../cache/invalidate.ts";
import { batchErrorLifetimes } from "../batch-error-lifetimes.ts";
import * as lifetimes from "../lifetimes.ts";
import { batch } from "../codecs/batch.ts";
import { expectObject, unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite } from "../table/define-write.ts";
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
import { body, type CheckedOf, objectOf, path, query, required } from "../table/parameters.ts";
import { actionParameters } from "./kinds.ts";
import { invalidateRecordLists, recordResponses } from "./outdated-responses.ts";

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

/** What a quick action is performed with. */
const quickActionInput = {
  actionApiName: path(string),
  allowSaveOnDuplicate: body(boolean),
  apiName: body(string),
  contextId: body(recordId),
  fields: body(jsonObject),
};

const expectResult = expectObject<QuickActionResult>({});

/** What came of it. Status 204 comes without. */
const parseResult = (response: unknown): QuickActionResult | undefined =>
  response === undefined ? undefined : expectResult(response);

/** What the user can do with records. */
export const getRecordActions = defineRead({
  name: "getRecordActions",
  path: "/actions/record/{recordIds}",
  parameters: {
    recordIds: path(recordIds),
    ...actionParameters(query),
  },
  requireOneOf: ["sections", "apiNames"],
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<Actions>({ actions: "object" })),
});

/** What the user can do while changing records. */
export const getRecordEditActions = defineRead({
  name: "getRecordEditActions",
  path: "/actions/record/{recordIds}/record-edit",
  parameters: {
    recordIds: path(recordIds),
    ...actionParameters(query),
  },
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<Actions>({ actions: "object" })),
});

/** What the user can do anywhere. */
export const getGlobalActions = defineRead({
  name: "getGlobalActions",
  path: "/actions/global",
  parameters: {},
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<Actions>({ actions: "object" })),
});

/** What the user can do in a lookup of these objects. */
export const getLookupActions = defineRead({
  name: "getLookupActions",
  path: "/actions/lookup/{objectApiNames}",
  parameters: {
    objectApiNames: path(objectNames),
  },
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<Actions>({ actions: "object" })),
});

/** What the user can do while making a record. */
export const getObjectCreateActions = defineRead({
  name: "getObjectCreateActions",
  path: "/actions/object/{objectApiName}/record-create",
  parameters: {
    objectApiName: path(objectName),
  },
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<Actions>({ actions: "object" })),
});

/** What the user can do with a related list of records. */
export const getRelatedListActions = defineRead({
  name: "getRelatedListActions",
  method: "POST",
  path: "/actions/record/{recordIds}/related-list/{relatedListId}",
  parameters: {
    recordIds: path(recordIds),
    relatedListId: path(string),
    ...actionParameters(body),
  },
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<Actions>({ actions: "object" })),
});

const ofOneList = objectOf({ relatedListId: required(body(string)), ...actionParameters(body) });

const parameters = {
  recordIds: path(recordIds),
  relatedListsActionParameters: required(body(listOf(ofOneList))),
};

/** What the user can do with several related lists of records. */
export const getRelatedListsActions = defineRead({
  name: "getRelatedListsActions",
  method: "POST",
  path: "/actions/record/{recordIds}/related-list/batch",
  parameters,
  lifetime: lifetimes.actions,
  response: batch({
    items: (cache, { recordIds: ids, relatedListsActionParameters: lists }: CheckedOf<typeof parameters>) =>
      lists.map((list) => getRelatedListActions.entry(cache, { recordIds: ids, ...list })),
    errorLifetime: batchErrorLifetimes.relatedListActions,
  }),
});

/** What the user can do with records in a related list. */
export const getRelatedListRecordActions = defineRead({
  name: "getRelatedListRecordActions",
  path: "/actions/record/{recordIds}/related-list-record/{relatedListRecordIds}",
  parameters: {
    recordIds: path(recordIds),
    relatedListRecordIds: path(recordIds),
  },
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<Actions>({ actions: "object" })),
});

/** Which of an object's standard actions lead elsewhere. */
export const getActionOverrides = defineRead({
  name: "getActionOverrides",
  path: "/actions/overrides/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    defaultTemplateOnly: query(boolean),
    type: query(string),
  },
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<ActionOverrides>({})),
});

/** The formulas that decide whether actions are offered. */
export const getFormulaActivation = defineRead({
  name: "getFormulaActivation",
  path: "/actions/formula-activation/{actionFeature}",
  parameters: {
    actionFeature: path(string),
    application: query(string),
    objectApiNames: query(objectNames),
  },
  lifetime: lifetimes.actions,
  response: unnormalized(expectObject<FormulaActivation>({})),
});

/** What a quick action is, and what the user must be allowed for it. */
export const getQuickActionInfo = defineRead({
  name: "getQuickActionInfo",
  path: "/actions/quick-action-info/{actionApiName}",
  parameters: {
    actionApiName: path(string),
    parentRecordId: query(recordId),
  },
  lifetime: lifetimes.quickActionData,
  response: unnormalized(expectObject<QuickActionInfo>({})),
});

/** Which fields a quick action shows. */
export const getQuickActionLayout = defineRead({
  name: "getQuickActionLayout",
  path: "/actions/layout/{actionApiName}",
  parameters: {
    actionApiName: path(string),
  },
  lifetime: lifetimes.quickActionData,
  response: unnormalized(expectObject<QuickActionLayout>({ actionApiName: "string" })),
});

/** The values that a quick action's fields begin with. */
export const getQuickActionDefaults = defineRead({
  name: "getQuickActionDefaults",
  path: "/actions/record-defaults/{actionApiName}",
  parameters: {
    actionApiName: path(string),
    optionalFields: query(fieldNames),
    parentRecordId: query(recordId),
  },
  lifetime: lifetimes.quickActionData,
  response: unnormalized(expectObject<QuickActionDefaults>({ fields: "object" })),
});

/** Performs a quick action that makes something, on its own or for the record `contextId`. */
export const performQuickAction = defineWrite({
  name: "performQuickAction",
  method: "POST",
  path: "/actions/perform-quick-action/{actionApiName}",
  parameters: quickActionInput,
  outdates: recordResponses,
  onSuccess(response, { cache, config, received }) {
    invalidateRecordLists(cache, config.apiName, received);
    return parseResult(response);
  },
});

/** Performs a quick action that changes the record `contextId`. */
export const performUpdateRecordQuickAction = defineWrite({
  name: "performUpdateRecordQuickAction",
  method: "PATCH",
  path: "/actions/perform-quick-action/{actionApiName}",
  parameters: { ...quickActionInput, contextId: required(quickActionInput.contextId) },
  outdates: recordResponses,
  onSuccess(response, { cache, config, received }) {
    invalidate(cache, { recordId: config.contextId }, received);
    return parseResult(response);
  },
});
