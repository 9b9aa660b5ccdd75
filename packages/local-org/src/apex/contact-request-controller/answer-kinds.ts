import {
  isWithin,
  parseIsoDay,
  roundToCents,
  sanitizeCampaign,
  sanitizeIfShort,
  sanitizeLine,
  type Bounds,
} from "@travel-design/quotation/formats";
import type { AnswerKind } from "./answer-field.ts";

const isText = (sent: unknown): sent is string => typeof sent === "string";
const isBoolean = (sent: unknown): sent is boolean => typeof sent === "boolean";
const isNumberOrNull = (sent: unknown): sent is number | null => sent === null || Number.isFinite(sent);

/** A text that is sanitized by this function, unless it is so long that it fits in no field. */
export const text = (sanitize: (typed: string) => string): AnswerKind<string> => ({
  empty: "",
  isType: isText,
  sanitize: (sent) => sanitizeIfShort(sent, sanitize),
});

/** A text on one line. */
export const line = text(sanitizeLine);

/** Campaign data, truncated to the length of its field. */
export const campaign: AnswerKind<string> = { ...line, sanitize: sanitizeCampaign };

export const checkbox: AnswerKind<boolean> = { empty: false, isType: isBoolean, sanitize: (sent) => sent };

export const integer = (bounds: Bounds): AnswerKind<number | null> => ({
  empty: null,
  isType: isNumberOrNull,
  sanitize: (sent) => sent,
  rules: [["range", (value) => value !== null && Number.isInteger(value) && isWithin(value, bounds)]],
});

/** An amount in euros and cents. */
export const amount = (bounds: Bounds): AnswerKind<number | null> => ({
  empty: null,
  isType: isNumberOrNull,
  sanitize: (sent) => (sent === null ? null : roundToCents(sent)),
  rules: [["range", (value) => value !== null && isWithin(value, bounds)]],
});

/** Not a day, so no text that was sent can pass for one. */
const invalidDay = "invalid";

/** Sent as an ISO date and time, stored as its day. */
export const day: AnswerKind<string> = {
  empty: "",
  isType: isText,
  sanitize: (sent) => (sent === "" ? "" : parseIsoDay(sent) || invalidDay),
  rules: [["format", (value) => value !== invalidDay]],
};

/** Whether a sanitized value of the kind `day` is a day. */
export const isDay = (value: unknown): value is string => isText(value) && value !== "" && value !== invalidDay;

/** A value that the server decides, regardless of what the form sends. */
export const serverText = (value: string): AnswerKind<string> => ({ ...line, sanitize: () => value });

/** A checkbox that the server decides, regardless of what the form sends. */
export const serverCheckbox = (value: boolean): AnswerKind<boolean> => ({ ...checkbox, sanitize: () => value });
