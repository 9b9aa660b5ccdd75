import { idField } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import { lifetimes } from "../lifetimes.ts";
import { expectRecord, type UiRecord } from "../records/ui-record.ts";
import { record } from "../shapes/record.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite, type Written } from "../table/define-write.ts";
import { fieldNames, flag, jsonObject, modifiedSince, recordId, text } from "../table/kinds.ts";
import { body, header, path, query, required } from "../table/parameters.ts";
import { toLongId } from "../table/record-id.ts";

/** One record with the fields that are named. */
export const getRecord = defineRead({
  name: "getRecord",
  method: "GET",
  path: "/records/{recordId}",
  parameters: { recordId: path(recordId), fields: query(fieldNames), optionalFields: query(fieldNames) },
  requireOneOf: ["fields", "optionalFields"],
  lifetime: lifetimes.record,
  answer: record,
});

/** What both kinds of record input take besides. */
const writeParameters = {
  handleOwnerChange: query(flag),
  triggerOtherEmail: query(flag),
  triggerUserEmail: query(flag),
  useDefaultRule: query(flag),
  allowSaveOnDuplicate: body(flag),
};

/** Holds the record that a write answers with. Status 204 comes without one. */
function takeRecord(answer: unknown, { cache, moment }: Written<unknown>): UiRecord | undefined {
  if (answer === undefined) return undefined;
  const written = expectRecord(answer);
  cache.records.take(written, moment);
  return written;
}

/** Makes a record. */
export const createRecord = defineWrite({
  name: "createRecord",
  method: "POST",
  path: "/records",
  parameters: {
    ...writeParameters,
    includeFieldsInBody: query(flag),
    apiName: required(body(text)),
    fields: required(body(jsonObject)),
  },
  take: takeRecord,
});

/** Changes fields of the record that `fields.Id` names. */
export const updateRecord = defineWrite({
  name: "updateRecord",
  method: "PATCH",
  path: "/records/{recordId}",
  parameters: {
    ...writeParameters,
    apiName: body(text),
    fields: required(body(jsonObject)),
    ifUnmodifiedSince: header(modifiedSince),
  },
  derive({ fields: { [idField]: id, ...fields } }) {
    if (typeof id !== "string" || id === "")
      throw new PlatformError(400, "INVALID_RECORD_INPUT", "Invalid recordInput");
    return { recordId: toLongId(id), fields };
  },
  take: takeRecord,
});

/** Deletes a record. */
export const deleteRecord = defineWrite({
  name: "deleteRecord",
  method: "DELETE",
  path: "/records/{recordId}",
  parameters: { recordId: path(recordId) },
  take(_answer, { cache, config, moment }): void {
    cache.records.evict(config.recordId, moment);
  },
});
