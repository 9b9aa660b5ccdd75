import { describe, expect, test } from "vitest";
import { laterStepMessages } from "../later-step-messages.ts";
import { adviseIn } from "./advice.ts";
import type { FieldName, QuotationValues } from "./fields.ts";
import { adviceOn, validateField, type ValidationContext } from "./validate.ts";
import { fieldNames, fieldOf, initialValues } from "./values.ts";

type Mistake = [name: FieldName, values: Partial<QuotationValues>, advice: string];

const contextOf = (values: Partial<QuotationValues>, unparseable: FieldName[] = []): ValidationContext => ({
  values: { ...initialValues, ...values },
  options: {},
  acceptForeignAddresses: values.country !== undefined,
  unparseable: new Set(unparseable),
  advise: adviseIn(laterStepMessages.advice),
});

const dated = { datesChoice: "known", leavingDate: "2027-05-01", returnDate: "2027-05-11" } as const;
const known = { destinationChoice: "known" } as const;
const tooLong = (length: number): string => "x".repeat(length + 1);

const mistakes: Mistake[] = [
  ["salutation", { salutation: tooLong(80) }, "Gebruik hoogstens 80 tekens."],
  ["firstName", { firstName: tooLong(80) }, "Gebruik hoogstens 80 tekens."],
  ["lastName", { lastName: tooLong(80) }, "Gebruik hoogstens 80 tekens."],
  ["destination", { ...known, destination: tooLong(255) }, "Gebruik hoogstens 255 tekens."],
  ["leavingDate", { ...dated, leavingDate: "2027-02-30" }, "Vul een bestaande datum in: dag, maand en jaar."],
  ["leavingDate", { ...dated, leavingDate: "0027-05-01" }, "Vul een bestaande datum in: dag, maand en jaar."],
  ["returnDate", { ...dated, returnDate: "2027-06-31" }, "Vul een bestaande datum in: dag, maand en jaar."],
  ["returnDate", { ...dated, returnDate: "2027-04-30" }, "De terugkeerdatum ligt vóór de vertrekdatum."],
  ["amountOfDays", { ...dated, amountOfDays: "0" }, "Een reis duurt minstens één dag."],
  ["amountOfDays", { ...dated, amountOfDays: "2.5" }, "Vul een heel aantal dagen in, bijvoorbeeld 14."],
  ["amountOfDays", { ...dated, amountOfDays: "twee" }, "Vul een heel aantal dagen in, bijvoorbeeld 14."],
  ["amountOfDays", { ...dated, amountOfDays: "300" }, "Tussen vertrek en terugkeer liggen 11 dagen."],
  [
    "amountOfDays",
    { ...dated, returnDate: "2027-05-01", amountOfDays: "2" },
    "Tussen vertrek en terugkeer ligt 1 dag.",
  ],
  ["amountOfDays", { datesChoice: "known", amountOfDays: "10000" }, "Vul hoogstens 9.999 dagen in."],
  ["budget", { budget: "veel" }, "Vul het bedrag in cijfers in, bijvoorbeeld 2.500."],
  ["budget", { budget: "-1" }, "Vul het bedrag in cijfers in, bijvoorbeeld 2.500."],
  ["budget", { budget: "10.000 totaal" }, "Vul een bedrag per persoon in, bijvoorbeeld 2.500."],
  ["budget", { budget: "totaal € 10.000" }, "Vul een bedrag per persoon in, bijvoorbeeld 2.500."],
  ["budget", { budget: "8000 voor 2 personen" }, "Vul een bedrag per persoon in, bijvoorbeeld 2.500."],
  ["budget", { budget: "samen 8000" }, "Vul een bedrag per persoon in, bijvoorbeeld 2.500."],
  ["budget", { budget: "5 - 7k" }, "Vul één bedrag in, bijvoorbeeld 2.500."],
  ["budget", { budget: "5000 7500" }, "Vul één bedrag in, bijvoorbeeld 2.500."],
  ["budget", { budget: "7500 - 5000" }, "Vul één bedrag in, bijvoorbeeld 2.500."],
  ["budget", { budget: "1.2500" }, "Vul het bedrag in cijfers in, bijvoorbeeld 2.500."],
  ["budget", { budget: "9".repeat(15) }, "Vul een lager bedrag in."],
  [
    "amountOfTravelers",
    { amountOfTravelers: "17" },
    "Kies 1 tot en met 16 reizigers; een grotere groep vermeldt u bij uw wensen.",
  ],
  [
    "amountOfTravelers",
    { amountOfTravelers: "0" },
    "Kies 1 tot en met 16 reizigers; een grotere groep vermeldt u bij uw wensen.",
  ],
  ["wishes", { wishes: tooLong(32_768) }, "Gebruik hoogstens 32.768 tekens."],
  ["email", { email: "jan.example.com" }, "Een e-mailadres bevat een apenstaartje (@)."],
  ["email", { email: "jan@example" }, "Een e-mailadres ziet er zo uit: naam@voorbeeld.nl."],
  ["email", { email: "jan..jansen@example.com" }, "Een e-mailadres ziet er zo uit: naam@voorbeeld.nl."],
  ["email", { email: `${tooLong(80)}@example.com` }, "Gebruik hoogstens 80 tekens."],
  ["phoneNumber", { phoneNumber: "06 123 456" }, "Een mobiel nummer heeft 10 cijfers."],
  ["phoneNumber", { phoneNumber: "020 12345" }, "Een Nederlands nummer heeft 10 cijfers."],
  ["phoneNumber", { phoneNumber: "+31 6 1234" }, "Na +31 volgen 9 cijfers."],
  ["phoneNumber", { phoneNumber: "+32 12" }, "Controleer de landcode en het aantal cijfers."],
  ["phoneNumber", { phoneNumber: "12" }, "Begin met een 0, of met de landcode, bijvoorbeeld +32."],
  ["phoneNumber", { phoneNumber: "bel mij" }, "Een telefoonnummer bestaat uit cijfers."],
  ["phoneNumber", { phoneNumber: "1".repeat(41) }, "Gebruik hoogstens 40 tekens."],
  ["street", { street: tooLong(255) }, "Gebruik hoogstens 255 tekens."],
  [
    "postalCode",
    { postalCode: "12345" },
    "Een Nederlandse postcode heeft vier cijfers en twee letters, bijvoorbeeld 1234\u00a0AB.",
  ],
  ["postalCode", { postalCode: "0123 ab" }, "Een Nederlandse postcode begint niet met een 0."],
  ["postalCode", { postalCode: "1234 ss" }, "SA, SD en SS komen in Nederlandse postcodes niet voor."],
  [
    "postalCode",
    { country: "België", postalCode: "1234 AB" },
    "Een Belgische postcode heeft vier cijfers, bijvoorbeeld 2000.",
  ],
  ["postalCode", { country: "Zweden", postalCode: tooLong(12) }, "Gebruik hoogstens 12 tekens."],
  ["city", { city: tooLong(100) }, "Gebruik hoogstens 100 tekens."],
  ["country", { country: tooLong(80) }, "Gebruik hoogstens 80 tekens."],
  ["alternativeSource", { customerSource: "Anders", alternativeSource: tooLong(255) }, "Gebruik hoogstens 255 tekens."],
];

describe("an error is the specified text, with one sentence about the mistake", () => {
  test.each(mistakes)("%s %j: %s", (name, values, advice) =>
    expect(validateField(name, contextOf(values))).toEqual({ kind: "invalid", message: `Ongeldige invoer. ${advice}` }),
  );

  test.each<[FieldName, string]>([
    ["leavingDate", "Vul een bestaande datum in: dag, maand en jaar."],
    ["returnDate", "Vul een bestaande datum in: dag, maand en jaar."],
    ["amountOfDays", "Vul een heel aantal dagen in, bijvoorbeeld 14."],
  ])("%s that the browser cannot parse", (name, advice) =>
    expect(validateField(name, contextOf({ ...dated, [name]: "" }, [name]))?.message).toBe(
      `Ongeldige invoer. ${advice}`,
    ),
  );

  test("every field with more rules than a maximum length is in the table", () => {
    const inTable = new Set(mistakes.map(([name]) => name));
    const missing = fieldNames.filter((name) => {
      const { isValid, kind } = fieldOf(name);
      return (isValid || ["day", "integer", "amount"].includes(kind)) && !inTable.has(name);
    });
    expect(missing).toEqual([]);
  });

  test("nothing but the specified text follows an empty field", () =>
    expect(validateField("email", contextOf({}))).toEqual({ kind: "missing", message: "Dit veld is verplicht" }));
});

test.each<[FieldName, Partial<QuotationValues>, string | undefined]>([
  ["email", { email: "jan@gmail.con" }, "Bedoelt u gmail.com?"],
  ["email", { email: "jan@Hotmail.co" }, "Bedoelt u hotmail.com?"],
  ["email", { email: "jan@gmial.com" }, "Bedoelt u gmail.com?"],
  ["email", { email: "jan@hotmal.com" }, "Bedoelt u hotmail.com?"],
  ["email", { email: "jan@gmail.com" }, undefined],
  ["email", { email: "" }, undefined],
  ["phoneNumber", { phoneNumber: "06-1234567" }, "Een mobiel nummer heeft 10 cijfers."],
  ["phoneNumber", { phoneNumber: "06-12345678" }, undefined],
  ["phoneNumber", { phoneNumber: "020 1234567" }, undefined],
  ["phoneNumber", { phoneNumber: "" }, undefined],
  ["budget", { budget: "€ 2.500" }, undefined],
  ["amountOfDays", { ...dated, amountOfDays: "11" }, undefined],
  ["amountOfTravelers", { amountOfTravelers: "16" }, undefined],
  ["postalCode", { postalCode: "1234ab" }, undefined],
  ["returnDate", dated, undefined],
])("advice on the valid value of %s %j: %j", (name, values, advice) =>
  expect(adviceOn(name, contextOf(values))).toBe(advice),
);
