import { noCampaign, toAnswers, toContactRequest, type Answers, type Campaign } from "../../model/contact-request.ts";
import { newReference, thankYouUrl } from "../../model/thank-you-url.ts";
import { RequestRejectedError } from "../../ports.ts";
import type { Effect, EffectContext } from "../effect.ts";
import { isBusy, type Attempt, type QuotationState } from "../quotation-state.ts";
import type { StartTokens } from "./start-tokens.ts";
import { withTimeout } from "./with-timeout.ts";

/** The answers as text, for comparison. The privacy checkbox is never stored. */
function comparable(state: QuotationState): string {
  const { privacyPolicy: _notStored, ...answers } = toAnswers(state);
  return JSON.stringify(answers);
}

function wasUsedForOtherAnswers(state: QuotationState): boolean {
  const attempt = state.attempts.find(({ key }) => key === state.key);
  return attempt !== undefined && attempt.answers !== comparable(state);
}

/** Submits the request once per phase `submitting`, and opens the thank-you page. */
export function submission(context: EffectContext, tokens: StartTokens): Effect {
  const { ports, settings, send } = context;

  const readCampaign = async (): Promise<Campaign> => {
    try {
      return await withTimeout(ports.clock, () => ports.readCampaign());
    } catch (error) {
      ports.log("The campaign data could not be read, so the request is submitted without it.", error);
      return noCampaign;
    }
  };

  const nextAttempt = async (state: QuotationState): Promise<Attempt> => {
    const answers = comparable(state);
    const earlier = state.attempts.find((attempt) => attempt.answers === answers);
    return earlier ?? { key: state.key, answers, campaign: await readCampaign() };
  };

  const submit = async (state: QuotationState, answers: Answers, honeypot: string): Promise<void> => {
    const attempt = await nextAttempt(state);
    const { startedAt, signature } = await tokens.ready(attempt.key);
    send({ type: "attempted", attempt });
    const details = { key: attempt.key, startedAt, signature, website: honeypot };
    await withTimeout(ports.clock, (signal) =>
      ports.submitRequest(toContactRequest(answers, attempt.campaign), details, signal),
    );
  };

  const succeed = (): void => {
    const isLeaving = settings.afterSubmit === "redirect to existing page";
    const reference = newReference(new Date(ports.clock.now()), crypto.getRandomValues(new Uint16Array(4)));
    send({ type: "submissionSucceeded", isLeaving, reference });
    if (isLeaving) ports.navigate(thankYouUrl(settings.thankYouPath, reference));
  };

  const fail = (error: unknown): void => {
    ports.log("The request could not be submitted; the answers are kept.", error);
    send({ type: "submissionFailed", isRejected: error instanceof RequestRejectedError });
  };

  return ({ before, after, event }) => {
    const { phase } = after;
    if (phase.name === "submitting" && before.phase.name !== "submitting") {
      submit(after, toAnswers(after), phase.honeypot).then(succeed, fail);
    }
    // The lists of the org may change answers during the submission.
    const mayDiffer = after.values !== before.values || event.type === "submissionFailed";
    const isOutdated = mayDiffer && !isBusy(after) && wasUsedForOtherAnswers(after);
    // After a rejection nothing is stored under the key, and it may belong to other answers: those of a duplicated tab.
    const isRejected = event.type === "submissionFailed" && event.isRejected;
    if (isOutdated || isRejected || event.type === "reset") send({ type: "keyReplaced", key: crypto.randomUUID() });
  };
}
