import type { Received } from "./received.ts";
import type { Dependency } from "./dependency.ts";
import type { State } from "./snapshot.ts";
import type { UserCache } from "./user-cache.ts";
import type { PlatformError } from "../errors.ts";

/** One response as the cache holds it. */
export interface CachedData<Data> {
  /** The parts that the response is put together from; when one changes, so may the response. */
  readonly dependencies: readonly Dependency[];
  /** The response as it stands now, the same object as long as nothing changed; undefined when a part is not known. */
  read(): Data | undefined;
  /** Until when all of it is fresh, in milliseconds since the epoch; `-Infinity` when a part is not known. */
  freshUntil(): number;
  /** The same, or earlier where the exact received takes long to find. */
  freshUntilLowerBound?(): number;
  /** Hears which of its dependencies changed, before it is read again. */
  onDependencyChange?(dependency: Dependency): void;
  /** Until when it is worth keeping though nobody watches it. */
  retainUntil(): number;
  /** The remembered error of the thing itself, for example that a record does not exist. */
  failure?(): PlatformError | undefined;
  /** Takes on an error that is about the thing itself, for `memory` milliseconds; responses whether it did. */
  storeError?(error: PlatformError, received: Received, memory: number): boolean;
}

/** Whose response is held, and where. */
export interface CodecContext<Config> {
  readonly config: Config;
  readonly cache: UserCache;
  /** How long the response is fresh, in milliseconds. */
  readonly lifetime: number;
}

/** A response that has just come. */
export interface NormalizeContext<Config, Data> extends CodecContext<Config> {
  readonly received: Received;
  /** What was held before: a response that says the same keeps its object. */
  readonly previous: CachedData<Data> | undefined;
}

/** How responses of one kind are taken apart, held and put together again. */
export interface ResponseCodec<Config, Data> {
  /** What the cache may hold before the response was ever asked for, out of parts of other responses. */
  fromCache?(context: CodecContext<Config>): CachedData<Data>;
  /** @throws TypeError when the response is not of this kind */
  normalize(body: unknown, context: NormalizeContext<Config, Data>): CachedData<Data>;
  /** Says of a miss, under a policy that allows the cache only. */
  readonly missMessage?: string;
  /** Says of a response that holds no data though no error came. */
  evictedMessage?(state: State): string;
}
