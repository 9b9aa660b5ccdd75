import type {
  QuickActionDefaults,
  QuickActionInfo,
  QuickActionLayout,
  QuickActionResult,
} from "@travel-design/platform";
import { queryList } from "../../http/input.ts";
import { masterRecordTypeId } from "../../metadata/org-metadata.ts";
import type { FieldValue } from "../../records/field-value.ts";
import { declaredId } from "../../salesforce-id.ts";
import { get, patch, post, type Call, type Endpoint } from "../endpoint.ts";
import { shownSection } from "../layouts/layout-representation.ts";
import { defaultValues } from "../record-defaults/default-values.ts";
import { mergeSelections, selectNamed, selectRecord, showRecord } from "../record-selection.ts";
import { themeOf } from "../theme.ts";
import { performQuickAction } from "./perform-quick-action.ts";
import { actionFields, addressedAction, contextRecord, presetValues, type FoundAction } from "./quick-action.ts";

/** The access to the context record of an action that a caller needs. */
function accessLevelOf({ action }: FoundAction): string | null {
  if (action.sourceObject === undefined) return null;
  return action.type === "Update" ? "Edit" : "Read";
}

const recordTypeIdOf = ({ recordType, target }: FoundAction): string => recordType?.id ?? target.defaultRecordTypeId;

/** What an action is. */
function quickActionInfo(call: Call) {
  const found = addressedAction(call);
  const { action, target } = found;
  contextRecord(call, action, call.query.get("parentRecordId") ?? "");
  const { color, iconUrl } = themeOf(call.metadata, target);
  return {
    accessLevelRequired: accessLevelOf(found),
    actionApiName: action.fullName,
    apiName: action.fullName,
    contextSobjectType: action.sourceObject ?? null,
    defaultValues: action.overrides.map(({ field, literal }) => ({ defaultValue: literal ?? null, field })),
    iconUrl,
    id: action.id,
    label: action.label,
    primaryColor: color,
    successMessage: action.successMessage,
    targetParentField: action.parentField ?? null,
    targetRecordTypeId: recordTypeIdOf(found),
    targetSobjectType: target.apiName,
    type: action.type,
  };
}

/** The form of an action, as a layout of one section. */
function quickActionLayout(call: Call) {
  const { action, target, recordType } = addressedAction(call);
  const mode = action.type === "Update" ? "Edit" : "Create";
  const section = shownSection(call, { object: target, mode, layoutName: action.fullName }, action.section, 0);
  return {
    actionApiName: action.fullName,
    layout: {
      id: declaredId("00h", action.fullName),
      layoutType: "Full",
      mode,
      objectApiName: target.apiName,
      recordTypeId: recordType?.id ?? masterRecordTypeId,
      saveOptions: [],
      sections: section ? [section] : [],
    },
  };
}

/** The initial values of the fields of an action's form. */
function quickActionDefaults(call: Call) {
  const found = addressedAction(call);
  const { action, target, recordType } = found;
  const context = contextRecord(call, action, call.query.get("parentRecordId") ?? "");
  const isUpdate = action.type === "Update";
  const fields: Record<string, FieldValue> = {
    ...(isUpdate ? context?.fields : defaultValues(call, target, recordType)),
    ...presetValues(found),
    ...(action.parentField !== undefined && context && { [action.parentField]: context.id }),
  };
  const names = [...actionFields(action), ...action.overrides.map(({ field }) => field), action.parentField ?? ""];
  const selection = mergeSelections(
    selectNamed(call, target, names),
    selectRecord(call, target, [], queryList(call.query, "optionalFields")),
  );
  const draft = { id: isUpdate ? (context?.id ?? "") : "", object: target.apiName, fields };
  return {
    actionApiName: action.fullName,
    fields: showRecord(call.records, target, draft, selection).fields,
    objectApiName: target.apiName,
    targetSobjectType: target.apiName,
  };
}

const perform = "/actions/perform-quick-action/:actionApiName";

/** Quick actions: what they are, their forms, and performing them. */
export const quickActionEndpoints: readonly Endpoint[] = [
  get<QuickActionLayout>("/actions/layout/:actionApiName", quickActionLayout),
  get<QuickActionInfo>("/actions/quick-action-info/:actionApiName", quickActionInfo),
  get<QuickActionDefaults>("/actions/record-defaults/:actionApiName", quickActionDefaults),
  post<QuickActionResult>(perform, (call, body) => performQuickAction(call, body, "Create")),
  patch<QuickActionResult>(perform, (call, body) => performQuickAction(call, body, "Update")),
];
