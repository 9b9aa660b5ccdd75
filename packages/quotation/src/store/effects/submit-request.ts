import { noCampaign, toContactRequest, type Campaign } from "../../model/contact-request.ts";
import { newReference, thankYouUrl } from "../../model/thank-you-url.ts";
import type { EffectContext } from "../effect.ts";
import type { StartTokens } from "./start-tokens.ts";
import { inputOf, storedAnswers, type StoredAnswers } from "./stored-answers.ts";
import { withTimeout } from "./with-timeout.ts";
import type { Attempt, QuotationState } from "../quotation-state.ts";

/** How long the thank-you page may take to open, in milliseconds. */
const redirectTimeout = 15_000;

async function readCampaign({ ports }: EffectContext): Promise<Campaign> {
  try {
    return await withTimeout(ports.clock, () => ports.readCampaign());
  } catch (error) {
    ports.log("The campaign data could not be read, so the request is submitted without it.", error);
    return noCampaign;
  }
}

/** The earlier attempt with the same input, or a new one. */
async function nextAttempt(context: EffectContext, state: QuotationState): Promise<Attempt> {
  const input = inputOf(state);
  const earlier = state.attempts.find((attempt) => attempt.input === input);
  if (earlier) return earlier;
  const answers = JSON.stringify(storedAnswers(state));
  return { key: state.key, input, answers, campaign: await readCampaign(context) };
}

function openThankYouPage({ ports, settings, dispatch }: EffectContext, reference: string): void {
  // A visitor may stop the navigation, or the network may: then the form shows what the page would have said.
  ports.clock.after(redirectTimeout, () => dispatch({ type: "redirectFailed" }));
  try {
    ports.navigate(thankYouUrl(settings.thankYouPath, reference));
  } catch (error) {
    ports.log("The thank-you page could not be opened.", error);
    dispatch({ type: "redirectFailed" });
  }
}

/**
 * Submits the request, and opens the thank-you page.
 *
 * @param honeypot what the hidden field holds
 * @throws if the request was not submitted
 */
export async function submitRequest(
  context: EffectContext,
  tokens: StartTokens,
  state: QuotationState,
  honeypot: string,
): Promise<void> {
  const { ports, settings, dispatch } = context;
  const attempt = await nextAttempt(context, state);
  const { startedAt, signature } = await tokens.ready(attempt.key);
  dispatch({ type: "attempted", attempt });
  const stored: StoredAnswers = JSON.parse(attempt.answers);
  const answers = { ...stored, privacyPolicy: state.values.privacyPolicy };
  const details = { key: attempt.key, startedAt, signature, website: honeypot };
  await withTimeout(ports.clock, (signal) =>
    ports.submitRequest(toContactRequest(answers, attempt.campaign), details, signal),
  );
  const isRedirecting = settings.afterSubmit === "redirect to existing page";
  const reference = newReference(new Date(ports.clock.now()), crypto.getRandomValues(new Uint16Array(4)));
  dispatch({ type: "submissionSucceeded", isRedirecting, reference });
  if (isRedirecting) openThankYouPage(context, reference);
}
