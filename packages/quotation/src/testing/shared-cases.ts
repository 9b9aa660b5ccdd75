import source from "../../../../force-app/main/default/staticresources/contactRequestCases.json?raw";
import type { QuotationValues } from "../model/fields.ts";
import { initialValues } from "../model/values.ts";
import type { ContactRequest } from "../ports.ts";

/** Pairs of what is typed and what is stored, and what no pattern accepts. */
export interface FormatCases {
  accepted: [typed: string, stored: string][];
  refused: string[];
}

/** A request, and whether it is accepted. */
export interface RequestCase {
  name: string;
  change: Partial<ContactRequest>;
  accepted: boolean;
  stored?: Record<string, unknown>;
  fields?: string[];
  serverOnly?: boolean;
}

/** The table that the browser, the Apex class and the local org are each held to. */
interface SharedCases {
  valid: ContactRequest;
  formats: { email: FormatCases; postalCode: FormatCases; phoneNumber: Record<string, FormatCases> };
  requests: RequestCase[];
}

export const sharedCases: SharedCases = JSON.parse(source);

const choice = (isUnknown: boolean): "known" | "unknown" => (isUnknown ? "unknown" : "known");
const text = (value: string | number | null): string => (value === null ? "" : String(value));

/** The form filled in so that it sends a request: how a visitor would have typed it. */
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
