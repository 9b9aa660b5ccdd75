import type { RefObject } from "react";
import { missingAnswer, requiredFieldMissing, useFieldNotices, type FieldNoticeEvent } from "../../events/index.ts";
import { fields, useMessages } from "../../messages/index.ts";
import { useLatestError } from "./use-latest-error.ts";

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
export function useFieldError({ ref, fieldId, error, reactsTo = missingAnswer }: UseFieldErrorOptions): string {
  const [shown, setNoticed] = useLatestError(error);
  const { required, invalid } = useMessages(fields);

  useFieldNotices(ref, reactsTo, (notice, name) => {
    if (notice.fieldId !== fieldId) return;
    const text = name === requiredFieldMissing ? required : invalid;
    setNoticed(notice.error ? notice.errorMessage || error || text : "");
  });
  return shown;
}
