import source from "../../../../force-app/main/default/staticresources/contactRequestCases.json?raw";
import type { ContactRequest } from "../model/contact-request.ts";
import { readContactRequest } from "../model/received-request.ts";
import { initialValues } from "../model/values.ts";

type Answers = Readonly<Record<string, unknown>>;

/** Pairs of what is typed and what is stored, and text that is invalid. */
export interface FormatCases<Stored = string> {
  accepted: [typed: string, stored: Stored][];
  rejected: string[];
}

/** A request, and whether it is accepted. */
export interface RequestCase {
  name: string;
  change: Answers;
  repeat?: Readonly<Record<string, number>>;
  accepted: boolean;
  stored?: Answers;
  storedRepeat?: Readonly<Record<string, number>>;
  fields?: string[];
  typeMismatch?: boolean;
}

interface ConfirmationCase {
  greetingForms: string | null;
  phoneNumber: string | null;
  agency: string;
  reference: string | null;
  subject: string;
  text: string;
}

/** The table with which the model and Apex are tested. */
interface SharedCases {
  valid: ContactRequest;
  formats: { email: FormatCases; postalCode: FormatCases; phoneNumber: Record<string, FormatCases> };
  dates: FormatCases;
  amounts: FormatCases<number>;
  confirmations: ConfirmationCase[];
  references: [key: string, candidates: string[]][];
  letters: { name: string; change: Answers; greetingForms: string; greeting: string; letter: string }[];
  requests: RequestCase[];
}

export const sharedCases: SharedCases = JSON.parse(source);

/** Appends letters to answers, of which a long text may have only its start in the table. */
const withLetters = (answers: Answers = {}, counts: Readonly<Record<string, number>> = {}): Answers => ({
  ...answers,
  ...Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [key, String(answers[key] ?? "") + "x".repeat(count)]),
  ),
});

/** The answers that a case sends. */
export const answersOf = ({ change, repeat }: RequestCase): Answers => ({
  ...sharedCases.valid,
  ...withLetters(change, repeat),
});

/** The answers that a case expects to be stored. */
export const storedOf = ({ stored, storedRepeat }: RequestCase): Answers => withLetters(stored, storedRepeat);

/** The lists of an org that has what the requests need. */
export const options = {
  destinations: [{ label: "Japan", value: "Japan" }],
  customerSources: [
    { label: "Instagram", value: "Instagram" },
    { label: "Anders, namelijk", value: "Anders" },
    { label: "Google of andere zoekmachine", value: "Google of andere zoekmachine" },
  ],
};

/** What the form holds when it submits the valid request, which has no country: a form of a site with Dutch addresses keeps its default. */
export const validValues = {
  ...readContactRequest(sharedCases.valid, options).form.values,
  country: initialValues.country,
};
