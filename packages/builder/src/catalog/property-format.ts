// Which field a property gets. A parser says what it expects; the sentence is the only place where the formats of texts differ.
import type { Property } from "@travel-design/ui/models";

/** The fields of the property panel. */
export type FieldKind =
  | "text"
  | "longText"
  | "richText"
  | "boolean"
  | "integer"
  | "choice"
  | "icon"
  | "color"
  | "length"
  | "picture"
  | "link"
  | "rows"
  | "pairs";

interface Format {
  /** Beginning or part of the sentence. */
  expected: RegExp;
  kind: FieldKind;
  /** What a builder reads below a field with an invalid value. */
  message(match: RegExpExecArray): string;
}

const format = (expected: RegExp, kind: FieldKind, message: string | Format["message"]): Format => ({
  expected,
  kind,
  message: typeof message === "string" ? () => message : message,
});

const formats: readonly Format[] = [
  format(/^an address that starts with \//, "link", "Begin met /, #, https://, mailto: of tel:."),
  format(/^a path on this site/, "link", "Gebruik een pad op deze site dat met / begint."),
  format(/^a CSS length without a percentage/, "length", "Gebruik een maat zonder procent, zoals 1px."),
  format(/^a CSS length/, "length", "Gebruik een maat zoals 2rem, 320px of 50%, hoogstens 10.000 pixels."),
  format(/^a CSS color/, "color", "Gebruik een kleur zoals #0f4c4a."),
  format(/^a position/, "text", "Gebruik een plaats zoals center of 70% 60%."),
  format(/^a telephone number/, "text", "Gebruik een telefoonnummer zoals 020 123 45 67."),
  format(/^an e-mail address/, "text", "Gebruik één e-mailadres, zoals info@example.com."),
  format(/^letters, digits and hyphens/, "text", "Gebruik letters, cijfers en streepjes, zoals onze-reizen."),
  format(/^a picture of the site's content/, "picture", "Kies een foto, of een adres dat met / of https:// begint."),
  format(/^twelve signs from January/, "text", "Zet twaalf tekens van januari tot december: * best, + goed, - minder."),
  format(/^links such as/, "pairs", "Geef elke link een tekst en een adres dat met /, # of https:// begint."),
  format(/ per line/, "rows", "Vul in elke regel de verplichte delen in, en niet meer delen dan er zijn."),
  format(
    /^a whole number from (\d+) to (\d+)/,
    "integer",
    ([, min, max]) => `Een heel getal van ${min} tot en met ${max}.`,
  ),
  format(
    /^a percentage from (\d+) to (\d+)/,
    "integer",
    ([, min, max]) => `Een percentage van ${min} tot en met ${max}.`,
  ),
  format(/^a height in pixels/, "integer", "Een hoogte in hele pixels, zoals 320."),
  format(/^the name of an icon/, "icon", "Kies een pictogram."),
  format(/^true or false$/, "boolean", "Kies aan of uit."),
  format(/^a text$/, "text", "Gebruik tekst."),
];

/** The sentence for a property whose parser lists its choices. */
export const choiceMessage = "Kies een waarde uit de lijst.";

/** A value that no format but a plain text accepts. */
const probe = "[";

/** What a property says about an invalid value, in English; empty for a plain text. */
export function expectationOf({ parse }: Pick<Property, "parse">): string {
  let sentence = "";
  parse(probe, (expected) => (sentence = expected));
  return sentence;
}

/** The format of a property. */
const formatOf = (expected: string): Format | undefined => formats.find((each) => each.expected.test(expected));

/** Properties whose texts contain markup. */
const richTexts = new Set(["richText.text"]);
/** Texts that are longer than a line. */
const longTexts =
  /^(?:text|lead|subtitle|description|inlineMessage|customHeadTags|alternateLinks|.*Paragraph\d|.*Text)$/;

/** Which field a property gets. */
export function fieldKindOf(blockName: string, name: string, property: Property): FieldKind {
  const { kind, choices } = property;
  if (richTexts.has(`${blockName}.${name}`)) return "richText";
  if (kind === "boolean" || kind === "integer" || kind === "color") return kind;
  if (kind === "image") return "picture";
  if (kind === "choice") return name === "icon" && choices?.includes("compass") ? "icon" : "choice";
  const found = formatOf(expectationOf(property))?.kind ?? "text";
  return found === "text" && longTexts.test(name) ? "longText" : found;
}

/** What a parser expects, as a sentence in Dutch. */
export function expectationInDutch(expected: string): string {
  const found = formatOf(expected);
  const match = found?.expected.exec(expected);
  return found && match ? found.message(match) : choiceMessage;
}

/** Names of the parts of a row: `question | answer per line`. */
export const rowPartsOf = (property: Pick<Property, "parse">): readonly string[] =>
  expectationOf(property)
    .replace(/ per line.*$/, "")
    .split(" | ");
