// What a property takes, in the language of the builder.
import type { Expectation, RowProblem, SimpleFormat } from "@travel-design/ui/models";

const text = "Gebruik tekst.";
const chosen = "Kies een waarde uit de lijst.";

const simple: Readonly<Record<SimpleFormat, string>> = {
  line: text,
  paragraph: text,
  markup: text,
  boolean: "Kies aan of uit.",
  length: "Gebruik een maat zoals 2rem, 320px of 50%, hoogstens 10.000 pixels.",
  borderWidth: "Gebruik een maat zonder procent, zoals 1px.",
  pixels: "Een hoogte in hele pixels, zoals 320.",
  color: "Gebruik een kleur zoals #0f4c4a.",
  position: "Gebruik een plaats zoals center of 70% 60%.",
  positions: "Gebruik een plaats zoals 70% 60%, of een plaats per apparaat: 70% 60% / 50% 50% / 30% 50%.",
  link: "Begin met /, #, https://, mailto: of tel:.",
  path: "Gebruik een pad op deze site dat met / begint.",
  anchor: "Gebruik letters, cijfers en streepjes, zoals onze-reizen.",
  mail: "Gebruik één e-mailadres, zoals info@example.com.",
  telephone: "Gebruik een telefoonnummer zoals 020 123 45 67.",
  picture: "Kies een foto, of een adres dat met / of https:// begint.",
  icon: "Kies een pictogram.",
  texts: "Scheid de teksten met komma's.",
  outline: "Zet de kustlijn zoals npm run generate -- maps die opschrijft, of laat het veld leeg.",
  months: "Zet twaalf tekens van januari tot december: * best, + goed, - minder.",
  columnWidth: chosen,
  stepNumber: "Gebruik het nummer van een stap.",
  noExpression: "Gebruik tekst zonder {!…}.",
};

/** What builders call the parts of a list. */
type PartLabels = Readonly<Record<string, string>>;

function rowInDutch(problem: RowProblem, labels: PartLabels): string {
  const labelOf = (part: string): string => `“${labels[part] ?? part}”`;
  switch (problem.code) {
    case "part":
      return ` Regel ${problem.line}, ${labelOf(problem.part)}: ${expectationInDutch(problem.expected)}`;
    case "noPart":
      return ` In regel ${problem.line} ontbreekt ${labelOf(problem.part)}.`;
    case "moreParts":
      return ` Regel ${problem.line} heeft meer delen dan er zijn.`;
    case "moreLines":
      return ` Er zijn meer dan ${problem.max} regels.`;
  }
}

/**
 * What a property takes, in one or more sentences.
 *
 * @param partLabels of a list
 */
export function expectationInDutch(expected: Expectation, partLabels: PartLabels = {}): string {
  switch (expected.format) {
    case "choice":
    case "columns":
      return chosen;
    case "integer":
      return `Een heel getal van ${expected.min} tot en met ${expected.max}.`;
    case "percentage":
      return `Een percentage van ${expected.min} tot en met ${expected.max}.`;
    case "rating":
    case "degrees":
      return `Een getal van ${expected.min} tot en met ${expected.max}.`;
    case "list":
      return expected.max === undefined ? "Gebruik een lijst." : `Gebruik hoogstens ${expected.max} waarden.`;
    case "rows":
      return `Vul in elke regel de verplichte delen in, en niet meer delen dan er zijn.${expected.problem ? rowInDutch(expected.problem, partLabels) : ""}`;
    default:
      return simple[expected.format];
  }
}
