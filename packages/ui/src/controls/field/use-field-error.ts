import { useState, type RefObject } from "react";
import { useWindowEvent, windowEventNames, type FieldNotice } from "../../events/index.ts";
import * as messages from "../../messages/index.ts";

/** The window events that can set or clear a field's error. */
export type FieldNoticeEvent = typeof windowEventNames.requiredFieldMissing | typeof windowEventNames.invalidInput;

/** Options of {@link useFieldError}. */
export interface UseFieldErrorOptions {
  /** Any element of the control: it names the window to listen on. */
  ref: RefObject<Element | null>;
  /** Which notices are meant for this field; without it none are. */
  fieldId: string | undefined;
  /** The owner's error. Given, also when empty, it decides. */
  error: string | undefined;
  /** The events that this kind of field listens to; by default only the one for a missing answer. */
  reactsTo?: readonly FieldNoticeEvent[];
}

/** Texts for notices that bring none. */
const standardMessages: Record<FieldNoticeEvent, string> = {
  [windowEventNames.requiredFieldMissing]: messages.required,
  [windowEventNames.invalidInput]: messages.invalid,
};
const onlyRequired: readonly FieldNoticeEvent[] = [windowEventNames.requiredFieldMissing];

/**
 * The error a field shows: the owner's, or else the one that window events set and clear.
 *
 * @returns the text, empty for no error
 */
export function useFieldError({ ref, fieldId, error, reactsTo = onlyRequired }: UseFieldErrorOptions): string {
  const [flagged, setFlagged] = useState("");

  const receive = (name: FieldNoticeEvent, notice: FieldNotice): void => {
    if (!reactsTo.includes(name) || fieldId === undefined || notice.fieldId !== fieldId) return;
    setFlagged(notice.error ? notice.errorMessage || standardMessages[name] : "");
  };
  const { requiredFieldMissing, invalidInput } = windowEventNames;
  useWindowEvent(ref, requiredFieldMissing, (notice) => receive(requiredFieldMissing, notice));
  useWindowEvent(ref, invalidInput, (notice) => receive(invalidInput, notice));

  return error ?? flagged;
}
