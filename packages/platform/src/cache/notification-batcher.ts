import * as times from "../times.ts";
import type { Clock } from "../clock.ts";

interface Notifiable {
  /** Notifies the subscribers for whom something changed. */
  notify(): void;
}

/**
 * Batches notifications. The first change starts the delay and later changes do not extend it, so a steady stream of
 * changes cannot postpone notifications forever.
 */
export class NotificationBatcher {
  readonly #clock: Clock;
  #pending: Notifiable[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param entry is not pending already */
  add(entry: Notifiable): void {
    if (this.#pending.length === 0) this.#clock.after(times.notificationDelay, () => this.#run());
    this.#pending.push(entry);
  }

  #run(): void {
    const pending = this.#pending;
    this.#pending = [];
    for (const entry of pending) entry.notify();
  }
}
