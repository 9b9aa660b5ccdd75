import { useLayoutEffect, useState, type RefObject } from "react";
import { afterPress } from "./press.ts";

/**
 * Keeps a value that affects the layout unchanged while a pointer is down.
 *
 * @param ref any element of the component: it names the page
 */
export function useStill<Value extends string | undefined>(ref: RefObject<Element | null>, value: Value): Value {
  const [still, setStill] = useState(value);
  useLayoutEffect(() => afterPress(ref.current, () => setStill(value)), [ref, value]);
  return still;
}
