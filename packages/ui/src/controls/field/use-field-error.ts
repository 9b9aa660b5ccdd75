import type { RefObject } from "react";
import { requiredFieldMissing, useWindowEvent, type FieldNotice } from "../../events/index.ts";
import { controls, useMessages } from "../../messages/index.ts";
import { useLatestError } from "./use-latest-error.ts";

/** The window events that can set or clear a field's error. */
export type FieldNoticeEvent = typeof requiredFieldMissing | "invalidInput";

/** Options of {@link useFieldError}. */
export interface UseFieldErrorOptions {
  /** Any element of the control: it names the window to listen on. */
  ref: RefObject<Element | null>;
  /** Which notices are meant for this field; without it none are. */
  fieldId: string | undefined;
  /** The owner's error. It is shown from the moment it changes until a notice for this field arrives. */
  error: string | undefined;
  /** The events that this kind of field listens to; by default only the one for a missing answer. */
  reactsTo?: readonly FieldNoticeEvent[] | undefined;
}

/**
 * The error of a field, which its owner and window events set and clear: the latest wins. A notice without a message keeps
 * the owner's text.
 *
 * @returns the text, empty for no error
 */
export function useFieldError({
  ref,
  fieldId,
  error,
  reactsTo = [requiredFieldMissing],
}: UseFieldErrorOptions): string {
  const [shown, setNoticed] = useLatestError(error);
  const { required, invalid } = useMessages(controls);

  /** @param text for a notice without a message */
  const receive = (name: FieldNoticeEvent, text: string) => (notice: FieldNotice) => {
    if (!reactsTo.includes(name) || notice.fieldId !== fieldId) return;
    setNoticed(notice.error ? notice.errorMessage || error || text : "");
  };
  useWindowEvent(ref, requiredFieldMissing, receive(requiredFieldMissing, required));
  useWindowEvent(ref, "invalidInput", receive("invalidInput", invalid));

  return shown;
}
