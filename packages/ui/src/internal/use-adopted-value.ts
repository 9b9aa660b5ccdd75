import { useEffectEvent, useLayoutEffect, type RefObject } from "react";

/** Options of {@link useAdoptedValue}. */
export interface UseAdoptedValueOptions<Element, Value> {
  ref: RefObject<Element | null>;
  /** What was rendered. */
  rendered: Value;
  /** Reads what the element holds. */
  read(element: Element): Value;
  /** Takes over the element's value; the event tells that it came from no key or click. */
  onAdopt(value: Value, event: Event): void;
}

/**
 * Takes over what a visitor filled in before the script arrived. React leaves such an element alone while it hydrates,
 * but the first render after that would put the rendered value back.
 */
export function useAdoptedValue<Element, Value>({
  ref,
  rendered,
  read,
  onAdopt,
}: UseAdoptedValueOptions<Element, Value>): void {
  const adopt = useEffectEvent(() => {
    if (ref.current === null) return;
    const live = read(ref.current);
    if (live !== rendered) onAdopt(live, new Event("adopt"));
  });
  useLayoutEffect(() => adopt(), []);
}
