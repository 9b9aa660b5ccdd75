import { idField } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import { recordsOf } from "../cache/record-store.ts";
import { expectRecord, isUiRecord, type UiRecord } from "../cache/ui-record.ts";
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
import type { Received } from "../cache/received.ts";
import { invalidate } from "../cache/invalidate.ts";
import type { UserCache } from "../cache/engine.ts";
import { invalidateRecordLists, recordResponses } from "./outdated-responses.ts";
import type { BatchOperation, ContentVersion } from "./records.ts";

const writeParameters = {
  handleOwnerChange: query(boolean),
  triggerOtherEmail: query(boolean),
  triggerUserEmail: query(boolean),
  useDefaultRule: query(boolean),
  allowSaveOnDuplicate: body(boolean),
};

/** Stores the record in the response of a write. Status 204 has no body. */
function storeRecord(response: unknown, { cache, received }: WriteContext<unknown>): UiRecord | undefined {
  if (response === undefined) return undefined;
  const written = expectRecord(response);
  recordsOf(cache).merge(written, received);
  return written;
}

/** Evicts a deleted record, and invalidates the lists that it belonged to. */
function evictDeleted(cache: UserCache, id: string, received: Received): void {
  const records = recordsOf(cache);
  const objectApiName = records.get(id)?.apiName;
  records.locate(id).evict(received);
  invalidateRecordLists(cache, objectApiName, received);
}

const contentInput = { fileData: required(part(file)), title: part(string), description: part(string) };

const parseContentVersion = orEmpty(expectObject<ContentVersion>({ id: "string" }));

/** Creates a record. */
export const createRecord = defineWrite("createRecord", {
  route: "POST /records",
  parameters: {
    ...writeParameters,
    includeFieldsInBody: query(boolean),
    apiName: required(body(string)),
    fields: required(body(fieldValues)),
  },
  outdates: recordResponses,
  onSuccess(response, context) {
    const created = storeRecord(response, context);
    invalidateRecordLists(context.cache, context.config.apiName, context.received);
    return created;
  },
});

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
    const { Id: id } = context.config.fields;
    if (response === undefined && typeof id === "string") {
      invalidate(context.cache, { recordId: toLongId(id) }, context.received);
    }
    return storeRecord(response, context);
  },
});

/** Deletes a record. */
export const deleteRecord = defineWrite("deleteRecord", {
  route: "DELETE /records/{recordId}",
  parameters: { recordId: path(recordId) },
  outdates: recordResponses,
  onSuccess(_response, { cache, config, received }): void {
    evictDeleted(cache, config.recordId, received);
  },
});

const isRecordId = (value: unknown): value is string => typeof value === "string" && isPathPart(value);

const operationTypes = ["CREATE", "UPDATE", "DELETE"] as const;
type OperationType = (typeof operationTypes)[number];

const operationType: Kind<BatchOperation["type"], OperationType> = {
  expected: `"CREATE", "UPDATE" or "DELETE"`,
  parse: (value) => operationTypes.find((type) => typeof value === "string" && type === value.toUpperCase()),
};

const recordInput = objectOf({ apiName: body(string), allowSaveOnDuplicate: body(boolean), fields: body(fieldValues) });

const operationInput = objectOf({ type: required(body(operationType)), records: required(body(listOf(recordInput))) });

/** An operation; records to update or delete need an `Id`. */
const operation: Kind<BatchOperation, Exclude<ReturnType<(typeof operationInput)["parse"]>, undefined>> = {
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
    const inputs = config.operations.flatMap(({ type, records }) => records.map((record) => ({ type, ...record })));
    batch.results.forEach((item, at) => {
      if (!isBatchItem(item) || !isGood(item)) return;
      const { type, apiName, fields } = inputs[at] ?? {};
      const { [idField]: id } = fields ?? {};
      if (isUiRecord(item.result)) recordsOf(cache).merge(item.result, received);
      else if (type === "UPDATE" && typeof id === "string") invalidate(cache, { recordId: toLongId(id) }, received);
      if (type === "DELETE" && typeof id === "string") evictDeleted(cache, toLongId(id), received);
      if (type === "CREATE") invalidateRecordLists(cache, apiName, received);
    });
    return { ...batch, hasErrors: batch.hasErrors === true, results: batch.results.filter(isBatchItem) };
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
