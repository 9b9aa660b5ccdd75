import { foldText } from "@travel-design/ui/internal";
import { toAnswers, type Answers } from "../../model/contact-request.ts";
import type { QuotationState } from "../quotation-state.ts";

/** Without the privacy checkbox, which is never stored. */
export type StoredAnswers = Omit<Answers, "privacyPolicy">;

/** The answers of a request, as they are stored. */
export function storedAnswers(state: QuotationState): StoredAnswers {
  const { privacyPolicy: _notStored, ...answers } = toAnswers(state);
  return answers;
}

/**
 * What the visitor filled in, as text for comparison. The lists of the org may turn a typed destination into an option later; to the
 * visitor that is the same answer.
 */
export function inputOf(state: QuotationState): string {
  const { destination: _value, customDestination: _text, ...answers } = storedAnswers(state);
  return JSON.stringify({ ...answers, destination: foldText(state.values.destinationLabel) });
}
