import { useCallback, useState } from "react";

const noBreakSpace = "\u00A0";

/**
 * The sentence of a live region. Screen readers announce only a text that changes, so a repeated sentence gets a no-break space.
 *
 * @returns the sentence, and what replaces it; the same function for each render
 */
export function useAnnouncement(): [sentence: string, announce: (sentence: string) => void] {
  const [sentence, setSentence] = useState("");
  const announce = useCallback(
    (next: string) => setSentence((last) => (last === next && next !== "" ? next + noBreakSpace : next)),
    [],
  );
  return [sentence, announce];
}
