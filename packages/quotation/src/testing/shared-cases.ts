import source from "../../../../force-app/main/default/staticresources/contactRequestCases.json?raw";
import type { QuotationValues } from "../model/fields.ts";
import { initialValues } from "../model/values.ts";
import type { ContactRequest } from "../model/contact-request.ts";

/** Pairs of what is typed and what is stored, and text that is invalid. */
export interface FormatCases<Stored = string> {
  accepted: [typed: string, stored: Stored][];
  rejected: string[];
}

/** A request, and whether it is accepted. */
export interface RequestCase {
  name: string;
  change: Partial<ContactRequest>;
  accepted: boolean;
  stored?: Record<string, unknown>;
  fields?: string[];
  serverOnly?: boolean;
  typeMismatch?: boolean;
}

/** The table with which the browser, Apex and the local org are tested. */
interface SharedCases {
  valid: ContactRequest;
  formats: { email: FormatCases; postalCode: FormatCases; phoneNumber: Record<string, FormatCases> };
  amounts: FormatCases<number>;
  requests: RequestCase[];
}

export const sharedCases: SharedCases = JSON.parse(source);

const choice = (isUnknown: boolean): "known" | "unknown" => (isUnknown ? "unknown" : "known");
const text = (value: string | number | null): string => (value === null ? "" : String(value));

/** The values with which the form submits a request. */
export function valuesOf(request: ContactRequest): QuotationValues {
  const typed = Object.entries(request).filter(([key]) => key in initialValues);
  return {
    ...initialValues,
    ...Object.fromEntries(typed),
    destinationChoice: choice(request.unknownDestination),
    destination: request.destination || request.customDestination,
    customDestination: "",
    datesChoice: choice(request.unknownLeavingDate),
    leavingDate: text(request.leavingDate).slice(0, 10),
    returnDate: text(request.returnDate).slice(0, 10),
    amountOfDays: text(request.amountOfDays),
    budget: text(request.budget),
    amountOfTravelers: text(request.amountOfTravelers),
  };
}
