import type { ReactNode } from "react";
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

const hexColor = /^#[0-9a-f]{6}$/i;

/** A color: typed as CSS, picked, or one of the brand. */
export function ColorField({ property, value, error, onChange }: FieldProps): ReactNode {
  const text = asText(value);
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => (
        <>
          <div className="org-builder-color">
            <input
              {...ids}
              className="org-builder-input"
              value={text}
              onChange={(event) => onChange(event.target.value)}
            />
            <input
              type="color"
              aria-label={messages.fields.pickColor(property.label)}
              value={hexColor.test(text) ? text : "#0f4c4a"}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
          <div className="org-builder-swatches" role="group" aria-label={messages.fields.brandColors(property.label)}>
            {Object.entries(messages.fields.palette).map(([color, name]) => (
              <button
                key={color}
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
