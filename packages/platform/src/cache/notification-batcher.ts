import type { Clock } from "../clock.ts";
import * as cacheTimes from "../cache-times.ts";

/** Something with subscribers. */
export interface Notifiable {
  /** Tells each subscriber what is new to it, if anything is. */
  announce(): void;
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

  /** Notes that an announcer may have news; it says so once until it is asked to announce that. */
  add(announcer: Notifiable): void {
    if (this.#waiting.length === 0) this.#clock.after(cacheTimes.broadcast, () => this.#run());
    this.#waiting.push(announcer);
  }

  #run(): void {
    const announcers = this.#waiting;
    this.#waiting = [];
    for (const announcer of announcers) announcer.announce();
  }
}
