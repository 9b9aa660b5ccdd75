import type { Clock } from "../clock.ts";
import * as cacheTimes from "../cache-times.ts";

/** Something with subscribers. */
export interface Notifiable {
  /** Tells each subscriber what is new to it, if anything is. */
  notify(): void;
}

/**
 * Gathers changes, so that many of them in a row reach subscribers once. The first change starts the wait and
 * later ones do not prolong it: a steady stream of changes cannot keep subscribers in the dark.
 */
export class NotificationBatcher {
  readonly #clock: Clock;
  #waiting: Notifiable[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Notes that an entry may have news; it says so once until it is asked to announce that. */
  add(entry: Notifiable): void {
    if (this.#waiting.length === 0) this.#clock.after(cacheTimes.broadcast, () => this.#run());
    this.#waiting.push(entry);
  }

  #run(): void {
    const pending = this.#waiting;
    this.#waiting = [];
    for (const entry of pending) entry.notify();
  }
}
