import type { Clock } from "./clock.ts";
import type { Retry } from "./cache/engine.ts";
import { toPlatformError } from "./convert-errors.ts";
import { minute, second } from "./times.ts";

/** Options of {@link retryReads}. */
export interface RetryOptions {
  /** How often a failed read is repeated. Default: 3. */
  readonly retry?: number;
  /** Milliseconds before the repetition with this index, counted from 0. Default: 1, 2, 4 … seconds, at most 30. */
  readonly retryDelay?: (index: number) => number;
}

/** No response, too many requests, or a server that is not available at the moment. */
const temporary: readonly number[] = [0, 429, 502, 503, 504];

/** If the server asks for a longer pause, the read fails at once: its error contains `retryAfter`. */
const longestDelay = minute;

const growingDelay = (index: number): number => Math.min(second * 2 ** index, 30 * second);

/** Ends after a delay, or at once when aborted. */
const pause = (delay: number, clock: Clock, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(delay, resolve);
    signal.addEventListener("abort", () => {
      cancel();
      resolve();
    });
  });

/**
 * Repeats reads without a response, and those with status 429, 502, 503 or 504, after the pause that the server asks for.
 * Writes are never repeated.
 *
 * @example createPlatform({ retry: retryReads(), transport, clock, user, endpoints })
 */
export const retryReads =
  ({ retry = 3, retryDelay = growingDelay }: RetryOptions = {}): Retry =>
  async (send, clock, signal) => {
    for (let index = 0; ; index += 1) {
      try {
        return await send();
      } catch (thrown) {
        const { status, retryAfter } = toPlatformError(thrown);
        const delay = retryAfter ?? retryDelay(index);
        if (index >= retry || delay > longestDelay || !temporary.includes(status)) throw thrown;
        await pause(delay, clock, signal);
        if (signal.aborted) throw thrown;
      }
    }
  };
