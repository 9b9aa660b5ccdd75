// A server reads a request by filling in the form with it: the form reports what is invalid, and submits what is stored.
import { parseIsoDay } from "../formats/days.ts";
import { roundToCents, sanitizeIfShort, sanitizeLine } from "../formats/sanitize.ts";
import { noCampaign, toAnswers, toContactRequest, type ContactRequest } from "./contact-request.ts";
import { steps, type kinds } from "./field.ts";
import type { FieldName, QuotationValues } from "./fields.ts";
import type { FormOptions } from "./options.ts";
import { invalidFields, sanitizedValue, validateStep, type FormContext } from "./validate.ts";
import { fieldNames, fieldOf, parseValues } from "./values.ts";

/** A request as a server stores it. */
export interface ReceivedRequest {
  /** The sanitized request. */
  request: ContactRequest;
  /** The form that submits it, with sanitized values. */
  form: FormContext;
  /** The keys of the invalid answers; also `contactRequest` if it is no object or has a key that no form sends. */
  invalidKeys: readonly string[];
}

/** Returns what the field holds; undefined for a value of another JSON type. Null is an empty answer. */
type Read = (sent: unknown) => string | boolean | undefined;

function readText(sent: unknown): string | undefined {
  const text = sent ?? "";
  return typeof text === "string" ? text : undefined;
}

function readBoolean(sent: unknown): boolean | undefined {
  const isChecked = sent ?? false;
  return typeof isChecked === "boolean" ? isChecked : undefined;
}

const readNumber =
  (format: (number: number) => string): Read =>
  (sent) => {
    if (typeof sent === "number") return format(sent);
    return sent === null || sent === undefined ? "" : undefined;
  };

const readers: Readonly<Record<keyof typeof kinds, Read>> = {
  text: readText,
  lines: readText,
  day(sent) {
    const text = readText(sent);
    // Both days are required where they are visible, so the form also reports a text that is no day.
    return text && parseIsoDay(text);
  },
  integer: readNumber(String),
  amount: readNumber((euros) => String(Math.sign(euros) * roundToCents(Math.abs(euros))).replace(".", ",")),
  choice(sent) {
    const isUnknown = readBoolean(sent);
    return isUnknown === undefined ? isUnknown : isUnknown ? "unknown" : "known";
  },
  checkbox: readBoolean,
};

const submittedKey = (name: FieldName): string => fieldOf(name).submittedAs ?? name;

/** Every answer: its key, the name of its value in the form, and how it is read. The server decides the values of the last two. */
const answers: readonly { key: string; name: string; read: Read }[] = [
  ...fieldNames.map((name) => ({ key: submittedKey(name), name, read: readers[fieldOf(name).kind] })),
  ...["customDestination", ...Object.keys(noCampaign)].map((key) => ({ key, name: key, read: readText })),
  { key: "isExperienceCloud", name: "isExperienceCloud", read: readBoolean },
  { key: "channel", name: "channel", read: readText },
];
const knownKeys = new Set(answers.map(({ key }) => key));

/** The own properties: an inherited `constructor` is no answer, and an own `__proto__`, which JSON can create, an unknown key. */
const propertiesOf = (sent: unknown): Map<string, unknown> | undefined =>
  typeof sent === "object" && sent !== null && !Array.isArray(sent) ? new Map(Object.entries(sent)) : undefined;

/** Sanitizes what other rules read. The visitor's own destination is kept only if the destination is known and none of the list was chosen. */
function sanitizeChoices(values: QuotationValues): QuotationValues {
  const sanitize = (text: string): string => sanitizeIfShort(text, sanitizeLine);
  const destination = sanitize(values.destination);
  const isOwn = values.destinationChoice === "known" && destination === "";
  return {
    ...values,
    destination,
    customDestination: isOwn ? sanitize(values.customDestination) : "",
    customerSource: sanitize(values.customerSource),
    country: sanitize(values.country),
  };
}

/** The keys of answers that must be on a list of the org, and are not. */
const unlistedKeys = ({ destination, customerSource }: ContactRequest, lists: Required<FormOptions>): string[] => [
  ...(destination === "" || lists.destinations.some(({ value }) => value === destination) ? [] : ["destination"]),
  ...(lists.customerSources.some(({ value }) => value === customerSource) ? [] : ["customerSource"]),
];

/** The keys of the fields that the form reports. */
const reportedKeys = (form: FormContext): string[] =>
  steps
    .flatMap((step) => invalidFields(validateStep(step, { ...form, unparseable: new Set() })))
    .map((name) =>
      name === "destination" && form.values.customDestination ? "customDestination" : submittedKey(name),
    );

/**
 * Reads, sanitizes and validates a request, because a server cannot trust a browser.
 *
 * @param sent the request, untrusted
 * @param options the lists of the org
 * @example readContactRequest({ lastName: 7 }, options).invalidKeys // ["lastName", "salutation", …]
 */
export function readContactRequest(sent: unknown, options: Required<FormOptions>): ReceivedRequest {
  const properties = propertiesOf(sent);
  const received = answers.map(({ key, name, read }) => ({ key, name, value: read(properties?.get(key)) }));
  const filledIn = Object.fromEntries(received.map(({ name, value }) => [name, value]));
  const values = sanitizeChoices({ ...parseValues(filledIn), privacyPolicy: filledIn["privacyPolicy"] === true });
  // Only a form that accepts foreign addresses sends a country.
  const typed = { values, options, acceptForeignAddresses: values.country !== "" };
  const sanitized = fieldNames.map((name) => [name, sanitizedValue(name, typed)] as const);
  const campaign = Object.keys(noCampaign).map((key) => [key, filledIn[key] ?? ""] as const);
  const request = toContactRequest(toAnswers(typed), { ...noCampaign, ...Object.fromEntries(campaign) });
  const isKnown = properties !== undefined && [...properties.keys()].every((key) => knownKeys.has(key));
  const invalidKeys = new Set([
    ...(isKnown ? [] : ["contactRequest"]),
    ...received.flatMap(({ key, value }) => (value === undefined ? [key] : [])),
    ...reportedKeys(typed),
    ...unlistedKeys(request, options),
  ]);
  return {
    request,
    form: { ...typed, values: { ...values, ...Object.fromEntries(sanitized) } },
    invalidKeys: [...invalidKeys],
  };
}
