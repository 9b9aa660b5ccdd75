import { use, useState } from "react";
import { FormErrors } from "./form-errors.ts";

/**
 * An error that both the owner and window events set: the latest change wins.
 *
 * @param ownersError the owner's error; empty or undefined for none
 * @param name under which the form around the field may have an error
 * @returns the text to show (empty for no error), and a function that sets the text of a window event; undefined leaves
 *   the error to the owner, and the error of owner or form
 */
export function useLatestError(
  ownersError: string | undefined,
  name: string | undefined,
): [shown: string, setNoticed: (text: string | undefined) => void, error: string | undefined] {
  const formErrors = use(FormErrors);
  const error = ownersError || formErrors.get(name);
  const [noticed, setNoticed] = useState<string>();
  const [previousError, setPreviousError] = useState(error);
  // Any value can come from a page, NaN too, which does not equal itself.
  if (!Object.is(error, previousError)) {
    setPreviousError(error);
    setNoticed(undefined);
  }
  return [noticed ?? error ?? "", setNoticed, error];
}
