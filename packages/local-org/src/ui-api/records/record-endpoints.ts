import type { UiRecord } from "@travel-design/platform";
import { OrgError } from "../../errors.ts";
import { asInput, asInputWith, booleanOf, queryList, stringOf, type Input } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { StoredRecord } from "../../records/record-store.ts";
import { normalizeId } from "../../salesforce-id.ts";
import { findRecord, get, patch, post, remove, requireRecords, type Call, type Endpoint } from "../endpoint.ts";
import { ownFields } from "../field-selection.ts";
import { findObject } from "../find.ts";
import { showRecord, type ShownRecord } from "../record-selection.ts";
import { requestedSelection } from "./requested-selection.ts";
import { checkSaving } from "./check-saving.ts";
import { withRecordErrors } from "./record-error.ts";
import { onlyOnce } from "./only-once.ts";

const alwaysReturned = ["Id", "Name", "CreatedDate", "CreatedById", "LastModifiedDate", "LastModifiedById", "OwnerId"];
const bodyKeys = ["apiName", "fields", "allowSaveOnDuplicate"];

/** A written record, with the fields that every response contains and those that were written. */
const showWritten = (call: Call, object: ObjectMetadata, record: StoredRecord, written: Input): ShownRecord => {
  const isBare = call.query.get("includeFieldsInBody") === "false";
  const own = ownFields(object, isBare ? [] : [...alwaysReturned, ...Object.keys(written)]);
  return showRecord(call.records, object, record, { own, parents: new Map() });
};

function create(call: Call, body: unknown): ShownRecord {
  requireRecords(call);
  const input = asInputWith(body, "the record", bodyKeys);
  const allowSaveOnDuplicate = booleanOf(input, "allowSaveOnDuplicate");
  const object = findObject(call.metadata, call.access, stringOf(input, "apiName", ""));
  const fields = asInput(input.fields, "fields");
  const record = withRecordErrors(object, () => {
    checkSaving(call.metadata, call.records, { object, fields, allowSaveOnDuplicate });
    return call.records.create(object.apiName, fields);
  });
  return showWritten(call, object, record, fields);
}

function read(call: Call): ShownRecord {
  if (!["fields", "optionalFields", "layoutTypes"].some((name) => queryList(call.query, name).length > 0)) {
    const message = "Specify at least one of fields, optionalFields and layoutTypes.";
    throw new OrgError(400, "MISSING_ARGUMENT", message);
  }
  const { object, record } = findRecord(call, call.param("recordId"));
  return showRecord(call.records, object, record, requestedSelection(call, object, call.query));
}

/** @throws OrgError 412 if the record was changed after the version that the caller read */
function checkUnmodified(record: StoredRecord, since: string | undefined): void {
  const readAt = since === undefined ? NaN : Date.parse(since);
  if (Number.isNaN(readAt)) return;
  // An HTTP date has no milliseconds.
  if (Math.floor(Date.parse(String(record.fields.LastModifiedDate)) / 1000) * 1000 > readAt) {
    const message = "The record was changed since you read it; read it again and repeat your change.";
    throw new OrgError(412, "PRECONDITION_FAILED", message);
  }
}

/** The changed fields. An update may repeat the record's own id. */
function changesOf(input: Input, id: string): Input {
  const { Id, ...changes } = asInput(input.fields, "fields");
  if (Id === undefined || (typeof Id === "string" && normalizeId(Id) === id)) return changes;
  throw new OrgError(400, "INVALID_FIELD_FOR_INSERT_UPDATE", "Id must be the id of the address, or absent.", ["Id"]);
}

/** Changes the record of the address. */
export function updateRecord(call: Call, body: unknown): ShownRecord {
  requireRecords(call);
  const input = asInputWith(body, "the record", bodyKeys);
  const { object, record } = findRecord(call, call.param("recordId"));
  const allowSaveOnDuplicate = booleanOf(input, "allowSaveOnDuplicate");
  checkUnmodified(record, call.request.headers["if-unmodified-since"]);
  const changes = changesOf(input, record.id);
  const updated = withRecordErrors(object, () => {
    checkSaving(call.metadata, call.records, { object, fields: changes, allowSaveOnDuplicate, id: record.id });
    return call.records.update(object.apiName, record.id, changes);
  });
  return showWritten(call, object, updated, changes);
}

/** Deletes the record of the address. */
export function deleteRecord(call: Call): void {
  requireRecords(call);
  const { object, record } = findRecord(call, call.param("recordId"));
  call.records.delete(object.apiName, record.id);
}

/** Creating, reading, changing and deleting single records. */
export const recordEndpoints: readonly Endpoint[] = [
  post<UiRecord>("/records", onlyOnce(create), 201),
  get<UiRecord>("/records/:recordId", read),
  patch<UiRecord>("/records/:recordId", updateRecord),
  remove("/records/:recordId", deleteRecord),
];
