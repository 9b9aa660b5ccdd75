import { useEffect, useState } from "react";

/** Options of {@link useControlled}. */
export interface UseControlledOptions<T> {
  /** The owner's value; undefined leaves the value to the control. */
  controlled: T | undefined;
  /** The first value of an uncontrolled control. */
  defaultValue: T;
  /** The component's name, for the warning. */
  name: string;
}

/**
 * A value that either the owner or the control keeps. Warns when the owner starts or stops giving it, because what
 * the visitor typed would then jump between two values.
 *
 * @returns the current value, and a function that keeps a new one where the control is the keeper
 */
export function useControlled<T>({ controlled, defaultValue, name }: UseControlledOptions<T>): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const isControlled = controlled !== undefined;
  const [startedControlled] = useState(isControlled);

  useEffect(() => {
    if (isControlled === startedControlled) return;
    console.warn(
      `[travel-design] ${name} changed from ${modeName(startedControlled)} to ${modeName(isControlled)}: its value may ` +
        "be lost. Pass a value always or never.",
    );
  }, [isControlled, startedControlled, name]);

  const keep = (next: T): void => {
    if (!isControlled) setOwn(() => next);
  };
  return [isControlled ? controlled : own, keep];
}

const modeName = (isControlled: boolean): string => `${isControlled ? "" : "un"}controlled`;
