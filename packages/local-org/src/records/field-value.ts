/** The value of a field. Dates are `2026-05-01`, date-times `2026-05-01T09:30:00.000Z`. */
export type FieldValue = string | number | boolean | null;
