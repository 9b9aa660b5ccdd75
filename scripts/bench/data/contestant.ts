/** A record as the UI API gives it. */
export interface BenchRecord {
  readonly apiName: string;
  readonly id: string;
  readonly weakEtag: number;
  readonly fields: Readonly<Record<string, { readonly value: unknown; readonly displayValue: string | null }>>;
}

/** A cache of records in lists, as the bench drives it. */
export interface Contestant {
  /** Takes the server's answer to a list into the cache. */
  ingest(list: string, records: readonly BenchRecord[]): void | Promise<void>;
  /** Tells `listener` of every change in a list, after it is told that of which the server answered. */
  subscribe(list: string, listener: () => void): void;
  /** Takes the server's answer to a write into the cache, and tells every list that shows the record. */
  write(record: BenchRecord): void | Promise<void>;
  /** Prepares repeated looks at one record. */
  reader(id: string): () => unknown;
}
