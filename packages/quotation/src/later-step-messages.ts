import { withArticle } from "./with-article.ts";

/** From two to sixteen. */
const parties =
  "tweeën drieën vieren vijven zessen zevenen achten negenen tienen elven twaalven dertienen veertienen vijftienen zestienen".split(
    " ",
  );

/** Dutch texts of the controls of steps 2 and 3. They are in a file of their own, so that the form's first script does not contain them. */
export const laterStepMessages = {
  placeholders: {
    destination: "Typ een land of streek",
    amountOfTravelers: "0",
    customerSource: "Maak een keuze",
  },
  hints: {
    phoneNumber: "Bijvoorbeeld 06\u00a012345678 of +32\u00a0470123456",
    postalCode: "Een Nederlandse postcode, bijvoorbeeld 1234\u00a0AB",
    budget: "Een bedrag in euro’s, bijvoorbeeld 2.500",
  },
  knownDestination: "Ik weet al waar ik naar toe wil",
  knownDates: "Ik weet al wanneer ik wil reizen",
  unknown: "Dat weet ik (nog) niet",
  destinationTooltip: "Kies een bestemming uit de lijst of typ uw eigen bestemming.",
  destinationTooltipLabel: "Uitleg bij bestemming",
  specialist: (destination: string, name: string): string => `${name} kent ${withArticle(destination)}.`,
  advice: {
    day: "Vul een bestaande datum in: dag, maand en jaar.",
    returnDate: "De terugkeerdatum ligt vóór de vertrekdatum.",
    wholeDays: "Vul een heel aantal dagen in, bijvoorbeeld 14.",
    minDays: "Een reis duurt minstens één dag.",
    maxDays: (days: number): string => `Vul hoogstens ${days.toLocaleString("nl")} dagen in.`,
    daysBetween: (days: number): string =>
      `Tussen vertrek en terugkeer ${days === 1 ? "ligt 1 dag" : `liggen ${days} dagen`}.`,
    amount: "Vul het bedrag in cijfers in, bijvoorbeeld 2.500.",
    amountPerPerson: "Vul een bedrag per persoon in, bijvoorbeeld 2.500.",
    oneAmount: "Vul één bedrag in, bijvoorbeeld 2.500.",
    maxAmount: "Vul een lager bedrag in.",
    travelers: (max: number): string =>
      `Kies 1 tot en met ${max} reizigers; een grotere groep vermeldt u bij uw wensen.`,
    emailWithoutAt: "Een e-mailadres bevat een apenstaartje (@).",
    emailFormat: "Een e-mailadres ziet er zo uit: naam@voorbeeld.nl.",
    email: (domain: string): string => `Bedoelt u ${domain}?`,
    phoneLetters: "Een telefoonnummer bestaat uit cijfers.",
    mobileNumber: "Een mobiel nummer heeft 10 cijfers.",
    dutchNumber: "Een Nederlands nummer heeft 10 cijfers.",
    dutchCode: "Na +31 volgen 9 cijfers.",
    foreignNumber: "Controleer de landcode en het aantal cijfers.",
    phoneStart: "Begin met een 0, of met de landcode, bijvoorbeeld +32.",
    postalCode: "Een Nederlandse postcode heeft vier cijfers en twee letters, bijvoorbeeld 1234\u00a0AB.",
    postalCodeZero: "Een Nederlandse postcode begint niet met een 0.",
    postalCodeLetters: "SA, SD en SS komen in Nederlandse postcodes niet voor.",
    belgianPostalCode: "Een Belgische postcode heeft vier cijfers, bijvoorbeeld 2000.",
  },
  letter: {
    title: "Uw reis in het kort",
    change: "(wijzigen)",
    youWant: "U wilt ",
    party: (travelers: number): string => (travelers === 1 ? "alleen" : `met z’n ${parties[travelers - 2]}`),
    season: (quarter: number, year: number): string =>
      `${quarter === 2 ? "in de zomer" : `in het ${quarter === 1 ? "voorjaar" : "najaar"}`} van ${year}`,
    winter: (year: number): string => `in de winter van ${year}-${year + 1}`,
    to: "naar ",
    toAfterComma: ", naar ",
    destination: withArticle,
    quoted: (text: string): string => `‘${text}’`,
    travel: " op reis. ",
    where: "Waarheen",
    when: (isFirst: boolean): string => (isFirst ? "Wanneer" : "wanneer"),
    unknown: " weet u nog niet. ",
    and: " en ",
    between: "U kunt weg tussen ",
    on: "U kunt weg op ",
    from: "U kunt weg vanaf ",
    until: "U kunt weg tot en met ",
    youThink: "U denkt aan ",
    andThink: " en denkt aan ",
    /** An ISO day. */
    day: (day: string, withYear: boolean): string => {
      const year = withYear ? "numeric" : undefined;
      return new Date(day).toLocaleDateString("nl", { day: "numeric", month: "long", year, timeZone: "UTC" });
    },
    days: (days: number): string => (days === 1 ? "1 dag" : `${days.toLocaleString("nl")} dagen`),
    budget: "Uw budget is ",
    /** An amount of euros. */
    amount: (amount: number): string => {
      const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
      return amount.toLocaleString("nl", { style: "currency", currency: "EUR", minimumFractionDigits });
    },
    perPerson: " per persoon. ",
    weConsider: "Wij houden rekening met ",
    wishes: "uw wensen",
    inTheNameOf: "Wij maken het voorstel voor ",
  },
};

/** The texts of the controls of steps 2 and 3, in any language. */
export type LaterStepMessages = typeof laterStepMessages;
