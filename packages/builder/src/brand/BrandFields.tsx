import type { ReactNode } from "react";
import { textOf } from "../document/json.ts";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { fontChoices, fontSettings, isHexColor, type ColorSetting } from "./brand-settings.ts";
import type { BrandSession } from "./use-brand.ts";
import { messages } from "../messages/index.ts";

/** A color picker takes six digits only. */
const sixDigits = (color: string): string =>
  isHexColor(color) ? color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3") : "#000000";

function ColorField({ color, session }: { color: ColorSetting; session: BrandSession }): ReactNode {
  const { name, label, description } = color;
  const text = textOf(session.values[name]);
  return (
    <FieldFrame label={label} description={description} error={session.errors.get(name)}>
      {(ids) => (
        <div className="org-builder-color">
          <input
            {...ids}
            className="org-builder-input"
            spellCheck={false}
            value={text}
            onChange={(event) => session.setColor(name, event.target.value.trim())}
          />
          <input
            type="color"
            className="org-builder-brand__picker"
            aria-label={messages.fields.pickColor(label)}
            value={sixDigits(text)}
            onChange={(event) => session.setColor(name, event.target.value)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** The colors and fonts of the brand. */
export function BrandFields({ session }: { session: BrandSession }): ReactNode {
  return (
    <>
      <h2 className="org-builder-panel__title">{messages.brand.colors}</h2>
      <p className="org-builder-panel__about">{messages.brand.aboutColors}</p>
      {session.errors.has("") && (
        <p className="org-builder-field__error" role="alert">
          {session.errors.get("")}
        </p>
      )}
      {session.colors.map((color) => (
        <ColorField key={color.name} color={color} session={session} />
      ))}
      <h2 className="org-builder-panel__title">{messages.brand.fonts}</h2>
      {fontSettings.map(({ name, label }) => {
        const fonts = textOf(session.values[name]);
        const isOther = !fontChoices.some((choice) => choice.fonts === fonts);
        return (
          <FieldFrame key={name} label={label}>
            {(ids) => (
              <select
                {...ids}
                className="org-builder-input"
                value={fonts}
                onChange={(event) => session.setFonts(name, event.target.value)}
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
