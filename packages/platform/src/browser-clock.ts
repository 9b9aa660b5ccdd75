import type { Clock } from "./clock.ts";

/** The clock of the browser or of Node. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
