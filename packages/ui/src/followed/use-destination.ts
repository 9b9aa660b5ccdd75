import type { RefObject } from "react";
import { useFollowed, type Followed } from "./use-followed.ts";

/**
 * The destination in the request form, shortly after the form announces it. Empty until then.
 *
 * @param ref any element of the listening component
 */
export const useDestination = (ref: RefObject<Element | null>): Followed<string> =>
  useFollowed(ref, "destinationChange", "", ({ destination }) => destination);
