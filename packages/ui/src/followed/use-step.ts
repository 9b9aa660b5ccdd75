import type { RefObject } from "react";
import { useFollowed, type Followed } from "./use-followed.ts";
import { useWhenNear } from "./use-when-near.ts";

/**
 * The step of the request form, shortly after the form announces it. Step 1 until then. Changes on the screen or close to
 * it only.
 *
 * @param ref the component's element
 */
export const useStep = (ref: RefObject<Element | null>): Followed<number> =>
  useFollowed(ref, "stepChange", 1, ({ step }) => step, useWhenNear(ref));
