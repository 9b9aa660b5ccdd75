import { foldText } from "@travel-design/ui/models";
import { noCampaign, toAnswers, toContactRequest, type Answers, type Campaign } from "../../model/contact-request.ts";
import { newReference, thankYouUrl } from "../../model/thank-you-url.ts";
import { RequestRejectedError } from "../../ports.ts";
import type { Effect, EffectContext } from "../effect.ts";
import { isBusy, type Attempt, type QuotationState } from "../quotation-state.ts";
import type { StartTokens } from "./start-tokens.ts";
import { withTimeout } from "./with-timeout.ts";

/** How long the thank-you page may take to open, in milliseconds. */
const redirectTimeout = 15_000;

/** Without the privacy checkbox, which is never stored. */
type StoredAnswers = Omit<Answers, "privacyPolicy">;

function storedAnswers(state: QuotationState): StoredAnswers {
  const { privacyPolicy: _notStored, ...answers } = toAnswers(state);
  return answers;
}

/**
 * What the visitor filled in, as text for comparison. The lists of the org may turn a typed destination into an option later; to the
 * visitor that is the same answer.
 */
function inputOf(state: QuotationState): string {
  const { destination: _value, customDestination: _text, ...answers } = storedAnswers(state);
  return JSON.stringify({ ...answers, destination: foldText(state.values.destinationLabel) });
}

function wasUsedForOtherAnswers(state: QuotationState): boolean {
  const attempt = state.attempts.find(({ key }) => key === state.key);
  return attempt !== undefined && attempt.input !== inputOf(state);
}

/** Submits the request once per phase `submitting`, and opens the thank-you page. */
export function submission(context: EffectContext, tokens: StartTokens): Effect {
  const { ports, settings, dispatch } = context;

  const readCampaign = async (): Promise<Campaign> => {
    try {
      return await withTimeout(ports.clock, () => ports.readCampaign());
    } catch (error) {
      ports.log("The campaign data could not be read, so the request is submitted without it.", error);
      return noCampaign;
    }
  };

  /** The earlier attempt with the same input, or a new one. */
  const nextAttempt = async (state: QuotationState): Promise<Attempt> => {
    const input = inputOf(state);
    const earlier = state.attempts.find((attempt) => attempt.input === input);
    if (earlier) return earlier;
    const answers = JSON.stringify(storedAnswers(state));
    return { key: state.key, input, answers, campaign: await readCampaign() };
  };

  const submit = async (state: QuotationState, honeypot: string): Promise<void> => {
    const attempt = await nextAttempt(state);
    const { startedAt, signature } = await tokens.ready(attempt.key);
    dispatch({ type: "attempted", attempt });
    const stored: StoredAnswers = JSON.parse(attempt.answers);
    const answers = { ...stored, privacyPolicy: state.values.privacyPolicy };
    const details = { key: attempt.key, startedAt, signature, website: honeypot };
    await withTimeout(ports.clock, (signal) =>
      ports.submitRequest(toContactRequest(answers, attempt.campaign), details, signal),
    );
  };

  const succeed = (): void => {
    const isRedirecting = settings.afterSubmit === "redirect to existing page";
    const reference = newReference(new Date(ports.clock.now()), crypto.getRandomValues(new Uint16Array(4)));
    dispatch({ type: "submissionSucceeded", isRedirecting, reference });
    if (!isRedirecting) return;
    // A visitor may stop the navigation, or the network may: then the form says what the page would have said.
    ports.clock.after(redirectTimeout, () => dispatch({ type: "redirectFailed" }));
    try {
      ports.navigate(thankYouUrl(settings.thankYouPath, reference));
    } catch (error) {
      ports.log("The thank-you page could not be opened.", error);
      dispatch({ type: "redirectFailed" });
    }
  };

  const fail = (error: unknown): void => {
    ports.log("The request could not be submitted; the answers stay in the form.", error);
    dispatch({ type: "submissionFailed", isRejected: error instanceof RequestRejectedError });
  };

  return ({ before, after, event }) => {
    const { phase } = after;
    if (phase.name === "submitting" && before.phase.name !== "submitting") {
      submit(after, phase.honeypot).then(succeed, fail);
    }
    // The lists of the org may change answers during the submission.
    const mayDiffer = after.values !== before.values || event.type === "submissionFailed";
    const isOutdated = mayDiffer && !isBusy(after) && wasUsedForOtherAnswers(after);
    // After a rejection nothing is stored under the key, and it may belong to other answers: those of a duplicated tab.
    const isRejected = event.type === "submissionFailed" && event.isRejected;
    if (isOutdated || isRejected || event.type === "reset") dispatch({ type: "keyReplaced", key: crypto.randomUUID() });
  };
}
