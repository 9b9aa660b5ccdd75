import type { Clock } from "../../ports.ts";

/** How long the form waits for a response, in milliseconds. */
export const responseTimeout = 20_000;

/** Rejection of {@link withTimeout}. */
export class TimeoutError extends Error {
  override name = "TimeoutError";
}

/** Rejects after a time, and aborts the work. */
export function withTimeout<Result>(
  clock: Clock,
  work: (signal: AbortSignal) => Promise<Result>,
  timeout: number = responseTimeout,
): Promise<Result> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const cancel = clock.after(timeout, () => {
      const error = new TimeoutError("There was no response in time.");
      controller.abort(error);
      reject(error);
    });
    work(controller.signal).then(resolve, reject).finally(cancel);
  });
}
