import { toPayload, type Answers } from "../model/to-payload.ts";
import type { Clock, QuotationPorts } from "../ports.ts";
import type { DraftKeeper } from "./draft-keeper.ts";
import type { Attempt } from "./draft.ts";
import type { StartTokenKeeper } from "./start-token.ts";

/** How long the visitor waits for an answer, in milliseconds. */
const submitTimeout = 20_000;

/** Compares answers without the consent box, which is never stored. */
const comparable = ({ privacyPolicy: _consent, ...answers }: Answers): string => JSON.stringify(answers);

/** The try to make: the last one again while the answers are the same, else a new one under a new key. */
async function nextAttempt(answers: Answers, last: Attempt | undefined, ports: QuotationPorts): Promise<Attempt> {
  const text = comparable(answers);
  if (last?.answers === text) return last;
  return { key: crypto.randomUUID(), answers: text, campaign: await ports.readCampaign() };
}

/** Rejects after {@link submitTimeout}, aborting what is under way. */
function withTimeout(clock: Clock, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const abort = new AbortController();
  return new Promise((resolve, reject) => {
    const cancel = clock.after(submitTimeout, () => {
      const error = new Error(`The request was not answered within ${submitTimeout / 1000} seconds.`);
      abort.abort(error);
      reject(error);
    });
    work(abort.signal).then(resolve, reject).finally(cancel);
  });
}

/** What a submit needs besides the answers. */
export interface SendContext {
  ports: QuotationPorts;
  tokens: StartTokenKeeper;
  /** Keeps the key of the try, so that it survives a reload. */
  draft: DraftKeeper;
  /** The honeypot's content. */
  website: string;
}

/** Sends the answers once. Rejects for every reason the request may not have been stored. */
export function sendRequest(answers: Answers, { ports, tokens, draft, website }: SendContext): Promise<void> {
  return withTimeout(ports.clock, async (signal) => {
    const attempt = await nextAttempt(answers, draft.attempt, ports);
    draft.keepAttempt(attempt);
    const token = await tokens.ready();
    if (signal.aborted) return;
    await ports.submitRequest(toPayload(answers, attempt.campaign), { key: attempt.key, website, ...token }, signal);
  });
}
