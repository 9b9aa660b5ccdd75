import type { State } from "./snapshot.ts";

/** Facts about one cache entry. */
export interface EntryInfo {
  readonly key: string;
  readonly state: State;
  /** HTTP status of the error, or of the entry's own latest response; undefined for data that came with another response. */
  readonly status: number | undefined;
  /** The latest response's eTag, if the server sent one. */
  readonly eTag: string | undefined;
  /** Milliseconds since the epoch; `-Infinity` if nothing fresh is cached. */
  readonly freshUntil: number;
  readonly subscribers: number;
  /** Number of requests made for this entry. */
  readonly requests: number;
}

/** Facts about one normalized record. */
export interface RecordInfo {
  readonly id: string;
  readonly apiName: string;
  /** Names of the cached fields. */
  readonly fields: readonly string[];
}

/** The contents of a platform's caches, for tests and debugging. */
export interface Inspection {
  readonly entries: readonly EntryInfo[];
  readonly records: readonly RecordInfo[];
  /** Number of requests since the platform was created. */
  readonly requests: number;
  /** Number of reads without a response so far. */
  readonly inFlight: number;
}
