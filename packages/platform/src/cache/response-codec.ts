import type { PlatformError } from "../errors.ts";
import type { TransportResponse } from "../transport.ts";
import type { Dependency } from "./dependency.ts";
import type { Received } from "./received.ts";
import type { State } from "./snapshot.ts";
import type { UserCache } from "./engine.ts";

/** The normalized data of one response. */
export interface CachedData<Data> {
  /** The parts that the data is built from. */
  readonly dependencies: readonly Dependency[];
  /** Builds the data. Returns the same object until something changes, and undefined if a part is unknown. */
  read(): Data | undefined;
  /** Until when all parts are fresh, in milliseconds since the epoch; `-Infinity` if a part is unknown. */
  freshUntil(): number;
  /** A lower bound of {@link CachedData.freshUntil} that is cheap to compute. */
  freshUntilLowerBound?(): number;
  /** Whether a part became unknown, for example because a relationship now refers to another record. */
  isIncomplete?(): boolean;
  /** Called before the next {@link CachedData.read} with every dependency that changed. */
  onDependencyChange?(dependency: Dependency): void;
  /** Until when the data is kept without subscribers. */
  retainUntil(): number;
  /** A cached error of the resource itself, for example that a record does not exist. */
  error?(): PlatformError | undefined;
  /** Stores an error of the resource itself for `lifetime` milliseconds; returns whether it was one. */
  storeError?(error: PlatformError, received: Received, lifetime: number): boolean;
}

/** Which query is cached, and where. */
export interface CodecContext<Config> {
  readonly config: Config;
  readonly cache: UserCache;
  /** In milliseconds. */
  readonly lifetime: number;
}

/** A response that was just received. */
export interface NormalizeContext<Config, Data> extends CodecContext<Config> {
  readonly received: Received;
  /** The data so far. Equal data keeps its object identity. */
  readonly previous: CachedData<Data> | undefined;
}

/** Normalizes the responses of an endpoint into the cache. */
export interface ResponseCodec<Config, Data> {
  /** Returns data that the cache may already contain because of other responses. */
  fromCache?(context: CodecContext<Config>): CachedData<Data>;
  /** @throws TypeError if the response body has another type */
  normalize(body: unknown, context: NormalizeContext<Config, Data>): CachedData<Data>;
  /** Message of a cache miss, under a policy without network. */
  readonly missMessage?: string;
  /** Message if there is neither data nor an error after two requests. */
  noDataMessage?(state: State): string;
}

/** What a fetch can use. */
export interface FetchContext<Data> {
  /** The cached data, fresh or stale. */
  readonly cached: Data | undefined;
  /** Whether the caller already received the cached data. */
  readonly isBackground: boolean;
  /** Aborted when nobody waits for the response any more. */
  readonly signal: AbortSignal;
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
