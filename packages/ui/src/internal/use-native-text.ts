import { useRef, type RefObject, type SyntheticEvent } from "react";
import type { ChangeReason, TextChangeDetails } from "./change-details.ts";
import { useAdoptedValue } from "./use-adopted-value.ts";
import { useControlled } from "./use-controlled.ts";

type NativeTextElement = HTMLInputElement | HTMLTextAreaElement;

/** Options of {@link useNativeText}. */
export interface UseNativeTextOptions<E extends NativeTextElement> {
  ref: RefObject<E | null>;
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string, details: TextChangeDetails) => void) | undefined;
  /** The component's name, for warnings. */
  name: string;
}

/** What {@link useNativeText} gives. */
export interface NativeText {
  value: string;
  /** React's `onInput`, not `onChange`: the latter is silent when text turns bad while the value stays empty. */
  onInput(event: SyntheticEvent): void;
  /** For keyup and blur: Chromium sends no input event for a half-typed date. */
  onRecheck(event: SyntheticEvent): void;
}

/** The value of a native text element: kept or owned, adopted on mount, with bad input told apart from no input. */
export function useNativeText<E extends NativeTextElement>(options: UseNativeTextOptions<E>): NativeText {
  const { ref, value, defaultValue, onValueChange, name } = options;
  const [current, setCurrent] = useControlled({ controlled: value, defaultValue, name });
  const toldBadInput = useRef(false);

  const report = (reason: ChangeReason, event: Event): void => {
    const element = ref.current;
    if (element === null) return;
    toldBadInput.current = element.validity.badInput;
    setCurrent(element.value);
    onValueChange?.(element.value, { reason, event, badInput: toldBadInput.current });
  };

  useAdoptedValue({
    ref,
    rendered: `${current} false`,
    read: (element) => `${element.value} ${element.validity.badInput}`,
    onAdopt: (_live, event) => report("adopt", event),
  });

  return {
    value: current,
    onInput: ({ nativeEvent }) => report("type", nativeEvent),
    onRecheck: ({ nativeEvent }) => {
      if (ref.current?.validity.badInput !== toldBadInput.current) report("type", nativeEvent);
    },
  };
}
