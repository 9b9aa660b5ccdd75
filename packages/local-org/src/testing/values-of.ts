import type { UiRecord } from "@travel-design/platform";

/** The values of the fields of a record and of its nested records. */
export function valuesOf({ fields }: UiRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { value }]) => [name, isRecord(value) ? valuesOf(value) : value]),
  );
}

const isRecord = (value: unknown): value is UiRecord =>
  typeof value === "object" && value !== null && "fields" in value;
