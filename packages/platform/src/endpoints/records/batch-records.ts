import { expectBatch, isWireItem, type BatchItem } from "../../shapes/batch.ts";
import { recordsOf } from "../../records/record-store.ts";
import { isUiRecord } from "../../records/ui-record.ts";
import { idField } from "../../constants.ts";
import { defineWrite, type Written } from "../../table/define-write.ts";
import { flag, jsonObject, listOf, text, type Kind } from "../../table/kinds.ts";
import { body, objectOf, required, type CheckedOf } from "../../table/parameters.ts";
import { toLongId } from "../../table/record-id.ts";

const operationTypes = ["CREATE", "UPDATE", "DELETE"] as const;
type OperationType = (typeof operationTypes)[number];

const operationType: Kind<string, OperationType> = {
  expected: `"CREATE", "UPDATE" or "DELETE"`,
  keep: (value) => operationTypes.find((type) => typeof value === "string" && type === value.toUpperCase()),
};

const recordInput = objectOf({ apiName: body(text), allowSaveOnDuplicate: body(flag), fields: body(jsonObject) });

const parameters = {
  allOrNone: body(flag),
  operations: required(
    body(listOf(objectOf({ type: required(body(operationType)), records: required(body(listOf(recordInput))) }))),
  ),
  useDefaultRule: body(flag),
};

/** What came of a batch of writes, record by record in the order in which they were given. */
export interface BatchRecords {
  readonly hasErrors: boolean;
  readonly results: readonly BatchItem<unknown>[];
}

const isGood = ({ statusCode }: BatchItem<unknown>): boolean => statusCode >= 200 && statusCode < 300;

function expectResults(answer: unknown): BatchRecords {
  const batch = expectBatch(answer);
  return { ...batch, hasErrors: batch.hasErrors === true, results: batch.results.filter(isWireItem) };
}

/** Takes in every record that was made or changed, and forgets every record that was deleted. */
function takeResults(answer: unknown, { cache, config, moment }: Written<CheckedOf<typeof parameters>>): BatchRecords {
  const written = expectResults(answer);
  const store = recordsOf(cache);
  const inputs = config.operations.flatMap(({ type, records }) => records.map((record) => ({ type, ...record })));
  written.results.filter(isGood).forEach(({ result }) => {
    if (isUiRecord(result)) store.take(result, moment);
  });
  inputs.forEach(({ type, fields }, at) => {
    const item = written.results[at];
    const id = fields?.[idField];
    if (type === "DELETE" && typeof id === "string" && item && isGood(item)) store.cell(toLongId(id)).evict(moment);
  });
  return written;
}

/** Makes, changes and deletes records in one go; with `allOrNone`, either all of them or none. */
export const batchRecords = defineWrite({
  name: "batchRecords",
  method: "POST",
  path: "/records/batch",
  parameters,
  take: takeResults,
});
