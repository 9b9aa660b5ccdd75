import { useLayoutEffect, useState, type RefObject } from "react";
import { afterPress } from "./press.ts";

/**
 * A value that changes the layout, as it was before a press that has not ended.
 *
 * @param ref any element of the component: it names the window
 */
export function useStill<Value extends string | undefined>(ref: RefObject<Element | null>, value: Value): Value {
  const [still, setStill] = useState(value);
  useLayoutEffect(() => afterPress(ref.current, () => setStill(value)), [ref, value]);
  return still;
}
