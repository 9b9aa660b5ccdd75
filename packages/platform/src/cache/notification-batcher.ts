import * as times from "../times.ts";
import type { Clock } from "../clock.ts";

interface Notifiable {
  /** Notifies the subscribers for whom something changed. */
  notify(): void;
}

/**
 * Batches notifications. The first change starts the delay and later changes do not extend it, so a steady stream of
 * changes cannot postpone notifications forever.
 *
 * @returns adds an entry that is not pending already
 */
export function notificationBatcher(clock: Clock): (entry: Notifiable) => void {
  let pending: Notifiable[] = [];
  const notifyAll = (): void => {
    const entries = pending;
    pending = [];
    for (const entry of entries) entry.notify();
  };
  return (entry) => {
    if (pending.length === 0) clock.after(times.notificationDelay, notifyAll);
    pending.push(entry);
  };
}
