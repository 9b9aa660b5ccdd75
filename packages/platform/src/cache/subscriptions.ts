import type { Clock } from "../clock.ts";
import { isSameSnapshot, type Snapshot } from "./snapshot.ts";

/** Hears of every new snapshot; null means that the configuration is not complete or not valid. */
export type Listener<Data> = (snapshot: Snapshot<Data> | null) => void;

interface Subscription<Data> {
  readonly listener: Listener<Data>;
  last: Snapshot<Data>;
}

/** Who watches one response, and what each of them was last last. */
export class Subscriptions<Data> {
  readonly #clock: Clock;
  readonly #all = new Set<Subscription<Data>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get count(): number {
    return this.#all.size;
  }

  /**
   * Adds a listener and tells it the first snapshot at once.
   *
   * @returns the unsubscribe function
   */
  add(listener: Listener<Data>, first: Snapshot<Data>): () => void {
    const subscription = { listener, last: first };
    this.#all.add(subscription);
    this.#call(subscription);
    return () => void this.#all.delete(subscription);
  }

  /** Tells the snapshot to those who wait for the response that they asked for, or to everybody else; not what they know. */
  notify(snapshot: Snapshot<Data>, isForWaiting = false): void {
    for (const subscription of this.#all) {
      const { last } = subscription;
      if (last.loading !== isForWaiting || isSameSnapshot(last, snapshot)) continue;
      subscription.last = snapshot;
      this.#call(subscription);
    }
  }

  /** An error in one listener must not keep the others from hearing; it is thrown on its own, where the host reports it. */
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
