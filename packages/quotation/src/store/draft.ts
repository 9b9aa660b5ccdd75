import { fromJson } from "@travel-design/ui/internal";
import type { Step } from "../model/field.ts";
import type { QuotationValues } from "../model/fields.ts";
import { parseValues } from "../model/values.ts";
import { origins, type Attempt, type QuotationState, type Start } from "./quotation-state.ts";

/** The parts of the state that survive a reload. */
export const draftParts = [
  "values",
  "key",
  "start",
  "attempts",
  "destinationOrigin",
  "latestLink",
  "isReloaded",
] as const satisfies readonly (keyof QuotationState)[];

/** What survives a reload of the tab. The privacy checkbox is not part of it: the visitor agrees again. */
export interface Draft extends Pick<QuotationState, (typeof draftParts)[number]> {
  /** The step that is shown, or that the visitor was waiting for. */
  step: Step;
  /** When the draft was saved, in milliseconds since the epoch. */
  savedAt: number;
}

const version = 3;
const lifetime = 24 * 60 * 60 * 1000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** Whether a stored value has the properties of an example, each of the same type. */
function isLike<Example extends object>(value: unknown, example: Example): value is Example {
  if (!isRecord(value)) return false;
  return Object.entries(example).every(([name, part]: [string, unknown]) =>
    typeof part === "object" && part !== null ? isLike(value[name], part) : typeof value[name] === typeof part,
  );
}

const exampleStart: Start = { key: "", startedAt: 0, signature: "", reference: "", receivedAt: 0 };
const exampleAttempt: Attempt = {
  key: "",
  input: "",
  answers: "",
  campaign: { utmCampaign: "", utmMedium: "", utmSource: "", gaId: "" },
  mayBeStored: true,
};

/** The server accepts no other key, so a damaged one could never be submitted. */
const isKey = (stored: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(stored);

const isAttempt = (stored: unknown): stored is Attempt =>
  isLike(stored, exampleAttempt) && isKey(stored.key) && isRecord(fromJson(stored.answers));

const parseList = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : []);
const parseStep = (stored: unknown): Step => (stored === 2 || stored === 3 ? stored : 1);

/** Writes a draft as text, without what else the state has. */
export function encodeDraft(draft: Draft): string {
  const { privacyPolicy: _notStored, ...values } = draft.values;
  const parts = Object.fromEntries(draftParts.map((part) => [part, draft[part]]));
  return JSON.stringify({ version, savedAt: draft.savedAt, step: draft.step, ...parts, values });
}

/** Parses a draft; undefined for text that is expired, of another version, or no draft. */
export function decodeDraft(text: string, now: number): Draft | undefined {
  // The storage is shared with other scripts of the page, so the text may be anything.
  const stored = fromJson(text);
  if (!isRecord(stored) || stored.version !== version || typeof stored.savedAt !== "number") return undefined;
  if (now - stored.savedAt > lifetime) return undefined;
  const values: QuotationValues = parseValues(isRecord(stored.values) ? stored.values : {});
  return {
    values,
    step: parseStep(stored.step),
    savedAt: stored.savedAt,
    key: typeof stored.key === "string" && isKey(stored.key) ? stored.key : "",
    start: isLike(stored.start, exampleStart) ? stored.start : undefined,
    attempts: parseList(stored.attempts).filter(isAttempt),
    destinationOrigin: origins.find((origin) => origin === stored.destinationOrigin) ?? "visitor",
    latestLink: typeof stored.latestLink === "string" ? stored.latestLink : "",
    isReloaded: stored.isReloaded === true,
  };
}
