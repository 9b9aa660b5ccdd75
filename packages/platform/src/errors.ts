import { isJsonObject } from "./json.ts";
import type { TransportResponse } from "./transport.ts";

/** One entry of the error body that Salesforce returns: `[{ errorCode, message }]`. */
interface ErrorItem {
  errorCode?: string;
  message?: string;
}

/** What is known of an error beside its status, code and message. */
export interface ErrorDetails {
  readonly body?: unknown;
  readonly cause?: unknown;
  readonly statusText?: string | undefined;
  readonly retryAfter?: number | undefined;
}

/** Everything that reading or writing Salesforce data can fail with. */
export class PlatformError extends Error {
  override readonly name = "PlatformError";
  /** HTTP status as received; 0 when no response came at all. */
  readonly status: number;
  /** Salesforce's code, for example `NOT_FOUND`, or one of ours, for example `INVALID_CONFIG`. */
  readonly errorCode: string;
  /** The words beside the status, as received. */
  readonly statusText: string;
  /** The response's body as received. */
  readonly body: unknown;
  /** Milliseconds that the server asks to wait before the next attempt. */
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

/** Salesforce puts its errors in a list, Apex in the list `error`, a few services in the body itself. */
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
 * The error that a response stands for.
 *
 * @returns undefined when the response is a good one
 */
export function failureOf({ status, statusText, body, headers }: TransportResponse): PlatformError | undefined {
  if (status >= 200 && status < 300 && !hasErrors(body)) return undefined;
  const item = errorItem(body);
  const message = item?.message ?? `Salesforce returned status ${status} without a reason.`;
  const retryAfter = retryAfterOf(headers?.retryAfter);
  return new PlatformError(status, item?.errorCode ?? "UNKNOWN_EXCEPTION", message, { body, statusText, retryAfter });
}

/** A server asks for patience in whole seconds; a date, which is the other definition, is left to the caller's own patience. */
export function retryAfterOf(seconds: string | undefined): number | undefined {
  return seconds !== undefined && /^\d+$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}
