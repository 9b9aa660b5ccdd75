import { useEffect, useRef } from "react";
import { warnings } from "./warnings.ts";

/** Bundlers replace it, as in React itself. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Tells developers on the console about wrong uses, each text once for as long as it stays the same. Production builds
 * contain neither the sentences nor what finds them.
 *
 * @param find called after each render, so that it may read elements. It gets the sentences that several components use
 */
export function useWarnings(find: (sentences: typeof warnings) => readonly string[]): void {
  // The condition is the same in each render.
  if (process.env.NODE_ENV !== "production") {
    /* oxlint-disable react/hooks, react/rules-of-hooks */
    const latest = useRef("");
    useEffect(() => {
      const text = find(warnings)
        .map((warning) => `[travel-design] ${warning}`)
        .join("\n");
      if (text && text !== latest.current) console.warn(text);
      latest.current = text;
    });
  }
}
