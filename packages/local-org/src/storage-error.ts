import { statfsSync } from "node:fs";
import { StartError } from "./start-error.ts";

/** Why SQLite could not read or write a file. */
type Problem = "busy" | "damaged" | "full" | "readOnly" | "unknown";

/** SQLite's primary result codes, https://sqlite.org/rescode.html. */
const problems: ReadonlyMap<number, Problem> = new Map([
  [3, "readOnly"],
  [5, "busy"],
  [6, "busy"],
  [8, "readOnly"],
  [11, "damaged"],
  [13, "full"],
  [14, "readOnly"],
  [26, "damaged"],
]);

/** Node's error codes, from file operations. */
const fileProblems: ReadonlyMap<unknown, Problem> = new Map<unknown, Problem>([
  ["EACCES", "readOnly"],
  ["EPERM", "readOnly"],
  ["EROFS", "readOnly"],
  ["EDQUOT", "full"],
  ["EFBIG", "full"],
  ["ENOSPC", "full"],
]);

/** SQLite needs about this many bytes for its log and its lock. */
const minFreeBytes = 1_000_000;

function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < minFreeBytes;
  } catch {
    return false;
  }
}

/** A failure of the data file that is none of SQLite's. Its message contains no data. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}

/** A data file that SQLite opens, but that fails its integrity check. */
export class IntegrityError extends Error {
  override readonly name = "IntegrityError";
  /** SQLite's code for a damaged file. */
  readonly errcode = 11;
  readonly errstr = "database disk image is malformed";
}

/** SQLite's result code and its generic description, which contains no data; undefined for any other error. */
function sqliteError(error: unknown): { code: number; text: string } | undefined {
  const { errcode, errstr }: { errcode?: unknown; errstr?: unknown } = Object(error);
  return typeof errcode === "number" ? { code: errcode & 0xff, text: String(errstr) } : undefined;
}

/** What went wrong with a file of the data folder. On a full disk, SQLite may also fail to open a file. */
export function storageProblem(error: unknown, folder: string): Problem {
  const { code }: { code?: unknown } = Object(error);
  const problem = problems.get(sqliteError(error)?.code ?? 0) ?? fileProblems.get(code) ?? "unknown";
  return (problem === "readOnly" || problem === "unknown") && isDiskFull(folder) ? "full" : problem;
}

/** A description of a storage error for the log, without data; undefined if it is no storage error. */
export function describeStorageError(error: unknown): string | undefined {
  const found = sqliteError(error);
  return found && `${found.text} (SQLite code ${found.code})`;
}

/** Explains why the data file cannot be used. Only for a damaged file it advises `--reset`. */
export function storageStartError(error: unknown, folder: string, file: string): StartError {
  const sentences: Record<Problem, string> = {
    busy: `The data file ${file} is in use by another program; close it or choose another folder with --data.`,
    damaged: `The data file ${file} is damaged or no data file; copy it if you need it, then start with --reset to begin without data, or choose another folder with --data.`,
    full: `The disk of the data folder ${folder} is full; make room on it or choose another folder with --data. Your data is unchanged.`,
    readOnly: `The data file ${file} cannot be written by this user; change its permissions or its owner, or choose another folder with --data. Your data is unchanged.`,
    unknown: `The data file ${file} cannot be opened (${describeStorageError(error) ?? "unknown reason"}); choose another folder with --data. Your data is unchanged.`,
  };
  return new StartError(sentences[storageProblem(error, folder)]);
}
