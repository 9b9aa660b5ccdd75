import { useState } from "react";

/**
 * An error that both the owner and window events set: the latest change wins.
 *
 * @param error the owner's error; empty or undefined for none
 * @returns the text to show (empty for no error), and a function that sets the text of a window event; undefined leaves
 *   the error to the owner
 */
export function useLatestError(
  error: string | undefined,
): [shown: string, setNoticed: (text: string | undefined) => void] {
  const [noticed, setNoticed] = useState<string>();
  const [previousError, setPreviousError] = useState(error);
  // Any value can come from a page, NaN too, which does not equal itself.
  if (!Object.is(error, previousError)) {
    setPreviousError(error);
    setNoticed(undefined);
  }
  return [noticed ?? error ?? "", setNoticed];
}
