import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { fieldNames, recordIds } from "../../table/kinds.ts";
import { path, query, type CheckedOf } from "../../table/parameters.ts";
import { recordWithFields } from "./record-with-fields.ts";

const parameters = { recordIds: path(recordIds), fields: query(fieldNames), optionalFields: query(fieldNames) };

/** Several records with the same fields; without names of fields, with whatever the server gives. */
export const getRecords = defineRead({
  name: "getRecords",
  method: "GET",
  path: "/records/batch/{recordIds}",
  parameters,
  lifetime: lifetimes.recordCollection,
  answer: batch({
    items: (cache, { recordIds: ids, ...config }: CheckedOf<typeof parameters>) =>
      ids.map((recordId) => recordWithFields.entry(cache, { ...config, recordId })),
    errorMemory: batchErrorMemory.records,
    allowsCreated: true,
  }),
});
