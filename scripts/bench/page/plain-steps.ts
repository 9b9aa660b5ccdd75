// What the plain form asks: the same as the home page's.

/** A field of the plain form. */
export interface Field {
  name: string;
  label: string;
  type?: string;
  hint?: string;
  choices?: readonly string[];
  isRequired?: boolean;
}

/** Two boxes of which one opens further fields. */
export interface Choice {
  name: string;
  legend: string;
  boxes: readonly [known: string, unknown: string];
  fields: readonly Field[];
}

/** What one step holds. */
export interface Step {
  title: string;
  texts: readonly string[];
  choices?: readonly Choice[];
  fields: readonly Field[];
  button: string;
}

const unknown = "Dat weet ik (nog) niet";

/** The three steps, as the home page has them. */
export const steps: readonly Step[] = [
  {
    title: "Met wie mogen wij kennismaken?",
    texts: [
      "Achter elke reis die wij maken, zit een gesprek. Dat begint met uw naam.",
      "In drie korte stappen weten wij genoeg om goed met u mee te denken.",
    ],
    fields: [
      { name: "salutation", label: "Aanhef", choices: ["De heer", "Mevrouw", "Familie"], isRequired: true },
      { name: "firstName", label: "Voornaam", isRequired: true },
      { name: "lastName", label: "Achternaam", isRequired: true },
    ],
    button: "Vertel ons uw wensen",
  },
  {
    title: "Waar droomt u van?",
    texts: [
      "Vertel ons welke reis u voor ogen hebt. Weet u iets nog niet? Dan laat u het open en zoeken wij het samen uit.",
      "Een richtbedrag per persoon helpt ons een voorstel te maken dat bij u past.",
    ],
    choices: [
      {
        name: "destinationChoice",
        legend: "Bestemming",
        boxes: ["Ik weet al waar ik naar toe wil", unknown],
        fields: [{ name: "destination", label: "Bestemming" }],
      },
      {
        name: "datesChoice",
        legend: "Reisdata",
        boxes: ["Ik weet al wanneer ik wil reizen", unknown],
        fields: [
          { name: "leavingDate", label: "Vroegste vertrekdatum", type: "date" },
          { name: "returnDate", label: "Uiterste terugkeerdatum", type: "date" },
          { name: "amountOfDays", label: "Aantal dagen", type: "number" },
        ],
      },
    ],
    fields: [
      { name: "budget", label: "Budget (per persoon)", hint: "Een bedrag in euro’s, bijvoorbeeld 2.500" },
      {
        name: "amountOfTravelers",
        label: "Aantal reizigers",
        choices: Array.from({ length: 16 }, (_, index) => String(index + 1)),
        isRequired: true,
      },
      { name: "wishes", label: "Uw wensen", type: "textarea" },
    ],
    button: "Deel uw contactgegevens",
  },
  {
    title: "Hoe kunnen wij u bereiken?",
    texts: ["Een van onze reisspecialisten leest uw aanvraag en belt u binnen twee werkdagen."],
    fields: [
      { name: "email", label: "E-mailadres", type: "email", isRequired: true },
      { name: "phoneNumber", label: "Telefoonnummer", type: "tel", isRequired: true },
      { name: "street", label: "Straat en huisnummer" },
      { name: "postalCode", label: "Postcode", isRequired: true },
      { name: "city", label: "Woonplaats" },
      { name: "source", label: "Hoe heeft u ons gevonden?", choices: ["Instagram", "Anders"], isRequired: true },
      { name: "privacyPolicy", label: "Ik ga akkoord", type: "checkbox", isRequired: true },
    ],
    button: "Verstuur uw aanvraag",
  },
];
