import type { ReactNode } from "react";
import { FieldFrame } from "./FieldFrame.tsx";
import { asText, type FieldProps } from "./field-props.ts";
import { LengthInput } from "./LengthInput.tsx";
import { LinkInput } from "../links/LinkInput.tsx";
import { messages } from "../messages/index.ts";

/** One line of text. */
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

/** A length. */
export function LengthField({ property, value, error, onChange }: FieldProps): ReactNode {
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => <LengthInput {...ids} value={asText(value)} onChange={onChange} />}
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

/** The address of a link. */
export function LinkField({ property, value, error, onChange }: FieldProps): ReactNode {
  return (
    <FieldFrame name={property.name} label={property.label} description={property.description} error={error}>
      {(ids) => <LinkInput {...ids} value={asText(value)} onChange={onChange} />}
    </FieldFrame>
  );
}

/** An integer. It may be empty, and may contain any text while a builder types. */
export function NumberField({ property, value, error, onChange }: FieldProps): ReactNode {
  const { min, max, kind } = property.property;
  const range = min !== undefined && max !== undefined ? messages.fields.range(min, max) : undefined;
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
