import { createHmac, timingSafeEqual } from "node:crypto";
import { readInput } from "./input.ts";
import { rejection, type Problem } from "./problem.ts";

/** The response of `startSubmission`: proof of when the visitor began. */
export interface SubmissionStart {
  /** Milliseconds since the epoch. */
  startedAt: number;
  signature: string;
}

/** What accompanies the answers of a request. */
export interface Submission {
  key: string;
  startedAt: number | null;
  signature: string;
  privacyVersion: string;
  /** A field that people do not see, so only programs fill it in. */
  website: string;
}

/** How long after its start a request is accepted, in milliseconds. Nobody fills in the form within three seconds. */
export const submissionAge = { min: 3_000, max: 24 * 60 * 60 * 1000 };

/** The format of a submission's key. */
export const uuidPattern = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

/** A signature belongs to one key, so that nobody can send many requests with one start. */
const sign = (startedAt: number, key: string, signingKey: string): string =>
  createHmac("sha256", signingKey).update(`${startedAt}:${key}`).digest("hex");

/**
 * Signs the time at which a visitor starts.
 *
 * @param now milliseconds since the epoch
 * @param key of the submission, untrusted
 * @throws OrgError with the safe sentence when `key` is not a UUID
 */
export function startSubmission(now: number, key: unknown, signingKey: string): SubmissionStart {
  if (typeof key !== "string" || !uuidPattern.test(key)) throw rejection();
  return { startedAt: now, signature: sign(now, key, signingKey) };
}

/**
 * Reads the parameter `submission`.
 *
 * @returns the submission, and a problem for each property of the wrong type
 */
export function readSubmission(value: unknown): { submission: Submission; problems: Problem[] } {
  const { properties, problems } = readInput(value, "submission", [
    "key",
    "startedAt",
    "signature",
    "privacyVersion",
    "website",
  ]);
  const text = (field: string): string => {
    const sent = properties[field] ?? "";
    if (typeof sent === "string") return sent;
    problems.push({ field, rule: "type" });
    return "";
  };
  const { startedAt = null } = properties;
  const isTime = typeof startedAt === "number" && Number.isFinite(startedAt);
  if (!isTime && startedAt !== null) problems.push({ field: "startedAt", rule: "type" });
  const submission = {
    key: text("key"),
    startedAt: isTime ? startedAt : null,
    signature: text("signature"),
    privacyVersion: text("privacyVersion"),
    website: text("website"),
  };
  return { submission, problems };
}

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
function isSigned({ key, signature }: Submission, startedAt: number, signingKey: string): boolean {
  const expected = Buffer.from(sign(startedAt, key, signingKey));
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/**
 * Checks that a visitor, not a program, made this submission.
 *
 * @param now milliseconds since the epoch
 * @returns a problem for each sign that no visitor sent this
 */
export function validateSubmission(submission: Submission, signingKey: string, now: number): Problem[] {
  const { key, startedAt, website } = submission;
  const problems: Problem[] = [];
  if (website !== "") problems.push({ field: "website", rule: "choice" });
  if (!uuidPattern.test(key)) problems.push({ field: "key", rule: "format" });
  if (startedAt === null) return [...problems, { field: "startedAt", rule: "required" }];
  if (!isSigned(submission, startedAt, signingKey)) problems.push({ field: "signature", rule: "format" });
  const age = now - startedAt;
  if (age < submissionAge.min || age > submissionAge.max) problems.push({ field: "startedAt", rule: "range" });
  return problems;
}
