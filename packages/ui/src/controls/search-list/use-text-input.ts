import { useEffectEvent, useLayoutEffect, useState, type RefObject } from "react";
import { setText } from "../../internal/enter-text.ts";
import { forwardFocus } from "../../internal/hidden-holder.ts";
import { onAssignment } from "../../internal/on-assignment.ts";
import { useHydrated } from "../../internal/use-hydrated.ts";
import { itself, useListener } from "../../internal/use-listener.ts";

/** Options of {@link useTextInput}. */
interface UseTextInputOptions {
  /** The input in which a visitor types. */
  input: RefObject<HTMLInputElement | null>;
  /** The element that holds the value. */
  holder: RefObject<HTMLTextAreaElement | null>;
  /** The text of the value. */
  text: string;
  /** The value of a complete text. */
  valueOf(text: string): string;
  /** For a value whose text was entered before hydration. */
  onAdopt(value: string): void;
  /** For each `input` and `change` event of the text. */
  onText(event: Event): void;
}

/**
 * Keeps the visible input and the hidden element equal. The page receives only `input` and `change` events of the hidden
 * element: those of the visible input do not propagate.
 *
 * @returns the initial text, and whether the component is hydrated
 */
export function useTextInput(options: UseTextInputOptions): { initialText: string; isHydrated: boolean } {
  const { input, holder, text, valueOf, onAdopt, onText } = options;
  const [initialText] = useState(text);
  const isHydrated = useHydrated();
  useListener(input, itself, "input", onText);
  useListener(input, itself, "change", onText);
  const onAssigned = useEffectEvent((shown: HTMLInputElement, hidden: HTMLTextAreaElement) => {
    hidden.value = valueOf(shown.value);
  });
  useLayoutEffect(() => {
    const [shown, hidden] = [input.current, holder.current];
    if (!shown || !hidden) return undefined;
    forwardFocus(hidden, shown);
    return onAssignment(shown, "value", () => onAssigned(shown, hidden));
  }, [input, holder]);
  useLayoutEffect(() => {
    const [shown, hidden] = [input.current, holder.current];
    if (!shown || !hidden || shown.value === text) return;
    // Only a visitor who typed before hydration changes the initial text: a hidden list gets values before its effects run.
    if (isHydrated || shown.value === initialText) return setText(shown, text);
    const value = valueOf(shown.value);
    // Strict mode runs effects twice.
    if (value === hidden.value) return;
    setText(hidden, value);
    onAdopt(value);
  });
  return { initialText, isHydrated };
}
