import { useEffect, useRef } from "react";
import { warnings } from "./warnings.ts";

/** Bundlers replace `process.env.NODE_ENV`, as they do for React. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * Warns developers on the console about incorrect usage. The same text is logged once until it changes. Production builds
 * contain neither the messages nor the checks.
 *
 * @param check called after each render, so that it may read elements. It gets the messages that several components use
 */
export function useWarnings(check: (messages: typeof warnings) => readonly string[]): void {
  // The condition is the same in each render.
  if (process.env.NODE_ENV !== "production") {
    /* oxlint-disable react/hooks, react/rules-of-hooks */
    const latest = useRef("");
    useEffect(() => {
      const text = check(warnings)
        .map((warning) => `[travel-design] ${warning}`)
        .join("\n");
      if (text && text !== latest.current) console.warn(text);
      latest.current = text;
    });
  }
}
