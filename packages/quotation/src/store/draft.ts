import type { Step } from "../model/field.ts";
import type { QuotationValues } from "../model/fields.ts";
import { parseValues } from "../model/values.ts";
import type { Attempt, QuotationState, Start } from "./quotation-state.ts";

/** What survives a reload of the tab. The privacy checkbox is not part of it: the visitor agrees again. */
export interface Draft extends Pick<QuotationState, "values" | "step" | "key" | "start" | "attempts"> {
  /** When the draft was saved, in milliseconds since the epoch. */
  savedAt: number;
}

const version = 2;
const lifetime = 24 * 60 * 60 * 1000;

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === "object" && value !== null;
const hasTexts = <Name extends string>(value: Json, ...names: Name[]): value is Record<Name, string> & Json =>
  names.every((name) => typeof value[name] === "string");

const parseStep = (stored: unknown): Step => (stored === 2 || stored === 3 ? stored : 1);

function parseStart(stored: unknown): Start | undefined {
  if (!isRecord(stored) || !hasTexts(stored, "key", "signature")) return undefined;
  const { key, signature, startedAt, receivedAt } = stored;
  return typeof startedAt === "number" && typeof receivedAt === "number"
    ? { key, signature, startedAt, receivedAt }
    : undefined;
}

function parseAttempt(stored: unknown): Attempt | undefined {
  if (!isRecord(stored) || !hasTexts(stored, "key", "answers")) return undefined;
  const { key, answers, campaign } = stored;
  if (!isRecord(campaign) || !hasTexts(campaign, "utmCampaign", "utmMedium", "utmSource", "gaId")) return undefined;
  const { utmCampaign, utmMedium, utmSource, gaId } = campaign;
  return { key, answers, campaign: { utmCampaign, utmMedium, utmSource, gaId } };
}

/** Writes a draft as text. */
export function encodeDraft({ values, step, key, start, attempts, savedAt }: Draft): string {
  const { privacyPolicy: _notStored, ...storedValues } = values;
  return JSON.stringify({ version, savedAt, step, key, start, attempts, values: storedValues });
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // The storage is shared with other scripts of the page.
  }
};

/** Parses a draft; undefined for text that is expired, of another version, or no draft. */
export function decodeDraft(text: string, now: number): Draft | undefined {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored.version !== version || typeof stored.savedAt !== "number") return undefined;
  if (now - stored.savedAt > lifetime) return undefined;
  const values: QuotationValues = parseValues(isRecord(stored.values) ? stored.values : {});
  return {
    values,
    step: parseStep(stored.step),
    savedAt: stored.savedAt,
    key: typeof stored.key === "string" ? stored.key : "",
    start: parseStart(stored.start),
    attempts: Array.isArray(stored.attempts) ? stored.attempts.flatMap((item) => parseAttempt(item) ?? []) : [],
  };
}
