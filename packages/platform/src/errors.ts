import { isJsonObject } from "./json.ts";
import type { TransportResponse } from "./transport.ts";

/** One entry of the error body that Salesforce returns: `[{ errorCode, message }]`. */
interface ErrorItem {
  errorCode?: string;
  message?: string;
}

/** Additional properties of an error. */
export interface ErrorDetails {
  readonly body?: unknown;
  readonly cause?: unknown;
  readonly statusText?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** The error of every failed read or write. */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Error code of Salesforce, for example `NOT_FOUND`, or of this package, for example `INVALID_CONFIG`. */
  readonly errorCode: string;
  /** The reason phrase. */
  readonly statusText: string;
  /** The response body. */
  readonly body: unknown;
  /** Milliseconds to wait before the next attempt, from the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(status: number, errorCode: string, message: string, details: ErrorDetails = {}) {
    super(message, details);
    this.status = status;
    this.errorCode = errorCode;
    this.statusText = details.statusText ?? "";
    this.body = details.body;
    this.retryAfter = details.retryAfter;
  }
}

const isErrorItem = (value: unknown): value is ErrorItem =>
  isJsonObject(value) && (typeof value.message === "string" || "errorCode" in value);

/** The UI API returns a list of errors, Apex the list `error`, a few services a single error. */
function errorItem(body: unknown): ErrorItem | undefined {
  const listed: unknown = (isJsonObject(body) ? body.error : undefined) ?? body;
  const first: unknown = Array.isArray(listed) ? listed[0] : listed;
  return isErrorItem(first) ? first : undefined;
}

/** Apex, or a gateway in front of Salesforce, may respond with status 200 and a list of errors. */
const hasErrors = (body: unknown): boolean =>
  isJsonObject(body)
    ? Array.isArray(body.error) && body.error.length > 0
    : Array.isArray(body) && errorItem(body)?.errorCode !== undefined;

/**
 * Converts an error response to an error.
 *
 * @returns undefined if the response is successful
 */
export function failureOf({ status, statusText, body, headers }: TransportResponse): PlatformError | undefined {
  if (status >= 200 && status < 300 && !hasErrors(body)) return undefined;
  const item = errorItem(body);
  const message = item?.message ?? `Salesforce returned status ${status} without a reason.`;
  const retryAfter = retryAfterOf(headers?.retryAfter);
  return new PlatformError(status, item?.errorCode ?? "UNKNOWN_EXCEPTION", message, { body, statusText, retryAfter });
}

/** Parses a Retry-After header in seconds. Dates, the other valid form, are ignored. */
export function retryAfterOf(seconds: string | undefined): number | undefined {
  return seconds !== undefined && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
