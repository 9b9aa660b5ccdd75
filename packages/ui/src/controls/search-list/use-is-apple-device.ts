import { useSyncExternalStore } from "react";

const neverChanges = () => () => undefined;
const isAppleDevice = (): boolean => /Mac|iP/.test(navigator.userAgent);

/** Whether the visitor uses a device of Apple. False on a server, which may have no `navigator`. */
export const useIsAppleDevice = (): boolean => useSyncExternalStore(neverChanges, isAppleDevice, () => false);
