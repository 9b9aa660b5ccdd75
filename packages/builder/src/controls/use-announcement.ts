import { useCallback, useState } from "react";

/** Not visible, and not read aloud. It makes a sentence another one. */
const sameAgain = "\u00A0";

/**
 * The sentence of a live region. One that is said again is announced again, which screen readers do only for a text that changes.
 *
 * @returns the sentence, and what says another one; the same function for each render
 */
export function useAnnouncement(): [sentence: string, announce: (sentence: string) => void] {
  const [sentence, setSentence] = useState("");
  const announce = useCallback(
    (next: string) => setSentence((last) => (last === next && next !== "" ? next + sameAgain : next)),
    [],
  );
  return [sentence, announce];
}
