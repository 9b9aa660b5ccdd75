import { PlatformError } from "../../errors.ts";
import type { UiRecord } from "../../records/ui-record.ts";
import { defineChoice } from "../../table/define-choice.ts";
import type { ConfigFor } from "../../table/define-read.ts";
import { invalidConfig } from "../../table/read-api.ts";
import type { FieldName } from "../../table/kinds.ts";
import { recordWithFields } from "./record-with-fields.ts";
import { recordWithLayout } from "./record-with-layout.ts";

type Fields = FieldName | readonly FieldName[];

/** A record with named fields, some of which may be missing, or with the fields of its layouts. */
export type RecordConfig =
  | { readonly recordId: string; readonly fields: Fields; readonly optionalFields?: Fields | undefined }
  | { readonly recordId: string; readonly optionalFields: Fields }
  | ConfigFor<typeof recordWithLayout>;

/** An empty list names no field. */
const isGiven = (fields: unknown): boolean => fields !== undefined && !(Array.isArray(fields) && fields.length === 0);

/** One record. */
export const getRecord = defineChoice<RecordConfig, UiRecord>({
  name: "getRecord",
  choices: [recordWithFields, recordWithLayout],
  choose(config) {
    if (config.layoutTypes !== undefined) return recordWithLayout;
    if (isGiven(config.fields) || isGiven(config.optionalFields)) return recordWithFields;
    const message = 'Invalid config for "getRecord". At least one of fields, optionalFields or layoutTypes is needed.';
    throw new PlatformError(400, invalidConfig, message);
  },
});
