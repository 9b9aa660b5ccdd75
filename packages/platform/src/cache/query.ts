import type { TransportResponse } from "../transport.ts";
import type { Received } from "./received.ts";
import type { CachedData } from "./response-codec.ts";
import type { State } from "./snapshot.ts";

/** What a fetch can use. */
export interface FetchContext<Data> {
  /** The cached data, fresh or stale. */
  readonly cached: Data | undefined;
  /** Whether the caller already received the cached data. */
  readonly isBackground: boolean;
}

/** One endpoint with one config. */
export interface Query<Data> {
  /** False if the data only comes with other responses. */
  readonly isFetchable: boolean;
  fetch(context: FetchContext<Data>): Promise<TransportResponse>;
  /** Returns data that other responses brought. */
  fromCache(): CachedData<Data> | undefined;
  normalize(body: unknown, received: Received, previous?: CachedData<Data>): CachedData<Data>;
  /** Lifetime of an error with this status, in milliseconds. */
  errorLifetime(status: number): number;
  /** Message of a cache miss, under a policy without network. */
  readonly missMessage: string;
  /** Message if there is neither data nor an error after two requests. */
  noDataMessage(state: State): string;
}
