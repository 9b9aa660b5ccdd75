// Only the data layer converts errors, so a script that uses nothing but the transport does not load this file.
import { PlatformError } from "./errors.ts";
import type { TransportResponse } from "./transport.ts";

/**
 * Converts any error to a PlatformError; a PlatformError is returned unchanged.
 *
 * @param response whose body could not be used; its status and body are kept
 */
export function toPlatformError(error: unknown, response?: TransportResponse): PlatformError {
  if (error instanceof PlatformError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const details = { body: response?.body, cause: error };
  return response
    ? new PlatformError(response.status, "UNEXPECTED_RESPONSE", `The response is not valid: ${reason}`, details)
    : new PlatformError(0, "REQUEST_FAILED", `The request could not be completed: ${reason}`, details);
}

/** Runs a function that throws a TypeError for a value of an unexpected type, and throws a PlatformError that explains it instead. */
export function convertMismatch<Result>(act: () => Result, explain: (mismatch: TypeError) => PlatformError): Result {
  try {
    return act();
  } catch (error) {
    throw error instanceof TypeError ? explain(error) : error;
  }
}
