import { useRef, type ReactNode } from "react";
import type { ControlIds } from "./FieldFrame.tsx";
import { toLengthText } from "./length-text.ts";

/** Props of {@link LengthInput}. */
export interface LengthInputProps extends ControlIds {
  value: string;
  onChange(value: string): void;
}

/** The control of a length. What was typed is normalized when the field loses the focus. */
export function LengthInput({ value, onChange, ...ids }: LengthInputProps): ReactNode {
  const isTyped = useRef(false);
  return (
    <input
      {...ids}
      className="org-builder-input org-builder-short-input"
      value={value}
      onChange={(event) => {
        isTyped.current = true;
        onChange(event.target.value);
      }}
      onBlur={() => {
        const text = toLengthText(value);
        if (isTyped.current && text !== value) onChange(text);
        isTyped.current = false;
      }}
    />
  );
}
