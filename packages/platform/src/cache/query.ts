import type { TransportResponse } from "../transport.ts";
import type { Received } from "./received.ts";
import type { CachedData, ResponseCodec } from "./response-codec.ts";

/** What a fetch can use. */
export interface FetchContext<Data> {
  /** The cached data, fresh or stale. */
  readonly cached: Data | undefined;
  /** Whether the caller already received the cached data. */
  readonly isBackground: boolean;
}

/** One endpoint with one config. */
export interface Query<Data> extends Required<Pick<ResponseCodec<never, Data>, "missMessage" | "noDataMessage">> {
  /** False if the data only comes with other responses. */
  readonly isFetchable: boolean;
  fetch(context: FetchContext<Data>): Promise<TransportResponse>;
  /** Returns data that other responses brought. */
  fromCache(): CachedData<Data> | undefined;
  normalize(body: unknown, received: Received, previous?: CachedData<Data>): CachedData<Data>;
  /** Lifetime of an error with this status, in milliseconds. */
  errorLifetime(status: number): number;
}
