import type { RefObject } from "react";
import { requiredFieldMissing, useFieldNotice } from "../../events/index.ts";
import { fields, useMessages } from "../../messages/index.ts";
import { useLatestError } from "../field/use-latest-error.ts";

/** Options of {@link useRequiredTick}. */
export interface UseRequiredTickOptions {
  /** Any element of the control: it names the window to listen on. */
  ref: RefObject<Element | null>;
  /** The field id of notices for this control; without it every notice is for this control. */
  id: string | undefined;
  /** As in `useFieldError`. */
  name: string | undefined;
  /** The owner's error. It is shown from the moment it changes until a notice for this control arrives. */
  error: string | undefined;
  /** Whether a tick is required and missing. */
  missing: boolean;
}

/**
 * The error of one or more checkboxes. Any notice about a missing answer, whichever field it is for, checks whether a tick
 * is missing.
 *
 * @returns the text, empty for no error
 */
export function useRequiredTick({ ref, id, name, error: ownersError, missing }: UseRequiredTickOptions): string {
  const [shown, setNoticed, error] = useLatestError(ownersError, name);
  const messages = useMessages(fields);
  useFieldNotice(ref, requiredFieldMissing, ({ fieldId, errorMessage }) => {
    const isOurs = id === undefined || fieldId === id;
    if (missing) setNoticed((isOurs && errorMessage) || error || messages.required);
    else if (isOurs) setNoticed("");
  });
  // A tick resolves the error of a notice: it returns with the next notice, not with the next untick.
  if (!missing && shown && shown !== error) setNoticed(undefined);
  return shown;
}
