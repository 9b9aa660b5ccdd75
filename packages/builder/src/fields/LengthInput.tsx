import type { ReactNode } from "react";
import type { ControlIds } from "./FieldFrame.tsx";
import { toLengthText } from "./length-text.ts";

/** Props of {@link LengthInput}. */
export interface LengthInputProps extends ControlIds {
  value: string;
  onChange(value: string): void;
}

/** The control of a length. How it is written is corrected once it is complete. */
export const LengthInput = ({ value, onChange, ...ids }: LengthInputProps): ReactNode => (
  <input
    {...ids}
    className="org-builder-input org-builder-short-input"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onBlur={() => {
      const text = toLengthText(value);
      if (text !== value) onChange(text);
    }}
  />
);
