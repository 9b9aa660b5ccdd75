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
