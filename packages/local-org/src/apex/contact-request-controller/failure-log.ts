import { createHash, randomUUID } from "node:crypto";
import type { FieldValue } from "../../records/field-value.ts";
import type { RecordStore } from "../../records/record-store.ts";
import type { ApexContext } from "../../apex-controller.ts";

/** The object that stores failures. */
export const failureObject = "Website_Failure__c";

/** Rows per kind and day. Further failures of the kind are counted in one more row, as in the Apex class. */
const maxRows = 20;

/** Why a call failed. Never personal data. */
export interface Failure {
  method: string;
  /** A value of `Website_Failure__c.Kind__c`. */
  kind: "Invalid" | "Error" | "Limited";
  reason: string;
}

type Row = Readonly<Record<string, FieldValue>>;

/** The row of a failure. Equal failures of one day have the same key. */
function rowOf({ method, kind, reason }: Omit<Failure, "method"> & { method: string | null }, day: string): Row {
  const key = createHash("sha256").update(JSON.stringify([day, method, kind, reason]));
  return { FailureKey__c: key.digest("hex"), Method__c: method, Kind__c: kind, Reason__c: reason.slice(0, 255) };
}

function countRows(records: RecordStore, kind: string, day: string): number {
  const ofKind = { field: "Kind__c", is: "=", value: kind } as const;
  return records.count(failureObject, { all: [ofKind, { field: "CreatedDate", is: "startsWith", value: day }] });
}

/** Of equal failures of a day, all of the first 16 are recorded, then one of 16 as 16, then one of 256, as in the Apex class. */
const sampleBase = 16;

/** How many failures the next one represents; 0 for one that is not in the sample. */
function weightOf(occurrences: number, start: string): number {
  let [weight, zeros] = [1, ""];
  for (; weight * sampleBase <= occurrences; zeros += "0") weight *= sampleBase;
  return start.endsWith(zeros) ? weight : 0;
}

function addOccurrences({ records, now }: ApexContext, failure: Failure, start: string): void {
  const day = new Date(now()).toISOString().slice(0, 10);
  const find = ({ FailureKey__c: key }: Row) => records.findByExternalId(failureObject, "FailureKey__c", String(key));
  const own = rowOf(failure, day);
  const hasOwnRow = find(own) !== undefined || countRows(records, failure.kind, day) < maxRows;
  const row = hasOwnRow ? own : rowOf({ ...failure, method: null, reason: "other reasons" }, day);
  const stored = find(row);
  if (!stored) return void records.create(failureObject, { ...row, Occurrences__c: 1 });
  const occurrences = Number(stored.fields["Occurrences__c"]);
  const weight = weightOf(occurrences, start);
  if (weight > 0) records.update(failureObject, stored.id, { Occurrences__c: occurrences + weight });
}

/**
 * Stores a failed call for an administrator: one row per day and failure, with a count. Never throws.
 *
 * @param start hexadecimal text that differs per visitor and that nobody can choose: it decides what is in the sample
 */
export function recordFailure(context: ApexContext, failure: Failure, start: string = randomUUID()): void {
  try {
    addOccurrences(context, failure, start);
  } catch (error) {
    // Not the message, which may quote what a visitor typed.
    const cause = error instanceof Error ? error.name : typeof error;
    context.log(`A failure of ${failure.method} could not be recorded: ${cause}`);
  }
}
