import { createHmac, timingSafeEqual } from "node:crypto";
import type { SubmissionInput } from "./contact-request-input.ts";
import type { Fault } from "./fault.ts";

/** What `startSubmission` answers: proof of when the visitor began. */
export interface SubmissionStart {
  /** Milliseconds since the epoch. */
  startedAt: number;
  signature: string;
}

/** How long after its start a request may be sent, in milliseconds. Nobody fills in the form within three seconds. */
export const submissionAge = { least: 3_000, most: 24 * 60 * 60 * 1000 };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const sign = (startedAt: number, signingKey: string): string =>
  createHmac("sha256", signingKey).update(String(startedAt)).digest("hex");

/**
 * Signs the moment at which a visitor starts.
 *
 * @param now milliseconds since the epoch
 */
export const signStart = (now: number, signingKey: string): SubmissionStart => ({
  startedAt: now,
  signature: sign(now, signingKey),
});

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
function isSigned(startedAt: number, signature: string, signingKey: string): boolean {
  const expected = Buffer.from(sign(startedAt, signingKey));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Tells a visitor from a program.
 *
 * @param now milliseconds since the epoch
 * @returns a fault for each sign that no visitor sent this; none when it may be trusted
 */
export function guardFaults(submission: SubmissionInput, signingKey: string, now: number): Fault[] {
  const { key, startedAt, signature, website } = submission;
  const faults: Fault[] = [];
  if (website !== "") faults.push({ field: "website", rule: "choice" });
  if (!uuid.test(key)) faults.push({ field: "key", rule: "format" });
  if (startedAt === null) return [...faults, { field: "startedAt", rule: "required" }];
  if (!isSigned(startedAt, signature, signingKey)) faults.push({ field: "signature", rule: "format" });
  const age = now - startedAt;
  if (!(age >= submissionAge.least && age <= submissionAge.most)) faults.push({ field: "startedAt", rule: "range" });
  return faults;
}
