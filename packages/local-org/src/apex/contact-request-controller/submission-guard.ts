import { createHmac, timingSafeEqual } from "node:crypto";
import { isInput } from "../../http/input.ts";
import { rejection } from "./rejection.ts";

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

const keys = ["key", "startedAt", "signature", "privacyVersion", "website"];

/**
 * Reads the parameter `submission`.
 *
 * @returns the submission, and the keys of the values of the wrong type; `submission` for an unknown key
 */
export function readSubmission(sent: unknown): { submission: Submission; invalidKeys: string[] } {
  const properties = new Map(isInput(sent) ? Object.entries(sent) : []);
  const isKnown = isInput(sent) && [...properties.keys()].every((key) => keys.includes(key));
  const invalidKeys = isKnown ? [] : ["submission"];
  const text = (key: string): string => {
    const value = properties.get(key) ?? "";
    if (typeof value === "string") return value;
    invalidKeys.push(key);
    return "";
  };
  const startedAt = properties.get("startedAt") ?? null;
  const isTime = typeof startedAt === "number" && Number.isFinite(startedAt);
  if (!isTime && startedAt !== null) invalidKeys.push("startedAt");
  const submission = {
    key: text("key"),
    startedAt: isTime ? startedAt : null,
    signature: text("signature"),
    privacyVersion: text("privacyVersion"),
    website: text("website"),
  };
  return { submission, invalidKeys };
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
 * @returns the keys of the values that no visitor sends
 */
export function invalidKeysOf(submission: Submission, signingKey: string, now: number): string[] {
  const { key, startedAt, website } = submission;
  const invalidKeys = [...(website === "" ? [] : ["website"]), ...(uuidPattern.test(key) ? [] : ["key"])];
  if (startedAt === null) return [...invalidKeys, "startedAt"];
  if (!isSigned(submission, startedAt, signingKey)) invalidKeys.push("signature");
  const age = now - startedAt;
  return age < submissionAge.min || age > submissionAge.max ? [...invalidKeys, "startedAt"] : invalidKeys;
}
