import { formats } from "@travel-design/quotation/model";

/** The Apex class with the table of formats. */
export const apexFormatsPath = "force-app/main/default/classes/ContactRequestFormats.cls";

/** Names and values of its constants; regular expressions are strings in Apex. */
const constants: readonly (readonly [name: string, value: string | number | RegExp])[] = [
  ["HOME_COUNTRY", formats.homeCountry],
  ["BELGIUM", formats.belgium],
  ["EMAIL", formats.emailPattern],
  ["MISPLACED", formats.misplacedPattern],
  ["ROUND_APOSTROPHE", formats.roundApostrophe],
  ["BRACKETED_EMAIL", formats.bracketedEmail],
  ["EMAIL_PREFIX", formats.emailPrefix],
  ["DUTCH_POSTAL_CODE_PARTS", formats.dutchPostalCodeParts],
  ["DUTCH_POSTAL_CODE", formats.dutchPostalCodePattern],
  ["BELGIAN_POSTAL_CODE", formats.belgianPostalCodePattern],
  ["CALLING_CODES", formats.callingCodes],
  ["PHONE_PREFIX", formats.phonePrefix],
  ["PHONE_PUNCTUATION", formats.phonePunctuation],
  ["WHITE_SPACE", formats.whiteSpace],
  ["INVISIBLE", formats.invisible],
  ["WHITE_SPACE_OR_INVISIBLE", formats.whiteSpaceOrInvisible],
  ["TEXT_DIRECTION", formats.textDirection],
  ["MIN_WORD_LENGTH", formats.minWordLength],
  ["MAX_SANITIZED_LENGTH", formats.maxSanitizedLength],
  ["ISO_DATE_TIME", formats.isoDateTimePattern],
  ["MIN_YEAR", formats.bounds.year.min],
  ["MAX_YEAR", formats.bounds.year.max],
];

const literalOf = (value: string | number | RegExp): string => {
  if (typeof value === "number") return String(value);
  const text = typeof value === "string" ? value : value.source;
  return `'${text.replace(/[\\']/g, String.raw`\$&`)}'`;
};

const constant = ([name, value]: (typeof constants)[number]): string =>
  `  public static final ${typeof value === "number" ? "Integer" : "String"} ${name} = ${literalOf(value)};`;

/** The source of the class, as Prettier formats it. */
export const apexFormats = (): string => `/**
 * The formats of a request. Written by "npm run generate" from packages/quotation/src/formats/formats.ts, which the form and
 * the local org use: change them there.
 */
public class ContactRequestFormats {
${constants.map(constant).join("\n")}
  /** By country; a number is valid when it matches any of them. */
  public static final Map<String, String> PHONE_NUMBERS = new Map<String, String>{
${Object.entries(formats.phonePatterns)
  .map(([country, pattern]) => `    '${country}' => ${literalOf(pattern)}`)
  .join(",\n")}
  };
}
`;
