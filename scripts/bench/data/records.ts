/** A record as the UI API returns it. */
export interface BenchRecord {
  readonly apiName: string;
  readonly id: string;
  readonly weakEtag: number;
  readonly fields: Readonly<Record<string, { readonly value: unknown; readonly displayValue: string | null }>>;
}

/** A cache of records and lists. */
export interface Contestant {
  /** Stores the response to a list. */
  ingest(list: string, records: readonly BenchRecord[]): void | Promise<void>;
  /** Calls the listener after every later change of a list. */
  subscribe(list: string, listener: () => void): void;
  /** Stores the response to a write, and notifies the subscriber of every list that contains the record. */
  write(record: BenchRecord): void | Promise<void>;
  /** Returns a function that reads one record. */
  reader(id: string): () => unknown;
}

export const idOf = (number: number): string => `a0X${String(number).padStart(12, "0")}AAA`;
export const fieldNames = Array.from({ length: 20 }, (_, at) => `Field_${at}__c`);

function build(number: number, version: number, changed: string): BenchRecord {
  const fields = fieldNames.map((name, at) => {
    const value = at % 3 === 0 ? number * 100 + at : `Value ${at} of record ${number}${at === 1 ? changed : ""}`;
    return [name, { value, displayValue: null }] as const;
  });
  return { apiName: "Trip__c", id: idOf(number), weakEtag: version, fields: Object.fromEntries(fields) };
}

/** As they are parsed from a response: they share no objects with others. */
const parse: (text: string) => BenchRecord = JSON.parse;

/** One record; a change shows in its second field. */
export const makeRecord = (number: number, version = 1, changed = ""): BenchRecord =>
  parse(JSON.stringify(build(number, version, changed)));

/** Records with the numbers from `first` on. */
export const makeRecords = (count: number, first = 0): BenchRecord[] =>
  Array.from({ length: count }, (_, at) => makeRecord(first + at));
