import type { Clock } from "../clock.ts";

interface Timer {
  at: number;
  callback: () => void;
}

/** A clock whose time changes only when a test advances it. */
export class FakeClock implements Clock {
  #now: number;
  #timers = new Set<Timer>();

  /** @param start milliseconds since the epoch */
  constructor(start = 0) {
    this.#now = start;
  }

  /** Number of timers that have not run. */
  get pending(): number {
    return this.#timers.size;
  }

  now(): number {
    return this.#now;
  }

  after(delay: number, callback: () => void): () => void {
    const timer = { at: this.#now + delay, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Changes the time without running timers, like a computer that slept. Due timers run in the next {@link FakeClock.advance}. */
  jump(span: number): void {
    this.#now += span;
  }

  /** Advances the time and runs each timer at its time, after promises that settled before. */
  async advance(span: number): Promise<void> {
    const end = this.#now + span;
    await settled();
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.callback();
      await settled();
    }
    this.#now = end;
  }

  #next(end: number): Timer | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= end);
    return due.toSorted((a, b) => a.at - b.at)[0];
  }
}

/** Waits until the promises that can settle without time passing have settled. */
async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
