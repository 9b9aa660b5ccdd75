import { idField } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import { recordsOf } from "../cache/record-store.ts";
import { isUiRecord, type UiRecord } from "../cache/ui-record.ts";
import { type BatchItem, expectBatch, isBatchItem } from "../codecs/batch.ts";
import { expectObject, orEmpty } from "../codecs/unnormalized.ts";
import { defineWrite, type WriteContext } from "../table/define-write.ts";
import {
  file,
  boolean,
  fieldValues,
  identifiedFieldValues,
  type Kind,
  listOf,
  modifiedSince,
  recordId,
  string,
} from "../table/kinds.ts";
import { body, header, isPathPart, objectOf, part, path, query, required } from "../table/parameters.ts";
import { toLongId } from "../table/record-id.ts";
import { recordResponses } from "./outdated-responses.ts";
import type { BatchOperation, ContentVersion } from "./records.ts";
import {
  evictDeleted,
  invalidateWritten,
  type OperationType,
  operationTypes,
  type RecordWrite,
  storeRecord,
} from "./written-records.ts";

const writeParameters = {
  handleOwnerChange: query(boolean),
  triggerOtherEmail: query(boolean),
  triggerUserEmail: query(boolean),
  useDefaultRule: query(boolean),
  allowSaveOnDuplicate: body(boolean),
};

const contentInput = { fileData: required(part(file)), title: part(string), description: part(string) };

const parseContentVersion = orEmpty(expectObject<ContentVersion>({ id: "string" }));

const invalidateCreated = ({ cache, config, received }: WriteContext<{ apiName: string }>): void =>
  invalidateWritten(cache, { type: "CREATE", apiName: config.apiName }, received);

/**
 * Creates a record. With an `idempotencyKey`, a UUID of your own, a repetition creates no second record: the server
 * returns its first response again.
 */
export const createRecord = defineWrite("createRecord", {
  route: "POST /records",
  parameters: {
    ...writeParameters,
    includeFieldsInBody: query(boolean),
    apiName: required(body(string)),
    fields: required(body(fieldValues)),
    idempotencyKey: header(string),
  },
  outdates: recordResponses,
  onSuccess(response, context) {
    const created = storeRecord(response, context);
    invalidateCreated(context);
    return created;
  },
  onUnknownOutcome: invalidateCreated,
});

const invalidateUpdated = (
  { cache, config, received }: WriteContext<Pick<RecordWrite, "apiName" | "fields">>,
  updated?: UiRecord,
): void => invalidateWritten(cache, { type: "UPDATE", ...config }, received, updated);

/** Updates fields of the record `fields.Id`. */
export const updateRecord = defineWrite("updateRecord", {
  route: "PATCH /records/{recordId}",
  parameters: {
    ...writeParameters,
    apiName: body(string),
    fields: required(body(identifiedFieldValues)),
    ifUnmodifiedSince: header(modifiedSince),
  },
  derive({ fields: { [idField]: id, ...fields } }) {
    if (!isRecordId(id)) throw new PlatformError(400, "INVALID_RECORD_INPUT", "Invalid recordInput");
    return { recordId: toLongId(id), fields };
  },
  outdates: recordResponses,
  onSuccess(response, context) {
    const updated = storeRecord(response, context);
    invalidateUpdated(context, updated);
    return updated;
  },
  onUnknownOutcome: invalidateUpdated,
});

/** Deletes a record. */
export const deleteRecord = defineWrite("deleteRecord", {
  route: "DELETE /records/{recordId}",
  parameters: { recordId: path(recordId) },
  outdates: recordResponses,
  onSuccess(_response, { cache, config, received }): void {
    evictDeleted(cache, config.recordId, received);
  },
  onUnknownOutcome({ cache, config, received }) {
    invalidateWritten(cache, { type: "DELETE", fields: { [idField]: config.recordId } }, received);
  },
});

const isRecordId = (value: unknown): value is string => typeof value === "string" && isPathPart(value);

const operationType: Kind<BatchOperation["type"], OperationType> = {
  expected: `"CREATE", "UPDATE" or "DELETE"`,
  parse: (value) => operationTypes.find((type) => typeof value === "string" && type === value.toUpperCase()),
};

const recordInput = objectOf({ apiName: body(string), allowSaveOnDuplicate: body(boolean), fields: body(fieldValues) });

const operationInput = objectOf({ type: required(body(operationType)), records: required(body(listOf(recordInput))) });

type CheckedOperation = Exclude<ReturnType<(typeof operationInput)["parse"]>, undefined>;

/** An operation; records to update or delete need an `Id`. */
const operation: Kind<BatchOperation, CheckedOperation> = {
  expected: "operation whose records have an Id",
  parse(value) {
    const parsed = operationInput.parse(value);
    const isComplete =
      parsed?.type === "CREATE" || parsed?.records.every(({ fields }) => isRecordId(fields?.[idField]));
    return isComplete ? parsed : undefined;
  },
};

/** The results of a batch of writes, in the order of the records. */
export interface BatchRecords {
  readonly hasErrors: boolean;
  readonly results: readonly BatchItem<unknown>[];
}

const writesOf = (operations: readonly CheckedOperation[]): RecordWrite[] =>
  operations.flatMap(({ type, records }) => records.map((record) => ({ type, ...record })));

const isGood = ({ statusCode }: BatchItem<unknown>): boolean => statusCode >= 200 && statusCode < 300;

/** Creates, updates and deletes records with one request; with `allOrNone`, either all of them or none. */
export const batchRecords = defineWrite("batchRecords", {
  route: "POST /records/batch",
  parameters: {
    allOrNone: body(boolean),
    operations: required(body(listOf(operation))),
    useDefaultRule: body(boolean),
  },
  outdates: recordResponses,
  onSuccess(response, { cache, config, received }): BatchRecords {
    const batch = expectBatch(response);
    const writes = writesOf(config.operations);
    batch.results.forEach((item, at) => {
      const write = writes[at];
      if (!write || !isBatchItem(item) || !isGood(item)) return;
      const { [idField]: id } = write.fields ?? {};
      const written = isUiRecord(item.result) ? item.result : undefined;
      if (written) recordsOf(cache).merge(written, received);
      if (write.type === "DELETE" && typeof id === "string") evictDeleted(cache, toLongId(id), received);
      else invalidateWritten(cache, write, received, written);
    });
    return { ...batch, hasErrors: batch.hasErrors === true, results: batch.results.filter(isBatchItem) };
  },
  onUnknownOutcome({ cache, config, received }) {
    for (const write of writesOf(config.operations)) invalidateWritten(cache, write, received);
  },
});

/** Stores a file as the newest version of a document. */
export const createContentVersion = defineWrite("createContentVersion", {
  route: "POST /records/content-documents/{contentDocumentId}/content-versions",
  parameters: { contentDocumentId: path(recordId), ...contentInput },
  outdates: recordResponses,
  onSuccess: parseContentVersion,
});

/** Stores a file as a new document. */
export const createContentDocumentAndVersion = defineWrite("createContentDocumentAndVersion", {
  route: "POST /records/content-documents/content-versions",
  parameters: contentInput,
  outdates: recordResponses,
  onSuccess: parseContentVersion,
});
