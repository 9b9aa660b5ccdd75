import type { RefObject } from "react";
import { requiredFieldMissing, useFieldNotice, type FieldNotice } from "../../events/index.ts";
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
  /** The name of the field, under which the `Form` around it may have an error. */
  name?: string | undefined;
  /** Whether notices of invalid input set and clear the error as well, not only those of a missing answer. */
  reactsToInvalidInput?: boolean | undefined;
}

/**
 * The error of a field, which its owner and window events set and clear: the latest wins. A notice without a message keeps
 * the owner's text.
 *
 * @returns the text, empty for no error
 */
export function useFieldError({ ref, fieldId, error, name, reactsToInvalidInput }: UseFieldErrorOptions): string {
  const [shown, setNoticed] = useLatestError(error, name);
  const { required, invalid } = useMessages(fields);
  const show = (notice: FieldNotice, text: string): void => {
    if (notice.fieldId === fieldId) setNoticed(notice.error ? notice.errorMessage || error || text : "");
  };
  useFieldNotice(ref, requiredFieldMissing, (notice) => show(notice, required));
  useFieldNotice(ref, "invalidInput", (notice) => reactsToInvalidInput && show(notice, invalid));
  return shown;
}
