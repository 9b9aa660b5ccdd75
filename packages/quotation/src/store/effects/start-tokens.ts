import type { Clock } from "../../ports.ts";
import { isKeyDiscarded } from "../attempts.ts";
import type { EffectContext, StartTokens } from "../effect.ts";
import type { Start } from "../quotation-state.ts";
import { withTimeout } from "./with-timeout.ts";

/** The server accepts a token of 3 seconds to 24 hours, in milliseconds. */
export const minTokenAge = 3_000;

/** A token is renewed well before it expires. */
const renewalAge = 20 * 60 * 60 * 1000;

const retryDelays = [5_000, 20_000, 60_000] as const;

const isFresh = (start: Start, now: number): boolean => now - start.receivedAt < renewalAge && start.receivedAt <= now;

const wait = (clock: Clock, delay: number): Promise<void> =>
  delay <= 0 ? Promise.resolve() : new Promise((resolve) => void clock.after(delay, resolve));

/** Requests a token for each key, retries if that fails, and renews it before it expires. */
export function startTokens({ ports, dispatch, getState, signal }: EffectContext): StartTokens {
  const { clock, log } = ports;
  const pending = new Map<string, Promise<Start>>();
  let cancelTimer = (): void => {};
  signal.addEventListener("abort", () => cancelTimer(), { once: true });

  /** The token of the state, if it is for this key and not expired. */
  const freshStart = (key: string): Start | undefined => {
    const { start } = getState();
    return start?.key === key && isFresh(start, clock.now()) ? start : undefined;
  };

  const schedule = (delay: number, failures: number): void => {
    cancelTimer();
    if (!signal.aborted)
      cancelTimer = clock.after(delay, () => {
        const { key } = getState();
        // A submitted form has no key until it is reset.
        if (key !== "") requestToken(key, failures);
      });
  };

  const scheduleRenewal = ({ receivedAt }: Start): void => schedule(receivedAt + renewalAge - clock.now(), 0);

  const fetchToken = async (key: string): Promise<Start> => {
    const token = await withTimeout(clock, () => ports.startSubmission(key));
    const start = { ...token, key, receivedAt: clock.now() };
    if (!signal.aborted) dispatch({ type: "startReceived", start });
    return start;
  };

  /** Concurrent requests for the same key share one call. */
  const shareRequest = (key: string): Promise<Start> => {
    const promise = pending.get(key) ?? fetchToken(key).finally(() => pending.delete(key));
    pending.set(key, promise);
    return promise;
  };

  const requestToken = (key: string, failures = 0): void => {
    shareRequest(key).catch((error: unknown) => {
      if (signal.aborted) return;
      log("The start token could not be fetched; trying again.", error);
      schedule(retryDelays[Math.min(failures, retryDelays.length - 1)] ?? retryDelays[0], failures + 1);
    });
  };

  return {
    effect(transition) {
      const { event } = transition;
      const { key, start } = transition.after;
      if (event.type === "startReceived") {
        if (start) scheduleRenewal(start);
      } else if (event.type === "started") {
        const restored = freshStart(key);
        if (restored) scheduleRenewal(restored);
        else requestToken(key);
      } else if (
        event.type === "keyReplaced" ||
        // A discarded key is about to be replaced.
        (event.type === "submissionFailed" && !isKeyDiscarded(transition))
      ) {
        requestToken(key);
      }
    },
    async ready(key) {
      // A request that is already in flight may hang, so a submission makes its own.
      const token = freshStart(key) ?? (await fetchToken(key));
      await wait(clock, token.receivedAt + minTokenAge - clock.now());
      return token;
    },
  };
}
