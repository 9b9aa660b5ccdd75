import type { WindowEventDetails, WindowEventName } from "@travel-design/ui";
import { windowEventNames } from "@travel-design/ui/models";
import { errorText, refusedFields, type FieldErrors } from "../model/validate-step.ts";

/** Tells the other blocks on the page, by window event. */
export type Announce = <Name extends WindowEventName>(name: Name, detail: WindowEventDetails[Name]) => void;

const { requiredFieldMissing, invalidInput } = windowEventNames;

/** Tells of every field that a submit refused, in the order of the form. */
export function announceRefusals(announce: Announce, errors: FieldErrors): void {
  for (const fieldId of refusedFields(errors)) {
    const kind = errors[fieldId] ?? "invalid";
    const name = kind === "missing" ? requiredFieldMissing : invalidInput;
    announce(name, { fieldId, error: true, errorMessage: errorText(kind) });
  }
}

/** Tells of every field that is refused no longer. */
export function announceCorrections(announce: Announce, before: FieldErrors, after: FieldErrors): void {
  const corrected = refusedFields(before).filter((fieldId) => !after[fieldId]);
  for (const fieldId of corrected) announce(requiredFieldMissing, { fieldId, error: false });
}
