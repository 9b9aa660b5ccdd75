import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** Whether React runs in the browser: false on a server, and in the first render of a server's HTML. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
