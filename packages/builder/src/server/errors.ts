import type { Failure } from "../contract/responses.ts";
import { messages } from "../messages/index.ts";

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

/** What SQLite's numbers mean to the operating system. */
const sqliteCodes: Readonly<Record<number, string>> = { 8: "EROFS", 13: "ENOSPC", 14: "EACCES" };
const sqliteIsBusy = 5;

/** A sentence for a failed write. Any other error stays what it is. */
export function writeProblem(error: unknown): unknown {
  const { code, errcode } = Object(error);
  if (error instanceof BuilderError || code === undefined) return error;
  if (errcode === sqliteIsBusy) return new BuilderError(503, messages.isBusy);
  return new BuilderError(500, messages.notWritten(sqliteCodes[errcode] ?? String(code)));
}
