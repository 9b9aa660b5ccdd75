import type { ReactNode } from "react";
import { useSite } from "../site-context.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";

/** One line of text, a length or a position. */
export function TextField({ property, value, error, onChange }: FieldProps): ReactNode {
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => (
        <input
          {...ids}
          className="org-builder-input"
          value={asText(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** Text of several lines. */
export function LongTextField({ property, value, error, onChange }: FieldProps): ReactNode {
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => (
        <textarea
          {...ids}
          className="org-builder-input"
          rows={4}
          value={asText(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** An address: typed, or chosen from the pages of the site. */
export function LinkField({ property, value, error, onChange }: FieldProps): ReactNode {
  const { pages } = useSite();
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => (
        <>
          <input
            {...ids}
            className="org-builder-input"
            list={`${ids.id}-pages`}
            value={asText(value)}
            onChange={(event) => onChange(event.target.value)}
          />
          <datalist id={`${ids.id}-pages`}>
            {pages
              .filter(({ isOwn }) => isOwn)
              .map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}

/** An integer. It may be empty, and may contain any text while a builder types. */
export function NumberField({ property, value, error, onChange }: FieldProps): ReactNode {
  const { min, max, kind } = property.property;
  const range = min !== undefined && max !== undefined ? `Van ${min} tot en met ${max}.` : undefined;
  const store = (text: string): void => {
    const isInteger = /^\d+$/.test(text);
    // Experience Builder stores integers as numbers, and lengths in pixels as text.
    onChange(isInteger && kind === "integer" ? Number(text) : text);
  };
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description ?? range} error={error}>
      {(ids) => (
        <input
          {...ids}
          className="org-builder-input org-builder-short-input"
          inputMode="numeric"
          placeholder={asText(property.property.default)}
          value={asText(value)}
          onChange={(event) => store(event.target.value.trim())}
        />
      )}
    </FieldFrame>
  );
}
