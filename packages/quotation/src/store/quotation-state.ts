import type { FieldName, Step } from "../model/fields.ts";
import { refusedFields, type FieldErrors } from "../model/validate-step.ts";
import { emptyValues, type QuotationValues } from "../model/values.ts";
import type { FormOptions } from "../ports.ts";

/** What the form shows. */
export interface QuotationState {
  values: QuotationValues;
  /** Native inputs whose text the browser could not read. */
  unreadable: ReadonlySet<FieldName>;
  step: Step;
  /** Errors of the last submit that have not been corrected yet. */
  errors: FieldErrors;
  /** How the last submit of this step ended, unless it went well. */
  problem: "refused" | "failed" | undefined;
  /** Counts the step changes: each one moves focus. */
  moves: number;
  /** Counts the submits that did not go well: each one moves focus. */
  problems: number;
  busy: boolean;
  options: FormOptions;
  /** True once a request was sent and the page stays. */
  sent: boolean;
  /** True once a request was sent and the page is being left. */
  leaving: boolean;
}

/** A form that nobody has touched. */
export const beginning = (options: FormOptions): QuotationState => ({
  values: emptyValues,
  unreadable: new Set(),
  step: 1,
  errors: {},
  problem: undefined,
  moves: 0,
  problems: 0,
  busy: false,
  options,
  sent: false,
  leaving: false,
});

/** The errors that still hold; a field that became right, or wrong in another way, is judged at the next submit. */
export function stillRefused(shown: FieldErrors, current: FieldErrors): FieldErrors {
  const names = refusedFields(shown).filter((name) => current[name] === shown[name]);
  return Object.fromEntries(names.map((name) => [name, shown[name]]));
}
