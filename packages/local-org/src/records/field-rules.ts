import { OrgError } from "../errors.ts";
import type { FieldType } from "../metadata/field-types.ts";
import type { FieldMetadata } from "../metadata/org-metadata.ts";
import { normalizeId } from "../salesforce-id.ts";
import type { FieldValue } from "./field-value.ts";

/** Converts an untrusted value that is not null to the stored value, or throws the platform's error. */
type FieldRule = (field: FieldMetadata, value: unknown) => FieldValue;

const fieldError = (field: FieldMetadata, errorCode: string, message: string): OrgError =>
  new OrgError(400, errorCode, message, [field.apiName]);

const wrongType = (field: FieldMetadata, expected: string): OrgError =>
  fieldError(field, "JSON_PARSER_ERROR", `${field.apiName} must be ${expected}.`);

/**
 * Counts the characters of a text as the platform does, which stores a line break as two characters: CR and LF.
 *
 * @example storedLength("a\nb") // 4
 */
const storedLength = (value: string): number => value.replace(/\r\n|\n/g, "\r\n").length;

/** Types whose values may have several lines. */
const multilineTypes: ReadonlySet<FieldType> = new Set(["LongTextArea", "TextArea"]);

/**
 * Trims a text and removes its control characters, as the Apex class of the form does. Only some fields hold several lines; in the
 * others a line break becomes a space.
 */
function sanitizeText({ type }: FieldMetadata, value: string): string {
  if (multilineTypes.has(type)) return value.replace(/(?![\t\r\n])\p{Cc}/gu, "").trim();
  return value.replace(/\p{Cc}+/gu, " ").trim();
}

/** An empty text is no value. */
const text: FieldRule = (field, value) => {
  if (typeof value !== "string") throw wrongType(field, "a string");
  const stored = sanitizeText(field, value);
  if (storedLength(stored) > field.length) {
    throw fieldError(
      field,
      "STRING_TOO_LONG",
      `${field.label}: data value too large (max length=${field.length}); shorten it.`,
    );
  }
  return stored === "" ? null : stored;
};

const email: FieldRule = (field, value) => {
  const address = text(field, value);
  const isAddress = typeof address !== "string" || /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)+$/.test(address);
  if (!isAddress) throw fieldError(field, "INVALID_EMAIL_ADDRESS", `${field.label}: invalid email address.`);
  return address;
};

const offers = (field: FieldMetadata, value: string): boolean =>
  field.picklistValues.some((known) => known.active && known.value === value);

function checkChoices(field: FieldMetadata, choices: readonly string[]): void {
  if (field.restricted && !choices.every((choice) => offers(field, choice))) {
    throw fieldError(
      field,
      "INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST",
      `${field.label}: bad value for restricted picklist field; choose one of its active values.`,
    );
  }
}

const picklist: FieldRule = (field, value) => {
  const choice = text(field, value);
  if (typeof choice === "string") checkChoices(field, [choice]);
  return choice;
};

const multiselect: FieldRule = (field, value) => {
  const choices = text(field, value);
  if (typeof choices === "string") checkChoices(field, choices.split(";"));
  return choices;
};

const checkbox: FieldRule = (field, value) => {
  if (typeof value !== "boolean") throw wrongType(field, "true or false");
  return value;
};

/** Rounds to the field's decimals, as the platform does. */
const number: FieldRule = (field, value) => {
  if (typeof value !== "number" || !Number.isFinite(value)) throw wrongType(field, "a number");
  const digits = field.precision - field.scale;
  const rounded = Number.isInteger(value) ? value : Number(value.toFixed(field.scale));
  if (Math.abs(rounded) >= 10 ** digits) {
    throw fieldError(
      field,
      "NUMBER_OUTSIDE_VALID_RANGE",
      `${field.label}: value outside of valid range (at most ${digits} digits before the decimal point).`,
    );
  }
  return rounded;
};

const date: FieldRule = (field, value) => {
  const isDay = typeof value === "string" && /^(1[7-9]|[23]\d)\d\d-\d\d-\d\d$/.test(value);
  if (!isDay || !isCalendarDay(value)) throw wrongType(field, "an existing day written as 2026-05-01");
  return value;
};

/** 30 February is read as 2 March, so the day of the month must come back as it went in. */
function isCalendarDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(8));
}

const dateTime: FieldRule = (field, value) => {
  const pattern = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)$/;
  const day = typeof value === "string" ? pattern.exec(value)?.[1] : undefined;
  const time = typeof value === "string" && day && isCalendarDay(day) ? Date.parse(value) : NaN;
  if (Number.isNaN(time)) throw wrongType(field, "a date and time written as 2026-05-01T09:30:00.000Z");
  return new Date(time).toISOString();
};

const reference: FieldRule = (field, value) => {
  const id = typeof value === "string" ? normalizeId(value) : undefined;
  if (!id) throw fieldError(field, "MALFORMED_ID", `${field.label}: id value of incorrect type.`);
  return id;
};

const readOnly: FieldRule = (field) => {
  throw fieldError(field, "INVALID_FIELD_FOR_INSERT_UPDATE", `Unable to create or update the field ${field.apiName}.`);
};

/** The rule of each type. */
const rules: Readonly<Record<FieldType, FieldRule>> = {
  AutoNumber: readOnly,
  Checkbox: checkbox,
  Currency: number,
  Date: date,
  DateTime: dateTime,
  Email: email,
  Id: readOnly,
  LongTextArea: text,
  Lookup: reference,
  MultiselectPicklist: multiselect,
  Number: number,
  Percent: number,
  Phone: text,
  Picklist: picklist,
  Text: text,
  TextArea: text,
  Url: text,
};

/**
 * Converts an untrusted value to what the field stores.
 *
 * @throws OrgError 400 with the platform's code and the field's name
 */
export function checkValue(field: FieldMetadata, value: unknown): FieldValue {
  if (value === null) return field.type === "Checkbox" ? field.defaultValue : null;
  return rules[field.type](field, value);
}
