import type { ReactNode } from "react";
import { textOf, type JsonObject } from "../content/json.ts";
import { ColorInput } from "../fields/ColorInput.tsx";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { fontChoices, fontSettings, withColor, withFonts, type ColorSetting } from "./brand-settings.ts";
import { messages } from "../messages/index.ts";

/** Props of {@link BrandFields}. */
export interface BrandFieldsProps {
  values: JsonObject;
  /** The colors that can be chosen. */
  colors: readonly ColorSetting[];
  /** A sentence per setting that cannot be saved. */
  errors: ReadonlyMap<string, string>;
  /** @param name of the setting that a builder has chosen */
  onChange(values: JsonObject, name: string): void;
}

/** The colors and fonts of the brand. */
export function BrandFields({ values, colors, errors, onChange }: BrandFieldsProps): ReactNode {
  return (
    <>
      <h2 className="org-builder-panel__title">{messages.brand.colors}</h2>
      <p className="org-builder-panel__about">{messages.brand.aboutColors}</p>
      {errors.has("") && (
        <p className="org-builder-field__error" role="alert">
          {errors.get("")}
        </p>
      )}
      {colors.map(({ name, label, description }) => (
        <FieldFrame key={name} label={label} description={description} error={errors.get(name)}>
          {(ids) => (
            <ColorInput
              ids={ids}
              label={label}
              value={textOf(values[name])}
              onChange={(color) => onChange(withColor(values, name, color.trim()), name)}
            />
          )}
        </FieldFrame>
      ))}
      <h2 className="org-builder-panel__title">{messages.brand.fonts}</h2>
      {fontSettings.map(({ name, label }) => {
        const fonts = textOf(values[name]);
        const isOther = !fontChoices.some((choice) => choice.fonts === fonts);
        return (
          <FieldFrame key={name} label={label}>
            {(ids) => (
              <select
                {...ids}
                className="org-builder-input"
                value={fonts}
                onChange={(event) => onChange(withFonts(values, name, event.target.value), name)}
              >
                {isOther && <option value={fonts}>{fonts}</option>}
                {fontChoices.map((choice) => (
                  <option key={choice.fonts} value={choice.fonts}>
                    {choice.label}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
        );
      })}
    </>
  );
}
