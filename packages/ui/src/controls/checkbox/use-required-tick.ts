import { useState, type RefObject } from "react";
import { useWindowEvent, windowEventNames } from "../../events/index.ts";
import * as messages from "../../messages/index.ts";

/** Options of {@link useRequiredTick}. */
export interface UseRequiredTickOptions {
  /** Any element of the control: it names the window to listen on. */
  ref: RefObject<Element | null>;
  /** Whose message in a notice is meant for this control; without it every message is. */
  id: string | undefined;
  /** The owner's error. Given, also when empty, it decides. */
  error: string | undefined;
  /** A tick is needed and there is none. */
  missing: boolean;
}

/**
 * The error of something to tick. It takes every notice about a missing answer, whichever field it is for, as the
 * moment to look whether its own tick is missing.
 *
 * @returns the text, empty for no error
 */
export function useRequiredTick({ ref, id, error, missing }: UseRequiredTickOptions): string {
  const [flagged, setFlagged] = useState("");
  useWindowEvent(ref, windowEventNames.requiredFieldMissing, ({ fieldId, errorMessage }) => {
    const isOurs = id === undefined || fieldId === id;
    setFlagged(missing ? (isOurs && errorMessage) || messages.required : "");
  });
  // A box that is ticked has mended its error: it comes back with the next notice, not with the next untick.
  if (!missing && flagged) setFlagged("");
  return error ?? (missing ? flagged : "");
}
