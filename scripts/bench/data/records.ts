import type { BenchRecord } from "./contestant.ts";

export const fieldCount = 20;
export const idOf = (number: number): string => `a0X${String(number).padStart(12, "0")}AAA`;
export const fieldNames = Array.from({ length: fieldCount }, (_, at) => `Field_${at}__c`);

function build(number: number, version: number, changed: string): BenchRecord {
  const fields: Record<string, { value: unknown; displayValue: string | null }> = {};
  for (const [at, name] of fieldNames.entries()) {
    const value = at % 3 === 0 ? number * 100 + at : `Value ${at} of record ${number}${at === 1 ? changed : ""}`;
    fields[name] = { value, displayValue: null };
  }
  return { apiName: "Trip__c", id: idOf(number), weakEtag: version, fields };
}

const parse: (text: string) => BenchRecord[] = JSON.parse;

/** Records as they are parsed from a response: they share no objects with others. */
const asParsed = (records: readonly BenchRecord[]): BenchRecord[] => parse(JSON.stringify(records));

/** One record; a change shows in its second field. */
export function makeRecord(number: number, version = 1, changed = ""): BenchRecord {
  const [record] = asParsed([build(number, version, changed)]);
  if (!record) throw new Error("The parsed list is empty.");
  return record;
}

/** Records with the numbers from `first` on. */
export const makeRecords = (count: number, first = 0): BenchRecord[] =>
  asParsed(Array.from({ length: count }, (_, at) => build(first + at, 1, "")));
