import type { ReactNode } from "react";
import { messages } from "../messages/index.ts";
import type { ControlIds } from "./FieldFrame.tsx";
import { sixDigits } from "./color-text.ts";

/** Props of {@link ColorInput}. */
export interface ColorInputProps {
  /** Of the text. */
  ids: ControlIds;
  label: string;
  value: string;
  onChange(color: string): void;
}

/** A color: typed as CSS, or picked. */
export const ColorInput = ({ ids, label, value, onChange }: ColorInputProps): ReactNode => (
  <div className="org-builder-color">
    <input
      {...ids}
      className="org-builder-input"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
    <input
      type="color"
      aria-label={messages.fields.pickColor(label)}
      value={sixDigits(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
