import { OrgError } from "../errors.ts";
import { json, type Answer } from "./answer.ts";

const unexpected = new OrgError(
  500,
  "UNKNOWN_EXCEPTION",
  "An unexpected error occurred in the local org. Try again; the terminal that runs it names the kind of error.",
);

/** Where in our own code an error arose: the first line of its stack, without the message, which may hold data. */
function placeOf(error: Error): string {
  const line = error.stack?.split("\n").find((text) => text.trimStart().startsWith("at "));
  return line?.trim() ?? "at an unknown place";
}

/**
 * Turns whatever a handler threw into an answer. Only an `OrgError` speaks to the caller; of anything else the log
 * gets the kind and the place, and nothing that a visitor typed.
 */
export function errorAnswer(error: unknown, log: (line: string) => void): Answer {
  if (error instanceof OrgError) {
    return json(error.status, error.toBody(), error.status === 401 ? { "WWW-Authenticate": "Bearer" } : undefined);
  }
  log(error instanceof Error ? `Unexpected ${error.name} ${placeOf(error)}.` : "Unexpected error of an unknown kind.");
  return json(unexpected.status, unexpected.toBody());
}
