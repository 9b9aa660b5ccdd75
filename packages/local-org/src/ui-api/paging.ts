import { OrgError } from "../errors.ts";

/** A part of a list. */
export interface Page {
  /** Where it starts; a page token is this number as a text. */
  offset: number;
  pageSize: number;
}

/** The error for an invalid value in a query or a body. */
export const invalidParameter = (message: string): OrgError => new OrgError(400, "INVALID_PARAMETER_VALUE", message);

/**
 * @param range the smallest and the largest number
 * @throws OrgError 400 for anything but an integer in the range
 */
export function integerIn(value: unknown, name: string, [from, to]: readonly [number, number]): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= from && value <= to) return value;
  throw invalidParameter(`${name} must be an integer from ${from} to ${to}.`);
}

/** @throws OrgError 400 for anything but an integer from 1 to `max` */
export const readPageSize = (value: unknown, fallback: number, max: number): number =>
  integerIn(value ?? fallback, "pageSize", [1, max]);

/** @throws OrgError 400 for a token that no response contained */
export function readPageToken(token: string | null): number {
  if (token === null) return 0;
  if (/^\d{1,9}$/.test(token)) return Number(token);
  throw invalidParameter("pageToken is not known; take it from the nextPageToken of an earlier response.");
}

/** A number in a query; nothing when it is absent, and not a number when it is none. */
export const queryNumber = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name);
  if (text === null) return null;
  return text.trim() === "" ? NaN : Number(text);
};

/** The page that `pageSize` and `pageToken` of a query mean. */
export const pageOfQuery = (query: URLSearchParams, fallback: number, max: number): Page => ({
  pageSize: readPageSize(queryNumber(query, "pageSize"), fallback, max),
  offset: readPageToken(query.get("pageToken")),
});

/** The tokens around a page, in a response. */
export const pageTokens = ({ offset, pageSize }: Page, hasMore: boolean) => ({
  currentPageToken: String(offset),
  nextPageToken: hasMore ? String(offset + pageSize) : null,
  previousPageToken: offset === 0 ? null : String(Math.max(0, offset - pageSize)),
});
