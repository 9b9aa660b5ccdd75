import type { EditableProperty } from "../catalog/catalog-entry.ts";

/** Props of every field of the property panel. */
export interface FieldProps {
  property: EditableProperty;
  value: unknown;
  /** A sentence about an invalid value. */
  error: string | undefined;
  onChange(value: unknown): void;
}

/** A value as text. */
export const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
