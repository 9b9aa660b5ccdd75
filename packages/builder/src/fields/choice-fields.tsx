import { colorOf, readBranding } from "@travel-design/site";
import { useMemo, type ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { sixDigits } from "./color-text.ts";
import { ColorInput } from "./ColorInput.tsx";
import { FieldFrame, FieldTexts, GroupFrame, useControlIds } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { messages } from "../messages/index.ts";

/** A switch. */
export function SwitchField({ property, value, error, onChange }: FieldProps): ReactNode {
  const { name, label, description } = property;
  const ids = useControlIds(description, error);
  return (
    <div className="org-builder-field" data-field={name}>
      <label className="org-builder-switch">
        <input
          {...ids}
          type="checkbox"
          checked={value === true || value === "true"}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldTexts id={ids.id} description={description} error={error} />
    </div>
  );
}

/**
 * One of a list. A content file contains the word that builders see, as Experience Builder stores it; components of the platform
 * contain the choice itself.
 */
export function ChoiceField({ property, value, error, onChange }: FieldProps): ReactNode {
  const { choices = [], labels = {} } = property.property;
  const current = asText(value);
  const options = choices.map((choice) => ({
    label: labels[choice] ?? property.choices?.[choice] ?? choice,
    stored: labels[choice] ?? choice,
    isCurrent: choice === current || labels[choice] === current,
  }));
  const selected = options.find(({ isCurrent }) => isCurrent)?.stored ?? current;
  const isUnknown = selected !== "" && !options.some(({ stored }) => stored === selected);
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => (
        <select
          {...ids}
          className="org-builder-input"
          value={selected}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{messages.fields.byDefault}</option>
          {isUnknown && <option value={selected}>{messages.fields.currentValue(selected)}</option>}
          {options.map(({ label, stored }) => (
            <option key={stored} value={stored}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** An icon, chosen by what it looks like. */
export function IconField({ property, value, error, onChange }: FieldProps): ReactNode {
  const { choices = [], labels = {} } = property.property;
  const current = asText(value);
  return (
    <GroupFrame name={property.name} label={property.label} description={property.description} error={error}>
      <div className="org-builder-icons">
        {choices.map((choice) => {
          const label = labels[choice] ?? choice;
          return (
            <button
              key={choice}
              type="button"
              className="org-builder-icons__item"
              aria-pressed={current === choice || current === label || current.endsWith(`td-icon-${choice}`)}
              aria-label={label}
              title={label}
              onClick={() => onChange(label)}
            >
              <i className={`td-icon td-icon-${choice}`} aria-hidden="true" />
            </button>
          );
        })}
      </div>
    </GroupFrame>
  );
}

/** A color of the site's brand, as content contains it. */
interface BrandColor {
  name: string;
  color: string;
}

/** The colors of the site's brand. */
function useBrandColors(): readonly BrandColor[] {
  const { theme } = useSite();
  return useMemo(() => {
    const branding = readBranding(theme);
    return messages.fields.brandColors.map(([token, name]) => ({ name, color: sixDigits(colorOf(token, branding)) }));
  }, [theme]);
}

/** A color: typed as CSS, picked, or one of the brand. */
export function ColorField({ property, value, error, onChange }: FieldProps): ReactNode {
  const text = asText(value);
  const brandColors = useBrandColors();
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => (
        <>
          <ColorInput ids={ids} label={property.label} value={text} onChange={onChange} />
          <div className="org-builder-swatches" role="group" aria-label={messages.fields.colorsOfBrand(property.label)}>
            {brandColors.map(({ name, color }) => (
              <button
                key={name}
                type="button"
                className="org-builder-swatches__item"
                style={{ background: color }}
                aria-label={name}
                title={name}
                aria-pressed={text.toLowerCase() === color}
                onClick={() => onChange(color)}
              />
            ))}
          </div>
        </>
      )}
    </FieldFrame>
  );
}
