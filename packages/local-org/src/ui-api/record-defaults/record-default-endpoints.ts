import type { RecordDefaults, RecordTemplate } from "@travel-design/platform";
import { queryList } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { FieldValue } from "../../records/field-value.ts";
import { findRecord, get, requireRecords, type Call, type Endpoint } from "../endpoint.ts";
import { recordTypeOfQuery } from "../find.ts";
import { layoutFields, representLayout } from "../layouts/layout-representation.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { objectInfo } from "../object-info.ts";
import { choiceOfQuery, formFactors } from "../query.ts";
import {
  mergeSelections,
  selectNamed,
  selectRecord,
  showRecord,
  type RecordSelection,
  type ShownRecord,
} from "../record-selection.ts";
import { defaultValues } from "./default-values.ts";

/** A record that does not exist yet, as a response contains it. */
const shownDraft = (
  call: Call,
  object: ObjectMetadata,
  fields: Record<string, FieldValue>,
  selection: RecordSelection,
): Omit<ShownRecord, "id"> & { id: null } => ({
  ...showRecord(call.records, object, { id: "", object: object.apiName, fields }, selection),
  id: null,
  weakEtag: 0,
});

const optionalSelection = (call: Call, object: ObjectMetadata): RecordSelection =>
  selectRecord(call, object, [], queryList(call.query, "optionalFields"));

const infosOf = (call: Call, object: ObjectMetadata) => ({ [object.apiName]: objectInfo(call, object) });

/** What a form for a new record needs: its layout, and the record with its default values. */
function createDefaults(call: Call) {
  requireRecords(call);
  const object = addressedObject(call);
  choiceOfQuery(call.query, "formFactor", formFactors, "Large");
  const recordType = recordTypeOfQuery(call.query, object);
  const query = { object, recordType, type: "Full", mode: "Create" } as const;
  const selection = mergeSelections(
    optionalSelection(call, object),
    selectNamed(call, object, [...layoutFields(call, query), "OwnerId", "RecordTypeId"]),
  );
  return {
    layout: representLayout(call, query),
    objectInfos: infosOf(call, object),
    record: shownDraft(call, object, defaultValues(call, object, recordType), selection),
  };
}

/** The default values of a new record, of the requested fields. */
function createTemplate(call: Call) {
  requireRecords(call);
  const object = addressedObject(call);
  const values = defaultValues(call, object, recordTypeOfQuery(call.query, object));
  return {
    objectInfos: infosOf(call, object),
    record: shownDraft(call, object, values, optionalSelection(call, object)),
  };
}

/** The values that a copy of a record begins with, of the requested fields. */
function cloneTemplate(call: Call) {
  const { object, record } = findRecord(call, call.param("recordId"));
  const recordType = recordTypeOfQuery(call.query, object, String(record.fields.RecordTypeId));
  const writable = [...object.fields.values()].filter(({ createable }) => createable);
  const copied = Object.fromEntries(writable.map(({ apiName }) => [apiName, record.fields[apiName] ?? null]));
  const values = {
    ...copied,
    OwnerId: call.userId,
    RecordTypeId: recordType?.id ?? record.fields.RecordTypeId ?? null,
  };
  const draft = shownDraft(call, object, values, optionalSelection(call, object));
  const source = { displayValue: null, value: record.id };
  return {
    objectInfos: infosOf(call, object),
    record: {
      ...draft,
      cloneSourceId: record.id,
      fields: { ...draft.fields, CloneSourceId: source },
    },
  };
}

/** What new records begin with. */
export const recordDefaultEndpoints: readonly Endpoint[] = [
  get<RecordDefaults>("/record-defaults/create/:objectApiName", createDefaults),
  get<RecordTemplate>("/record-defaults/template/create/:objectApiName", createTemplate),
  get<RecordTemplate>("/record-defaults/template/clone/:recordId", cloneTemplate),
];
