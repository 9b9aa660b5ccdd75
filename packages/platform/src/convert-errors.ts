// Only the data layer converts errors, so a script that uses nothing but the transport does not load this file.
import { PlatformError } from "./errors.ts";
import type { TransportResponse } from "./transport.ts";

/** Converts any error to a PlatformError; a PlatformError is returned unchanged. */
export function toPlatformError(error: unknown): PlatformError {
  if (error instanceof PlatformError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new PlatformError(0, "REQUEST_FAILED", `The request could not be completed: ${reason}`, { cause: error });
}

/** Converts an error of reading a response, which keeps its status and body; a PlatformError is returned unchanged. */
export function responseError(error: unknown, { status, body }: TransportResponse): PlatformError {
  if (!(error instanceof TypeError)) return toPlatformError(error);
  const message = `The response is not valid: ${error.message}`;
  return new PlatformError(status, "UNEXPECTED_RESPONSE", message, { body, cause: error });
}

/** Runs a function that throws a TypeError for a value of an unexpected type, and throws a PlatformError that explains it instead. */
export function convertMismatch<Result>(act: () => Result, explain: (mismatch: TypeError) => PlatformError): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof TypeError ? explain(error) : error;
  }
}
