import type { ReactNode } from "react";
import { textOf } from "../document/json.ts";
import { ColorInput } from "../fields/ColorInput.tsx";
import { FieldFrame } from "../fields/FieldFrame.tsx";
import { fontChoices, fontSettings, type ColorSetting } from "./brand-settings.ts";
import type { BrandSession } from "./use-brand.ts";
import { messages } from "../messages/index.ts";

function ColorField({ setting, session }: { setting: ColorSetting; session: BrandSession }): ReactNode {
  const { name, label, description } = setting;
  const text = textOf(session.values[name]);
  return (
    <FieldFrame label={label} description={description} error={session.errors.get(name)}>
      {(ids) => (
        <ColorInput ids={ids} label={label} value={text} onChange={(color) => session.setColor(name, color.trim())} />
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
        <ColorField key={color.name} setting={color} session={session} />
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
