import type { Step } from "../model/fields.ts";
import { emptyValues, type QuotationValues } from "../model/values.ts";
import type { Campaign } from "../ports.ts";
import type { HeldToken } from "./start-token.ts";

/** The last try to send: the same answers are sent under the same key, so that a lost answer never makes two requests. */
export interface Attempt {
  key: string;
  /** The answers of the try as text, to compare with; consent is not in it. */
  answers: string;
  campaign: Campaign;
}

/** What survives a reload of the tab. The privacy box is never part of it: consent is given anew. */
export interface Draft {
  values: QuotationValues;
  step: Step;
  /** When the answers last changed, in milliseconds since the epoch. */
  savedAt: number;
  token?: HeldToken | undefined;
  attempt?: Attempt | undefined;
}

const version = 1;
const lifetime = 24 * 60 * 60 * 1000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function readValues(stored: unknown): QuotationValues {
  if (!isRecord(stored)) return emptyValues;
  const known = Object.entries(emptyValues).map(([name, empty]) => {
    const value = stored[name];
    return [name, typeof value === typeof empty ? value : empty];
  });
  const values: QuotationValues = { ...emptyValues, ...Object.fromEntries(known) };
  const isChoice = (choice: string): boolean => ["", "known", "unknown"].includes(choice);
  return {
    ...values,
    destinationChoice: isChoice(values.destinationChoice) ? values.destinationChoice : "",
    datesChoice: isChoice(values.datesChoice) ? values.datesChoice : "",
    privacyPolicy: false,
  };
}

const readStep = (stored: unknown): Step => (stored === 2 || stored === 3 ? stored : 1);

function readToken(stored: unknown): HeldToken | undefined {
  if (!isRecord(stored)) return undefined;
  const { startedAt, signature, receivedAt } = stored;
  if (typeof startedAt !== "number" || typeof signature !== "string" || typeof receivedAt !== "number")
    return undefined;
  return { startedAt, signature, receivedAt };
}

function readAttempt(stored: unknown): Attempt | undefined {
  if (!isRecord(stored) || !isRecord(stored.campaign)) return undefined;
  const { key, answers, campaign } = stored;
  const text = (name: string): string => (typeof campaign[name] === "string" ? campaign[name] : "");
  if (typeof key !== "string" || typeof answers !== "string") return undefined;
  const [utmCampaign, utmMedium, utmSource, gaId] = ["utmCampaign", "utmMedium", "utmSource", "gaId"].map(text);
  if (utmCampaign === undefined || utmMedium === undefined || utmSource === undefined || gaId === undefined)
    return undefined;
  return { key, answers, campaign: { utmCampaign, utmMedium, utmSource, gaId } };
}

/** The draft as text. */
export function encodeDraft(draft: Draft): string {
  const { privacyPolicy: _consent, ...values } = draft.values;
  return JSON.stringify({ ...draft, values, version });
}

/** Reads a draft back; undefined when it is too old, of another version, or no draft at all. */
export function decodeDraft(text: string | null, now: number): Draft | undefined {
  if (!text) return undefined;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return undefined; // Somebody else's text under our name is no draft.
  }
  if (!isRecord(stored) || stored.version !== version || typeof stored.savedAt !== "number") return undefined;
  if (now - stored.savedAt > lifetime) return undefined;
  return {
    values: readValues(stored.values),
    step: readStep(stored.step),
    savedAt: stored.savedAt,
    token: readToken(stored.token),
    attempt: readAttempt(stored.attempt),
  };
}
