// Queries of an org through the CLI.
import type { CallCli } from "../org/salesforce-cli.ts";

/** A user who may own what guests store. */
export interface OwnerFacts {
  username: string;
  email: string;
  isActive: boolean;
  isEmployee: boolean;
}

interface QueryResult {
  records: readonly Record<string, unknown>[];
  error?: string;
}

/** The properties of a value; none of a value that is no object. */
export const objectOf = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

/** A text of a record; empty if there is none. */
export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** Runs a query; an error is part of the result. */
export function query(call: CallCli, org: string, soql: string): QueryResult {
  const { result, message } = call(org, ["data", "query", "--query", soql]);
  const { records } = objectOf(result);
  if (!Array.isArray(records)) return { records: [], error: textOf(message) || "no response" };
  return { records: records.map(objectOf) };
}

/** The user with this id. */
export function readUser(call: CallCli, org: string, id: string): { username: string; isActive: boolean } | undefined {
  const [user] = query(call, org, `SELECT Username, IsActive FROM User WHERE Id = '${id}'`).records;
  return user && { username: textOf(user.Username), isActive: user.IsActive === true };
}

const selectUser = (username: string): string =>
  `SELECT Username, Email, IsActive, UserType FROM User WHERE Username = '${username}'`;

/** The user with this name, who may own records. */
export function readOwner(call: CallCli, org: string, username: string): OwnerFacts | undefined {
  const [user] = query(call, org, selectUser(username)).records;
  if (!user) return undefined;
  return {
    username,
    email: textOf(user.Email),
    isActive: user.IsActive === true,
    isEmployee: user.UserType === "Standard",
  };
}
