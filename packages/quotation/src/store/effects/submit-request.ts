import { parseAmount } from "../../model/amount.ts";
import { noCampaign, toContactRequest, type Campaign } from "../../model/contact-request.ts";
import { thankYouUrl, timestampOf } from "../../model/thank-you-url.ts";
import { RequestRejectedError, type QuotationPorts } from "../../ports.ts";
import type { EffectContext, StartTokens } from "../effect.ts";
import { minTokenAge } from "./start-tokens.ts";
import { inputOf, storedAnswers, type StoredAnswers } from "./stored-answers.ts";
import { responseTimeout, TimeoutError, withTimeout } from "./with-timeout.ts";
import type { Attempt, QuotationState } from "../quotation-state.ts";

/** How long a failed try waits before it is repeated, and how long at most for a connection, in milliseconds. */
const pause = { online: 1_000, offline: 10_000 } as const;

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
  return { key: state.key, input, answers, campaign: await readCampaign(context), mayBeStored: false };
}

function openThankYouPage({ ports, settings, dispatch }: EffectContext, reference: string): void {
  const timestamp = timestampOf(new Date(ports.clock.now()), reference, crypto.getRandomValues(new Uint16Array(2)));
  // A visitor may stop the navigation, or the network may: then the form shows what the page would have said.
  ports.clock.after(redirectTimeout, () => dispatch({ type: "redirectFailed" }));
  try {
    ports.navigate(thankYouUrl(settings.thankYouPath, timestamp));
  } catch (error) {
    ports.log("The thank-you page could not be opened.", error);
    dispatch({ type: "redirectFailed" });
  }
}

/** Euros for all travelers together; undefined without a budget. */
function valueOf({ values: { budget, amountOfTravelers } }: QuotationState): number | undefined {
  const perPerson = parseAmount(budget);
  return perPerson === undefined ? undefined : perPerson * Number(amountOfTravelers);
}

/** Resolves when a failed try is worth repeating: shortly, or once the connection is back. */
function waitToRetry({ clock, connection }: QuotationPorts): Promise<void> {
  const isOffline = connection?.isOnline() === false;
  return new Promise((resolve) => {
    const unsubscribe = isOffline ? connection.onOnline(() => end()) : undefined;
    const cancel = clock.after(isOffline ? pause.offline : pause.online, () => end());
    const end = (): void => {
      unsubscribe?.();
      cancel();
      resolve();
    };
  });
}

/** `signal.throwIfAborted`, which the oldest browsers of the site lack. */
function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw signal.reason;
}

/**
 * Submits the request, and opens the thank-you page.
 *
 * @param signal aborted when it is too late to submit; by default the request has a timeout of its own
 * @throws if the request was not submitted
 */
async function submitOnce(
  context: EffectContext,
  tokens: StartTokens,
  state: QuotationState,
  honeypot: string,
  signal?: AbortSignal,
): Promise<void> {
  const { ports, settings, dispatch } = context;
  const attempt = await nextAttempt(context, state);
  const { startedAt, signature, reference } = await tokens.ready(attempt.key);
  throwIfAborted(signal);
  dispatch({ type: "attempted", attempt });
  const stored: StoredAnswers = JSON.parse(attempt.answers);
  const answers = { ...stored, privacyPolicy: state.values.privacyPolicy };
  const { privacyVersion } = settings;
  const details = { key: attempt.key, startedAt, signature, privacyVersion, website: honeypot };
  const send = (until: AbortSignal) => ports.submitRequest(toContactRequest(answers, attempt.campaign), details, until);
  await (signal ? send(signal) : withTimeout(ports.clock, send));
  // Some hosts cannot abort a call. The visitor knows the request as failed, and the next try succeeds under the same key.
  throwIfAborted(signal);
  const isRedirecting = settings.afterSubmit === "redirect to existing page";
  dispatch({ type: "submissionSucceeded", isRedirecting, reference: reference || attempt.key, value: valueOf(state) });
  if (isRedirecting) openThankYouPage(context, reference);
}

/**
 * Submits the request, and opens the thank-you page. A failed try is repeated once, in what is left of the time for a response.
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
  const { ports, dispatch, getState } = context;
  const { clock } = ports;
  const startedAt = clock.now();
  try {
    await submitOnce(context, tokens, state, honeypot);
  } catch (error) {
    const isRejected = error instanceof RequestRejectedError;
    // A clock that was set back must not prolong the wait.
    const timeLeft = Math.min(startedAt + responseTimeout - clock.now(), responseTimeout);
    // A rejected try needs a new token, which the server accepts after a while.
    const isTooLate = timeLeft <= pause.online + (isRejected ? minTokenAge : 0);
    // The visitor has waited long enough. What filled in the hidden field must not pass by trying again.
    if (error instanceof TimeoutError || isTooLate || (isRejected && honeypot !== "")) throw error;
    ports.log("The request could not be submitted, and is submitted again.", error);
    dispatch({ type: "attemptFailed", isRejected });
    const submitAgain = async (signal: AbortSignal): Promise<void> => {
      await waitToRetry(ports);
      await submitOnce(context, tokens, getState(), honeypot, signal);
    };
    await withTimeout(clock, submitAgain, timeLeft);
  }
}
