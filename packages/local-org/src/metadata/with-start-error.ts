import { StartError } from "../start-error.ts";
import { MetadataError } from "./metadata-error.ts";

/**
 * Runs one step of the start that reads metadata.
 *
 * @throws StartError for metadata that cannot be used
 */
export function withStartError<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error;
    throw new StartError(`The metadata cannot be used: ${error.message}.`);
  }
}
