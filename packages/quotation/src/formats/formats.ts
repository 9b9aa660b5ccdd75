// The formats of a request, once. The form, and the local org with its model, use this file, and `npm run generate` writes it to the
// Apex class ContactRequestFormats. A pattern must mean the same in Java: without the flag i, with \p{Z} and \uFEFF beside \s, because only
// JavaScript's \s contains all white space, and without [ and && inside a class.

/** The country whose postal codes are the default. */
export const homeCountry = "Nederland";

/** The other country with a format of its own for postal codes. */
export const belgium = "België";

/** Local part of any character that Salesforce accepts, @, domain, dot and a top-level domain of at least two letters. */
export const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** Dots at either end of a side of the @, or next to another dot, and hyphens at either end of a part of the domain. */
export const misplacedPattern = /^\.|\.\.|\.@|@[.-]|@.*(?:-\.|\.-)/;

/** What phones make of an apostrophe. */
export const roundApostrophe = /[\u2018\u2019]/g;

/** A name and the only address, as it is copied from a message. */
export const bracketedEmail = /^[^<>@]*<([^<>@]*@[^<>@]*)>\.?$/;

/** What precedes an address that was copied from a link. */
export const emailPrefix = /^(?:[Mm][Aa][Ii][Ll][Tt][Oo]:)+/;

/** Digits and letters of a Dutch postal code, without what people write before and between them. */
export const dutchPostalCodeParts = /^(?:NL\p{Pd})?(\d{4})\p{Pd}?([A-Z]{2})$/u;

/** Four digits not starting with 0, an optional space, and two letters that are not SA, SD or SS. */
export const dutchPostalCodePattern = /^[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}$/;

/** Four digits not starting with 0. */
export const belgianPostalCodePattern = /^[1-9]\d{3}$/;

/** One pattern per country, for a sanitized number. A number is valid if it matches any of them. */
export const phonePatterns = {
  NL: /^(?:\+31|0)?\d{9}$/,
  DE: /^\+49\d{10}$/,
  UK: /^\+44\d{10}$/,
  FR: /^\+33\d{9}$/,
  IT: /^\+39\d{10}$/,
  ES: /^\+34\d{9}$/,
  SE: /^\+46\d{9}$/,
  PL: /^\+48\d{9}$/,
  BE: /^\+32\d{9}$/,
  GR: /^\+30\d{10}$/,
  US: /^\+1\d{10}$/,
} as const satisfies Record<string, RegExp>;

/** The country calling codes of {@link phonePatterns}, as alternatives of a pattern. */
export const callingCodes = "31|49|44|33|39|34|46|48|32|30|1";

/** What precedes a number that was copied: the apostrophe of a spreadsheet, or the scheme of a link. */
export const phonePrefix = /^'?(?:[Tt][Ee][Ll]:)?/;

/** What people write between digits. */
export const phonePunctuation = /[\p{Pd}\u2212./()\]]|\[/gu;

/** What `trim` removes. */
export const whiteSpace = /[\s\p{Z}\uFEFF]/gu;

/** Format characters, which come with copied text. */
export const invisible = /\p{Cf}/gu;

export const whiteSpaceOrInvisible = /[\s\p{Z}\p{Cf}]/gu;

/** Characters that change the order in which employees see the letters around them. */
export const textDirection = /[\u202A-\u202E\u2066-\u2069]/gu;

/** The last word before a final full stop is no abbreviation if it has this many letters or digits. */
export const minWordLength = 3;

/** In UTF-16 units. A longer text fits in no field, so it stays as it is: sanitizing it could exceed the limits of Apex. */
export const maxSanitizedLength = 65_536;

/** An ISO date and time in UTC, such as `2026-05-01T00:00:00.000Z`. */
export const isoDateTimePattern = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{3})?Z$/;

/** An integer, written in digits only. */
export const integerPattern = /^\d+$/;

/** Bounds of a number, both included. */
export interface Bounds {
  min: number;
  max: number;
}

/** Bounds of the numbers of a request, and of the years that Salesforce can store. */
export const bounds = {
  amountOfDays: { min: 1, max: 9_999 },
  amountOfTravelers: { min: 1, max: 16 },
  /** Euros per person. Cents of larger amounts do not fit in a JavaScript number. */
  budget: { min: 0, max: 99_999_999_999_999 },
  year: { min: 1700, max: 4000 },
} as const satisfies Record<string, Bounds>;

export const isWithin = (value: number, { min = -Infinity, max = Infinity }: Partial<Bounds>): boolean =>
  value >= min && value <= max;

/** Whether Salesforce accepts the address. */
export const isEmail = (text: string): boolean => emailPattern.test(text) && !misplacedPattern.test(text);

/** Whether a sanitized number matches the pattern of any country. */
export const isPhoneNumber = (text: string): boolean =>
  Object.values(phonePatterns).some((pattern) => pattern.test(text));

/** Whether a country is the Netherlands, which is the default. */
export const isDutch = (country: string): boolean => country === "" || country === homeCountry;

/** Whether a sanitized postal code, not empty, is valid in a country. */
export function isPostalCode(text: string, country: string): boolean {
  if (isDutch(country)) return dutchPostalCodePattern.test(text);
  return country !== belgium || belgianPostalCodePattern.test(text);
}
