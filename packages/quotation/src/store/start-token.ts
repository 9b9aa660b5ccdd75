import type { Clock, QuotationPorts, StartToken } from "../ports.ts";

/** A start token with the moment it arrived here, since the server's clock may differ from the visitor's. */
export interface HeldToken extends StartToken {
  /** Milliseconds since the epoch, by the visitor's clock. */
  receivedAt: number;
}

/** The server takes a token of 3 seconds to 24 hours old; it is renewed well before it runs out. */
const tokenAge = { minimum: 3_000, renewal: 20 * 60 * 60 * 1000 } as const;

const retryDelays = [5_000, 20_000, 60_000] as const;

/** Keeps a valid start token at hand. */
export interface StartTokenKeeper {
  /** Begins: takes over the draft's token, or asks for one. */
  start(drafted?: HeldToken): void;
  /** The token to send, once it is old enough to be believed. Rejects when none can be had. */
  ready(): Promise<StartToken>;
  /** Forgets the token and asks for another, after the server refused a request. */
  renew(): void;
  stop(): void;
}

const isFresh = (token: HeldToken | undefined, now: number): token is HeldToken =>
  token !== undefined && now - token.receivedAt < tokenAge.renewal && token.receivedAt <= now;

const pause = (clock: Clock, delay: number): Promise<void> =>
  delay <= 0 ? Promise.resolve() : new Promise((resolve) => void clock.after(delay, resolve));

/**
 * @param onToken called with each new token, so that it can travel with the draft
 */
export function createStartTokenKeeper(
  { startSubmission, clock, log }: Pick<QuotationPorts, "startSubmission" | "clock" | "log">,
  onToken: (token: HeldToken | undefined) => void,
): StartTokenKeeper {
  let held: HeldToken | undefined;
  let asking: Promise<HeldToken> | undefined;
  let hasStopped = false;
  let cancelTimer = (): void => {};

  const hold = (token: HeldToken): HeldToken => {
    if (hasStopped) return token;
    held = token;
    onToken(token);
    cancelTimer();
    cancelTimer = clock.after(token.receivedAt + tokenAge.renewal - clock.now(), () => ask(0));
    return token;
  };

  const request = (): Promise<HeldToken> => {
    asking ??= startSubmission()
      .then(({ startedAt, signature }) => hold({ startedAt, signature, receivedAt: clock.now() }))
      .finally(() => (asking = undefined));
    return asking;
  };

  const ask = (failures: number): void => {
    request().catch((error: unknown) => {
      if (hasStopped) return;
      log("The start token could not be fetched; trying again.", error);
      const delay = retryDelays[Math.min(failures, retryDelays.length - 1)] ?? retryDelays[0];
      cancelTimer();
      cancelTimer = clock.after(delay, () => ask(failures + 1));
    });
  };

  return {
    start(drafted) {
      hasStopped = false;
      if (isFresh(drafted, clock.now())) hold(drafted);
      else ask(0);
    },
    async ready() {
      const token = isFresh(held, clock.now()) ? held : await request();
      await pause(clock, token.receivedAt + tokenAge.minimum - clock.now());
      return { startedAt: token.startedAt, signature: token.signature };
    },
    renew() {
      held = undefined;
      onToken(undefined);
      ask(0);
    },
    stop() {
      hasStopped = true;
      cancelTimer();
    },
  };
}
