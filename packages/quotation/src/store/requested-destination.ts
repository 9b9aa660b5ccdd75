import { chosenDestination, findDestination } from "../model/destination.ts";
import type { Option } from "../model/options.ts";
import { destinationOf } from "../model/rules.ts";
import { change, isChosen } from "./change.ts";
import { isSubmitting, type Origin, type QuotationState, type RequestedDestination } from "./quotation-state.ts";

/** Fills in a destination. */
export const withDestination = (state: QuotationState, option: Option, origin: Origin): QuotationState =>
  change(state, { values: { ...chosenDestination(option), destinationChoice: "known" } }, origin);

/** Whether a destination may take the place of the answer. What the visitor filled in is replaced only after an offer. */
function mayReplace({ values, destinationOrigin }: QuotationState, origin: Origin, isNew: boolean): boolean {
  const { destinationChoice } = values;
  const isUnanswered = destinationChoice === "known" ? destinationOf(values) === "" : destinationChoice === "";
  // "I do not know yet" is no text that could be lost to somebody who chooses a destination after all.
  const isChoice = origin === "choice" && (destinationOrigin === "choice" || destinationChoice === "unknown");
  return isUnanswered || (isNew && (isChoice || destinationOrigin === "link"));
}

/** Fills in or offers the destination that waits for the picklist, against which it is checked. An unknown one is ignored. */
export function applyRequestedDestination(state: QuotationState): QuotationState {
  const { requestedDestination: requested, options } = state;
  if (!requested || !options.destinations || isSubmitting(state)) return state;
  const { text, origin } = requested;
  const isNew = origin === "choice" || text !== state.latestLink;
  const latestLink = origin === "link" ? text : state.latestLink;
  const handled = { ...state, requestedDestination: undefined, latestLink };
  const option = findDestination(text, options.destinations);
  if (!option) return handled;
  if (isChosen(option, state)) return { ...handled, offeredDestination: undefined };
  if (mayReplace(state, origin, isNew))
    return { ...withDestination(handled, option, origin), offeredDestination: undefined };
  // The link that led here is older than what was chosen on the page.
  const isOutdated = !isNew && state.destinationOrigin === "choice";
  return isOutdated ? handled : { ...handled, offeredDestination: option };
}

/** Handles a destination that is named outside the form, which waits for the picklist. A choice on the page leads to the form. */
export function requestDestination(state: QuotationState, requestedDestination: RequestedDestination): QuotationState {
  const { text, origin } = requestedDestination;
  if (isSubmitting(state) || state.phase.name === "submitted") return state;
  const next = text === "" ? state : applyRequestedDestination({ ...state, requestedDestination });
  return origin === "choice" ? { ...next, focus: { to: "form" } } : next;
}
