import type { Fields } from "../map-to-record.ts";
import { harmless } from "./harmless-words.ts";

/** From two to sixteen travelers. */
const parties =
  "tweeën drieën vieren vijven zessen zevenen achten negenen tienen elven twaalven dertienen veertienen vijftienen zestienen".split(
    " ",
  );
const seasons = ["in het voorjaar", "in de zomer", "in het najaar"];

/** Destinations that a sentence names with an article. */
const plural = /^(?:Bahama|Dominicaanse |Faeröer|Filipijnen|Malediven|Seychellen|Verenigde )/;
const neuter = /^Verenigd /;

const number = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const joined = (texts: readonly string[], separator: string): string => texts.filter(Boolean).join(separator);

function party(travelers: number | undefined): string {
  if (travelers === 1) return "alleen";
  const name = parties[(travelers ?? 0) - 2];
  return name === undefined ? "" : `met z’n ${name}`;
}

/** Winter is named after both of its years. */
function seasonOf(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  if (month === 12) return `in de winter van ${year}-${year + 1}`;
  return month < 3 ? `in de winter van ${year - 1}-${year}` : `${seasons[Math.floor(month / 3) - 1]} van ${year}`;
}

/** The season, if the whole time falls in one. */
function season(leaving: string, back: string): string {
  const name = leaving && seasonOf(leaving);
  return back && name === seasonOf(back) ? name : "";
}

function withArticle(destination: string): string {
  if (plural.test(destination)) return `de ${destination}`;
  return neuter.test(destination) ? `het ${destination}` : destination;
}

function destinationOf(fields: Fields, labelOf: (value: string) => string): string {
  const listed = text(fields["Destinations_1__c"]);
  if (listed) return withArticle(labelOf(listed));
  const ownWords = harmless(text(fields["CustomDestination__c"]));
  return ownWords && `‘${ownWords}’`;
}

/** Who travels, when, and where to. */
function trip(fields: Fields, labelOf: (value: string) => string): string {
  const who = party(number(fields["AmountOfTravelers__c"]));
  const when = season(text(fields["LeavingDate__c"]), text(fields["ReturnDate__c"]));
  const where = destinationOf(fields, labelOf);
  if (where) {
    const between = who && when ? `${who}, ${when}, ` : joined([who, when, " "], "").trimStart();
    return `U wilt ${between}naar ${where}.`;
  }
  return who || when ? `U wilt ${joined([who, when], " ")} op reis.` : "";
}

/** What the visitor does not know yet. */
function open({ UnknownDestination__c: where, UnknownLeavingDate__c: when }: Fields): string {
  if (where === true) return when === true ? "Waarheen en wanneer weet u nog niet." : "Waarheen weet u nog niet.";
  return when === true ? "Wanneer weet u nog niet." : "";
}

function dayOf(day: string, withYear: boolean): string {
  const year = withYear ? "numeric" : undefined;
  return new Date(day).toLocaleDateString("nl", { day: "numeric", month: "long", year, timeZone: "UTC" });
}

function dates(leaving: string, back: string): string {
  if (!leaving || !back) return "";
  if (leaving === back) return `kunt weg op ${dayOf(leaving, true)}`;
  const withYear = leaving.slice(0, 4) !== back.slice(0, 4);
  return `kunt weg tussen ${dayOf(leaving, withYear)} en ${dayOf(back, true)}`;
}

function period(fields: Fields): string {
  const days = number(fields["AmountOfDays__c"]);
  const duration = days === undefined ? "" : `denkt aan ${days === 1 ? "1 dag" : `${days.toLocaleString("nl")} dagen`}`;
  const parts = joined([dates(text(fields["LeavingDate__c"]), text(fields["ReturnDate__c"])), duration], " en ");
  return parts && `U ${parts}.`;
}

function budget(euros: number | undefined): string {
  if (euros === undefined) return "";
  const minimumFractionDigits = Number.isInteger(euros) ? 0 : 2;
  const amount = euros.toLocaleString("nl", { style: "currency", currency: "EUR", minimumFractionDigits });
  return `Uw budget is ${amount} per persoon.`;
}

/**
 * A stored request in Dutch sentences, as the form shows it to the visitor and as `RequestLetter.cls` writes it. Never taken
 * from the browser: otherwise anyone could let the agency e-mail any text to any address.
 *
 * @param labelOf returns the label of a listed destination
 * @returns one paragraph; answers that are open or left out have no sentence
 */
export function letterOf(fields: Fields, labelOf: (value: string) => string): string {
  const lastName = harmless(text(fields["LastName__c"]));
  const name = lastName && joined([harmless(text(fields["FirstName__c"])), lastName], " ");
  return joined(
    [
      trip(fields, labelOf),
      open(fields),
      period(fields),
      budget(number(fields["Budget__c"])),
      // The wishes themselves are free text, so they are not repeated.
      fields["Wishes__c"] ? "Wij houden rekening met uw wensen." : "",
      name && `Wij maken het voorstel voor ${name}.`,
    ],
    " ",
  );
}
