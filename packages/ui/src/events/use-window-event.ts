import type { RefObject } from "react";
import { useWindowListener } from "../internal/use-listener.ts";
import type { WindowEventDetails, WindowEventName } from "./details.ts";
import { callWithDetail } from "./read-detail.ts";
import { readers } from "./readers.ts";

/**
 * Listens for a window event while the component is mounted. The latest handler is called. Events with an invalid payload
 * are ignored.
 *
 * @param ref any element of the listening component: it names the window to listen on
 */
export function useWindowEvent<Name extends WindowEventName>(
  ref: RefObject<Element | null>,
  name: Name,
  handler: (detail: WindowEventDetails[Name]) => void,
): void {
  useWindowListener(ref, name, (event) => callWithDetail(event, readers[name], handler));
}
