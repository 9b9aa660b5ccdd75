import type { Failure } from "../contract/responses.ts";
import { messages } from "../messages.ts";

/** A request that cannot be fulfilled. The message is for site builders. */
export class BuilderError extends Error {
  readonly status: number;
  readonly details: Omit<Failure, "message">;

  constructor(status: number, message: string, details: Omit<Failure, "message"> = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** A sentence for a failed write. */
export function writeProblem(error: unknown): BuilderError {
  if (error instanceof BuilderError) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return new BuilderError(500, messages.notWritten(code));
}
