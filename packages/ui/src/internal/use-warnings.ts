import { useEffect } from "react";

/** Says on the console what could not be used, once for as long as it stays the same. */
export function useWarnings(warnings: readonly string[]): void {
  const text = warnings.join("\n");
  useEffect(() => {
    if (text) console.warn(text);
  }, [text]);
}
