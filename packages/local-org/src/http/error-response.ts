import { OrgError } from "../errors.ts";
import { describeStorageError, StorageError } from "../storage-error.ts";
import { json, type OrgResponse } from "./response.ts";

const unexpected = new OrgError(
  500,
  "UNKNOWN_EXCEPTION",
  "An unexpected error occurred in the local org. Try again; the terminal that runs it names the cause.",
);

/** Where in our own code an error arose: the first line of its stack, without the message, which may hold data. */
function placeOf(error: Error): string {
  const line = error.stack?.split("\n").find((text) => text.trimStart().startsWith("at "));
  return line?.trim() ?? "at an unknown place";
}

/** Why a request failed, without anything that a visitor typed. */
function describe(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const storage = describeStorageError(error);
  if (storage) return `The data cannot be read or written: ${storage}.`;
  return error instanceof Error
    ? `Unexpected ${error.name} ${placeOf(error)}.`
    : "Unexpected error of an unknown kind.";
}

/** Turns whatever a handler threw into a response. Only the message of an `OrgError` reaches the caller. */
export function toErrorResponse(error: unknown, log: (line: string) => void): OrgResponse {
  if (error instanceof OrgError) {
    return json(error.status, error.toBody(), error.status === 401 ? { "WWW-Authenticate": "Bearer" } : undefined);
  }
  log(describe(error));
  return json(unexpected.status, unexpected.toBody());
}
