/** Time, passed in so that it can be advanced in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `callback` after `delay` milliseconds; returns the cancel function. */
  after(delay: number, callback: () => void): () => void;
}

/** The clock of the browser or of Node. */
export const browserClock: Clock = {
  now: () => Date.now(),
  after(delay, callback) {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};
