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

/** Takes in every record that was made or changed, and forgets every record that was deleted. */
function takeResults(answer: unknown, { cache, config, moment }: Written<CheckedOf<typeof parameters>>): BatchRecords {
  const batch = expectBatch(answer);
  const store = recordsOf(cache);
  const inputs = config.operations.flatMap(({ type, records }) => records.map((record) => ({ type, ...record })));
  batch.results.forEach((item, at) => {
    if (!isWireItem(item) || !isGood(item)) return;
    const input = inputs[at];
    const id = input?.fields?.[idField];
    if (input?.type !== "DELETE" && isUiRecord(item.result)) store.take(item.result, moment);
    if (input?.type === "DELETE" && typeof id === "string") store.cell(toLongId(id)).evict(moment);
  });
  return { ...batch, hasErrors: batch.hasErrors === true, results: batch.results.filter(isWireItem) };
}

/** Makes, changes and deletes records in one go; with `allOrNone`, either all of them or none. */
export const batchRecords = defineWrite({
  name: "batchRecords",
  method: "POST",
  path: "/records/batch",
  parameters,
  take: takeResults,
});
