import type { PlatformError } from "../errors.ts";

/**
 * - `Unfulfilled`: nothing is known, nothing is asked.
 * - `Pending`: nothing is known yet, the request is under way.
 * - `Fulfilled`: known and fresh.
 * - `Stale`: known, but older than its lifetime.
 * - `Error`: the last request failed.
 */
export type State = "Fulfilled" | "Unfulfilled" | "Stale" | "Error" | "Pending";

/** What is known of an answer at one moment. It never changes: news is a new snapshot. */
export interface Snapshot<Answer> {
  /** After a failure that says nothing about the data (no connection, a server error) the last known data stays. */
  readonly data: Answer | undefined;
  readonly error: PlatformError | undefined;
  /** Whether an answer, good or bad, is there. */
  readonly loaded: boolean;
  /** Whether the first answer is under way. Asking again for something that is known happens silently. */
  readonly loading: boolean;
  readonly state: State;
}

/** What a snapshot is made of. */
export interface Findings<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: PlatformError | undefined;
  readonly asking?: boolean;
  readonly fresh?: boolean;
}

/** Below this status the server refused; from it on, it could not answer. */
const serverErrors = 500;
const noAnswer = 0;

/** Whether an error means that the data is not there, or not for this user: then what was known is not shown either. */
export const isRefusal = ({ status }: PlatformError): boolean => status !== noAnswer && status < serverErrors;

/** Draws up what is known. */
export function snapshotOf<Answer>({ data: known, error, asking, fresh = false }: Findings<Answer>): Snapshot<Answer> {
  const data = error && isRefusal(error) ? undefined : known;
  if (asking && data === undefined) return { data, error: undefined, loaded: false, loading: true, state: "Pending" };
  const loaded = data !== undefined || error !== undefined;
  return { data, error, loaded, loading: false, state: settledState(loaded, error, fresh) };
}

function settledState(loaded: boolean, error: PlatformError | undefined, fresh: boolean): State {
  if (error) return "Error";
  if (!loaded) return "Unfulfilled";
  return fresh ? "Fulfilled" : "Stale";
}

/** Nothing known, nothing asked. */
export const noSnapshot = snapshotOf<never>({});

/** Whether two snapshots show a subscriber the same. Becoming stale or fresh is no news by itself. */
export const showsTheSame = (one: Snapshot<unknown>, other: Snapshot<unknown>): boolean =>
  one.data === other.data && isSameError(one.error, other.error) && one.loading === other.loading;

/** A server that refuses once more in the same words says nothing new. */
const isSameError = (one: PlatformError | undefined, other: PlatformError | undefined): boolean =>
  one?.status === other?.status && one?.errorCode === other?.errorCode && one?.message === other?.message;
