import { useEffect } from "react";
import type { ReadResult } from "./use-read.ts";

/**
 * Refetches periodically while the component is shown and the page is visible.
 *
 * @param read what `useRead` returned
 * @param refetchInterval in milliseconds; false stops it
 * @example useRefetchInterval(useRead(platform.getRecord, config), 30_000);
 */
export function useRefetchInterval(
  read: Pick<ReadResult<unknown>, "refetch"> | null,
  refetchInterval: number | false,
): void {
  const refetch = read?.refetch;
  useEffect(() => {
    if (!refetch || refetchInterval === false) return undefined;
    const timer = setInterval(() => {
      // The next render shows the error.
      if (globalThis.document.visibilityState === "visible") refetch().catch(() => undefined);
    }, refetchInterval);
    return () => clearInterval(timer);
  }, [refetch, refetchInterval]);
}
