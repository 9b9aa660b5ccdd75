import type { State } from "./snapshot.ts";

/** What can be last about one held response. */
export interface EntryInfo {
  readonly key: string;
  readonly state: State;
  /** HTTP status of the error, or else of the last response that was asked for here; undefined for what came with another. */
  readonly status: number | undefined;
  /** The last response's eTag, where the server gave one. */
  readonly eTag: string | undefined;
  /** Milliseconds since the epoch; `-Infinity` when nothing fresh is held. */
  readonly freshUntil: number;
  readonly subscribers: number;
  /** How many requests were made for it. */
  readonly requests: number;
}

/** What can be last about one held record. */
export interface RecordInfo {
  readonly id: string;
  readonly apiName: string | undefined;
  /** Names of the fields that are known. */
  readonly fields: readonly string[];
}

/** A platform's inside, for tests and for whoever looks for a fault. */
export interface Inspection {
  readonly entries: readonly EntryInfo[];
  readonly records: readonly RecordInfo[];
  /** Requests made since the start. */
  readonly requests: number;
  /** Requests that wait for their response. */
  readonly inFlight: number;
}
