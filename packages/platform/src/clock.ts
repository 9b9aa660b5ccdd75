/** Time, passed in so that it can be advanced in tests. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `callback` after `delay` milliseconds; returns the cancel function. */
  after(delay: number, callback: () => void): () => void;
}
