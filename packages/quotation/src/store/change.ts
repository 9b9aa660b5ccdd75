import { findDestination } from "../model/destination.ts";
import type { Option } from "../model/options.ts";
import type { FieldName, QuotationValues } from "../model/fields.ts";
import { destinationOf } from "../model/rules.ts";
import { hasErrors, invalidFields, validateField, type FieldErrors } from "../model/validate.ts";
import type { Origin, QuotationState } from "./quotation-state.ts";

/** A change of answers. */
export interface Change {
  values: Partial<QuotationValues>;
  /** Whether the browser could parse the text of a field. */
  unparseable?: { name: FieldName; is: boolean } | undefined;
}

/** Whether the form holds a destination. Does not need the list, which may be missing. */
export const isChosen = (option: Option, { values }: QuotationState): boolean =>
  values.destinationChoice === "known" && findDestination(destinationOf(values), [option]) !== undefined;

/** The errors of the last submit that still apply. A field whose error changed kind is validated again at the next submit. */
function remaining(shown: FieldErrors, state: QuotationState): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of invalidFields(shown)) {
    const error = validateField(name, state);
    if (error && error.kind === shown[name]?.kind) errors[name] = error;
  }
  return errors;
}

/** Removes the errors that were fixed. */
export function revalidate(state: QuotationState): QuotationState {
  if (state.phase.name !== "invalid") return state;
  const errors = remaining(state.phase.errors, state);
  return { ...state, phase: hasErrors(errors) ? { name: "invalid", errors } : { name: "editing" } };
}

/** @param origin who fills in the destination, if the change contains one */
export function change(
  state: QuotationState,
  { values, unparseable }: Change,
  origin: Origin = "visitor",
): QuotationState {
  const names = new Set(state.unparseable);
  if (unparseable) names[unparseable.is ? "add" : "delete"](unparseable.name);
  const changed: QuotationState = {
    ...state,
    values: { ...state.values, ...values },
    // The failure was that of other answers.
    phase: state.phase.name === "failed" ? { name: "editing" } : state.phase,
    destinationOrigin: "destination" in values || "destinationChoice" in values ? origin : state.destinationOrigin,
    unparseable: names,
    leftFields: new Set([...state.leftFields].filter((name) => !(name in values))),
  };
  const isOfferChosen = state.offeredDestination && isChosen(state.offeredDestination, changed);
  return revalidate(isOfferChosen ? { ...changed, offeredDestination: undefined } : changed);
}
