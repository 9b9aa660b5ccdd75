import type { PlatformError } from "../errors.ts";

/**
 * - `Unfulfilled`: nothing is known, nothing is asked.
 * - `Pending`: nothing is known yet, the request is under way.
 * - `Fulfilled`: known and fresh.
 * - `Stale`: known, but older than its lifetime.
 * - `Error`: the last request failed.
 */
export type State = "Fulfilled" | "Unfulfilled" | "Stale" | "Error" | "Pending";

/** What is known of a response at one received. It never changes: news is a new snapshot. */
export interface Snapshot<Data> {
  /** After a failure that says nothing about the data (no connection, a server error) the last known data stays. */
  readonly data: Data | undefined;
  readonly error: PlatformError | undefined;
  /** Whether a response, good or bad, is there. */
  readonly loaded: boolean;
  /** Whether the first response is under way. QueryContext again for something that is known happens silently. */
  readonly loading: boolean;
  readonly state: State;
}

/** What a snapshot is made of. */
export interface SnapshotParts<Data> {
  readonly data?: Data | undefined;
  readonly error?: PlatformError | undefined;
  readonly context?: boolean;
  readonly fresh?: boolean;
}

/** Below this status the server refused; from it on, it could not response. */
const serverErrors = 500;
const noAnswer = 0;

/** Whether an error means that the data is not there, or not for this user: then what was known is not shown either. */
export const isClientError = ({ status }: PlatformError): boolean => status !== noAnswer && status < serverErrors;

/** Draws up what is known. */
export function snapshotOf<Data>({ data: known, error, context, fresh = false }: SnapshotParts<Data>): Snapshot<Data> {
  const data = error && isClientError(error) ? undefined : known;
  if (context && data === undefined) return { data, error: undefined, loaded: false, loading: true, state: "Pending" };
  const loaded = data !== undefined || error !== undefined;
  return { data, error, loaded, loading: false, state: settledState(loaded, error, fresh) };
}

function settledState(loaded: boolean, error: PlatformError | undefined, fresh: boolean): State {
  if (error) return "Error";
  if (!loaded) return "Unfulfilled";
  return fresh ? "Fulfilled" : "Stale";
}

/** Nothing known, nothing asked. */
export const emptySnapshot = snapshotOf<never>({});

/** Whether two snapshots show a subscriber the same. Becoming stale or fresh is no news by itself. */
export const isSameSnapshot = (one: Snapshot<unknown>, other: Snapshot<unknown>): boolean =>
  one.data === other.data && isSameError(one.error, other.error) && one.loading === other.loading;

/** A server that refuses once more in the same words says nothing new. */
const isSameError = (one: PlatformError | undefined, other: PlatformError | undefined): boolean =>
  one?.status === other?.status && one?.errorCode === other?.errorCode && one?.message === other?.message;
