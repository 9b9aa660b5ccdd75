import type { PlatformError } from "../errors.ts";

/**
 * - `Unfulfilled`: no data and no request.
 * - `Pending`: no data yet, a request is in flight.
 * - `Fulfilled`: fresh data.
 * - `Stale`: data older than its lifetime.
 * - `Error`: the latest request failed.
 */
export type State = "Fulfilled" | "Unfulfilled" | "Stale" | "Error" | "Pending";

/** The state of a query at one time. Immutable: a change creates a new snapshot. `state` determines the other properties. */
export type Snapshot<Data> =
  | SnapshotOf<"Unfulfilled", undefined, undefined>
  | SnapshotOf<"Pending", undefined, undefined>
  | SnapshotOf<"Fulfilled", Data, undefined>
  | SnapshotOf<"Stale", Data, undefined>
  | SnapshotOf<"Error", Data | undefined, PlatformError>;

interface SnapshotOf<In extends State, Data, Failure> {
  /** Kept after an error that says nothing about the data itself: a network error or a server error. */
  readonly data: Data;
  readonly error: Failure;
  /** Whether there is data or an error. */
  readonly loaded: In extends "Unfulfilled" | "Pending" ? false : true;
  /** Whether the first response is pending. Revalidation of known data is silent. */
  readonly loading: In extends "Pending" ? true : false;
  readonly state: In;
}

interface SnapshotParts<Data> {
  readonly data?: Data | undefined;
  readonly error?: PlatformError | undefined;
  readonly fetching?: boolean;
  readonly fresh?: boolean;
}

/** Whether an error means that the data does not exist or is forbidden, so that older data is hidden as well. */
export const isClientError = ({ status }: PlatformError): boolean => status >= 400 && status < 500;

/** Creates a snapshot. */
export function snapshotOf<Data>({ data: cached, error, fetching, fresh }: SnapshotParts<Data>): Snapshot<Data> {
  const data = error && isClientError(error) ? undefined : cached;
  if (fetching && data === undefined) {
    return { data: undefined, error: undefined, loaded: false, loading: true, state: "Pending" };
  }
  if (error) return { data, error, loaded: true, loading: false, state: "Error" };
  if (data === undefined) return { data: undefined, error, loaded: false, loading: false, state: "Unfulfilled" };
  return { data, error, loaded: true, loading: false, state: fresh ? "Fulfilled" : "Stale" };
}

/** The snapshot of a query without data and without a request. */
export const emptySnapshot = snapshotOf<never>({});

/** Whether two snapshots look the same to a subscriber. Becoming stale or fresh is no change by itself. */
export const isSameSnapshot = (one: Snapshot<unknown>, other: Snapshot<unknown>): boolean =>
  one.data === other.data && isSameError(one.error, other.error) && one.loading === other.loading;

const isSameError = (one: PlatformError | undefined, other: PlatformError | undefined): boolean =>
  one?.status === other?.status && one?.errorCode === other?.errorCode && one?.message === other?.message;
