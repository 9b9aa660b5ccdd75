import type { Attempt, QuotationState } from "./quotation-state.ts";

/** Adds an attempt in front, or moves it there. */
export const startAttempt = (attempts: readonly Attempt[], attempt: Attempt): Attempt[] => [
  attempt,
  ...attempts.filter(({ key }) => key !== attempt.key),
];

/**
 * What a failed try leaves of attempts and token. Its key is discarded after a rejection, unless an earlier try may have been stored under
 * it: the server may reject a repetition before it looks for the key. A second rejection in a row is about the answers.
 *
 * @param isRejected whether the server is known not to have stored this try
 */
export function afterFailure(
  { attempts, start }: QuotationState,
  isRejected: boolean,
): Pick<QuotationState, "attempts" | "start"> {
  const [latest, ...others] = attempts;
  if (!latest) return { attempts, start };
  if (!isRejected) return { attempts: [{ ...latest, mayBeStored: true }, ...others], start };
  const remaining = latest.mayBeStored ? [{ ...latest, mayBeStored: false }, ...others] : others;
  // The token may be why it was rejected.
  return { attempts: remaining, start: undefined };
}

/** What is read of a transition. */
interface AttemptTransition {
  before: Pick<QuotationState, "attempts">;
  after: Pick<QuotationState, "attempts">;
  event: object;
}

/** Whether a failed try discarded its key, which may belong to other answers: those of a duplicated tab. */
export const isKeyDiscarded = ({ before, after, event }: AttemptTransition): boolean =>
  "isRejected" in event && after.attempts.length < before.attempts.length;
