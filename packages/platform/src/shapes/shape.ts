import type { Moment } from "../engine/moment.ts";
import type { Source } from "../engine/source.ts";
import type { State } from "../engine/snapshot.ts";
import type { UserCache } from "../engine/user-cache.ts";
import type { PlatformError } from "../errors.ts";

/** One answer as the cache holds it. */
export interface Holding<Answer> {
  /** The parts that the answer is put together from; when one changes, so may the answer. */
  readonly sources: readonly Source[];
  /** The answer as it stands now, the same object as long as nothing changed; undefined when a part is not known. */
  read(): Answer | undefined;
  /** Until when all of it is fresh, in milliseconds since the epoch; `-Infinity` when a part is not known. */
  freshUntil(): number;
  /** The same, or earlier where the exact moment takes long to find. */
  freshAtLeastUntil?(): number;
  /** Hears which of its sources changed, before it is read again. */
  partChanged?(source: Source): void;
  /** Until when it is worth keeping though nobody watches it. */
  keepUntil(): number;
  /** The remembered error of the thing itself, for example that a record does not exist. */
  failure?(): PlatformError | undefined;
  /** Takes on an error that is about the thing itself, for `memory` milliseconds; answers whether it did. */
  fail?(error: PlatformError, moment: Moment, memory: number): boolean;
}

/** Whose answer is held, and where. */
export interface Site<Config> {
  readonly config: Config;
  readonly cache: UserCache;
  /** How long the answer is fresh, in milliseconds. */
  readonly lifetime: number;
}

/** An answer that has just come. */
export interface Arrival<Config, Answer> extends Site<Config> {
  readonly moment: Moment;
  /** What was held before: an answer that says the same keeps its object. */
  readonly previous: Holding<Answer> | undefined;
}

/** How answers of one kind are taken apart, held and put together again. */
export interface Shape<Config, Answer> {
  /** What the cache may hold before the answer was ever asked for, out of parts of other answers. */
  find?(site: Site<Config>): Holding<Answer>;
  /** @throws TypeError when the answer is not of this kind */
  hold(body: unknown, arrival: Arrival<Config, Answer>): Holding<Answer>;
  /** Says of a miss, under a policy that allows the cache only. */
  readonly missText?: string;
  /** Says of an answer that holds no data though no error came. */
  goneText?(state: State): string;
}
