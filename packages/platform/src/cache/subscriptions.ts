import type { Clock } from "../clock.ts";
import { isSameSnapshot, type Snapshot } from "./snapshot.ts";

/** Receives every new snapshot, or null if the config is incomplete or invalid. */
export type Listener<Data> = (snapshot: Snapshot<Data> | null) => void;

interface Subscription<Data> {
  readonly listener: Listener<Data>;
  /** The snapshot that the listener received last. */
  last: Snapshot<Data>;
  /** Whether the policy allowed no request, and nothing was cached. */
  readonly isMiss: boolean;
}

/** The subscriptions of one cache entry. */
export class Subscriptions<Data> {
  readonly #clock: Clock;
  readonly #all = new Set<Subscription<Data>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get count(): number {
    return this.#all.size;
  }

  /** Whether there are listeners for which missing data has to be requested. */
  get needData(): boolean {
    return [...this.#all].some(({ isMiss }) => !isMiss);
  }

  /**
   * Adds a listener and calls it immediately.
   *
   * @returns the unsubscribe function
   */
  add(listener: Listener<Data>, first: Snapshot<Data>, isMiss: boolean): () => void {
    const subscription = { listener, last: first, isMiss };
    this.#all.add(subscription);
    this.#call(subscription);
    return () => void this.#all.delete(subscription);
  }

  /**
   * Notifies the listeners for which the snapshot is a change.
   *
   * @param isForLoading true for listeners that wait for their first response, false for all others
   */
  notify(snapshot: Snapshot<Data>, isForLoading = false): void {
    for (const subscription of this.#all) {
      const { last } = subscription;
      if (last.loading !== isForLoading || isSameSnapshot(last, snapshot)) continue;
      subscription.last = snapshot;
      this.#call(subscription);
    }
  }

  /** Rethrows an error of a listener asynchronously: the host reports it, and other listeners are still called. */
  #call({ listener, last }: Subscription<Data>): void {
    try {
      listener(last);
    } catch (error) {
      this.#clock.after(0, () => {
        throw error;
      });
    }
  }
}
