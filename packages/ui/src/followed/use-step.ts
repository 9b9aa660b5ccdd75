import type { RefObject } from "react";
import { windowEventNames } from "../events/index.ts";
import { useFollowed, type Followed } from "./use-followed.ts";

/**
 * The current step of the request form, shortly after the form announces it. Step 1 until then.
 *
 * @param ref any element of the listening component
 */
export const useStep = (ref: RefObject<Element | null>): Followed<number> =>
  useFollowed(ref, windowEventNames.stepChange, 1, ({ step }) => step);
