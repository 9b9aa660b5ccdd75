import { OrgError } from "../../errors.ts";
import { asInput, asInputWith, booleanOf, splitList, stringOf, type Input } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { RecordWrite, StoredRecord } from "../../records/record-store.ts";
import { rolledBack as undone, type Outcome } from "../../records/write-all.ts";
import { normalizeId } from "../../salesforce-id.ts";
import { resultsOf, batchResults, checkBatchSize, failedItem, type BatchItem } from "../batch-results.ts";
import { findRecord, get, post, noSuchRecord, requireRecords, type Call, type Endpoint } from "../endpoint.ts";
import { findObject, objectOfRecord } from "../find.ts";
import { selectNamed, showRecord } from "../record-selection.ts";
import { requestedSelection } from "./requested-selection.ts";
import { recordErrorOf, withRecordErrors } from "./record-error.ts";
import { checkSaving } from "./check-saving.ts";

const systemFields = ["Id", "Name", "CreatedDate", "LastModifiedDate", "LastModifiedById", "SystemModstamp"];

/** Records by their ids, each with its own outcome; without names of fields, with those that every record has. */
function recordsById(call: Call) {
  const namesNoFields = !["fields", "optionalFields", "layoutTypes"].some((name) => call.query.get(name));
  return resultsOf(splitList(call.param("recordIds")), (id) => {
    const { object, record } = findRecord(call, id);
    const selection = namesNoFields
      ? selectNamed(call, object, systemFields)
      : requestedSelection(call, object, queryFor(call.query, object));
    return showRecord(call.records, object, record, selection);
  });
}

/** A batch may name records of several objects, so fields of other objects are ignored. */
function queryFor(query: URLSearchParams, object: ObjectMetadata): URLSearchParams {
  const own = new URLSearchParams(query);
  for (const name of ["fields", "optionalFields"]) {
    const paths = query.getAll(name).flatMap((list) => list.split(","));
    own.set(name, paths.filter((path) => !isOfOther(path, object)).join(","));
  }
  return own;
}

const isOfOther = (path: string, { apiName }: ObjectMetadata): boolean =>
  path.includes(".") && !path.startsWith(`${apiName}.`);

const badBatch = (message: string): OrgError => new OrgError(400, "INVALID_BATCH_REQUEST", message);

/** What one record of a batch is to become. */
interface Planned {
  object: ObjectMetadata;
  write: RecordWrite;
  allowSaveOnDuplicate: boolean;
}

function planChange(call: Call, type: "update" | "delete", input: Input): Planned {
  const { Id: inFields, ...fields } = asInput(input.fields ?? {}, "fields");
  const value = inFields ?? input.id ?? input.Id;
  const id = typeof value === "string" ? normalizeId(value) : undefined;
  const object = id === undefined ? undefined : objectOfRecord(call.metadata, id);
  if (id === undefined || !object) throw noSuchRecord();
  const write: RecordWrite =
    type === "delete" ? { type, object: object.apiName, id } : { type, object: object.apiName, id, fields };
  return { object, write, allowSaveOnDuplicate: booleanOf(input, "allowSaveOnDuplicate") };
}

function planCreate(call: Call, input: Input): Planned {
  const fields = asInput(input.fields, "fields");
  if (Object.hasOwn(fields, "Id")) throw badBatch("A new record has no Id yet; leave it out.");
  const object = findObject(call.metadata, call.access, stringOf(input, "apiName", ""));
  const write: RecordWrite = { type: "create", object: object.apiName, fields };
  return { object, write, allowSaveOnDuplicate: booleanOf(input, "allowSaveOnDuplicate") };
}

function planRecord(call: Call, type: RecordWrite["type"], record: unknown): Planned {
  const input = asInputWith(record, "a record", ["Id", "allowSaveOnDuplicate", "apiName", "fields", "id"]);
  return type === "create" ? planCreate(call, input) : planChange(call, type, input);
}

/** @throws OrgError 400 for a word that is none; upper and lower case are alike */
function readType(operation: Input): RecordWrite["type"] {
  const name = stringOf(operation, "type", "").toLowerCase();
  const type = (["create", "update", "delete"] as const).find((known) => known === name);
  if (type) return type;
  throw badBatch("An operation's type must be CREATE, UPDATE or DELETE.");
}

/** The records of every operation, in order; a record that cannot be planned is rejected like one that cannot be saved. */
function planAll(call: Call, operations: unknown): Outcome<Planned>[] {
  if (!Array.isArray(operations)) throw badBatch("operations must be a list.");
  const items = operations.flatMap((operation) => {
    const input = asInputWith(operation, "an operation", ["records", "type"]);
    const type = readType(input);
    if (!Array.isArray(input.records) || input.records.length === 0) throw badBatch("An operation needs records.");
    return input.records.map((record: unknown) => ({ type, record }));
  });
  checkBatchSize(items.length);
  return items.map(({ type, record }) => planOne(call, type, record));
}

function planOne(call: Call, type: RecordWrite["type"], record: unknown): Outcome<Planned> {
  try {
    const planned = planRecord(call, type, record);
    const { object, write, allowSaveOnDuplicate } = planned;
    if (write.type !== "delete") {
      const saving = { object, fields: write.fields, allowSaveOnDuplicate };
      const id = write.type === "update" ? write.id : undefined;
      withRecordErrors(object, () => checkSaving(call.metadata, call.records, { ...saving, id }));
    }
    return { result: planned };
  } catch (error) {
    return { error };
  }
}

const rolledBack = new OrgError(
  400,
  "ALL_OR_NONE_OPERATION_ROLLED_BACK",
  "This record was not saved, because another one of the batch was rejected.",
);

function itemOf(call: Call, { object, write }: Planned, outcome: Outcome<StoredRecord | undefined>): BatchItem {
  if ("error" in outcome) {
    const error = write.type === "delete" ? outcome.error : recordErrorOf(object, outcome.error);
    return failedItem(outcome.error === undone ? rolledBack : error);
  }
  if (!outcome.result) return { statusCode: 204, result: null };
  const names = write.type === "delete" ? [] : [...systemFields, ...Object.keys(write.fields)];
  const result = showRecord(call.records, object, outcome.result, selectNamed(call, object, names));
  return { statusCode: write.type === "create" ? 201 : 200, result };
}

/** Makes, changes and deletes records; with `allOrNone`, which is the rule, either all of them or none. */
function writeBatch(call: Call, body: unknown) {
  requireRecords(call);
  const input = asInputWith(body, "the batch", ["allOrNone", "operations", "useDefaultRule"]);
  const allOrNone = (input.allOrNone ?? null) === null ? true : booleanOf(input, "allOrNone");
  booleanOf(input, "useDefaultRule");
  const plans = planAll(call, input.operations);
  const planned = plans.flatMap((plan) => ("result" in plan ? [plan.result] : []));
  if (allOrNone && planned.length < plans.length)
    return batchResults(plans.map((plan) => failedItem("error" in plan ? plan.error : rolledBack)));
  const outcomes = call.records.writeAll(
    planned.map(({ write }) => write),
    allOrNone,
  );
  const written = new Map(planned.map((plan, at) => [plan, outcomes[at]]));
  return batchResults(
    plans.map((plan) => {
      if ("error" in plan) return failedItem(plan.error);
      return itemOf(call, plan.result, written.get(plan.result) ?? { error: rolledBack });
    }),
  );
}

/** Several records in one request. */
export const recordBatchEndpoints: readonly Endpoint[] = [
  get("/records/batch/:recordIds", recordsById),
  post("/records/batch", writeBatch),
];
