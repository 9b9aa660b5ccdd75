// Reads, and what holds of the requests and the outcome of each.
import { expect } from "vitest";
import type { Policy } from "../../cache/policy.ts";
import { PlatformError } from "../../errors.ts";
import { trueSince } from "./invariants.ts";
import type { PolicyChoice } from "./operations.ts";
import { bindQuery, keyOf, type ModelQuery } from "./queries.ts";
import type { Run } from "./run.ts";

const staleFor = 3000;
const missStatus = 504;

/** What a promise of data resolves to, or the status of its error. */
type Outcome = { readonly data: unknown } | { readonly status: number };

export async function settle(promise: Promise<unknown>): Promise<Outcome> {
  try {
    return { data: await promise };
  } catch (error) {
    if (error instanceof PlatformError) return { status: error.status };
    throw error;
  }
}

const policyOf = (choice: PolicyChoice, now: number): Policy => {
  if (typeof choice === "object") return { type: "valid-at", at: now + choice.validAt };
  return choice === "stale-while-revalidate" ? { type: choice, staleFor } : choice;
};

const isCacheOnly = (policy: Policy): boolean =>
  policy === "only-if-cached" || (typeof policy === "object" && policy.type === "valid-at");

/** Whether a read may be answered by what a write made stale. */
const toleratesStale = (policy: Policy): boolean => policy === "cache-and-network" || typeof policy === "object";

/** Whether a policy sends a request; undefined if that is not known. */
function sendsRequest(policy: Policy, isFresh: boolean | undefined): boolean | undefined {
  if (isCacheOnly(policy)) return false;
  if (policy === "no-cache" || policy === "cache-and-network") return true;
  return isFresh === undefined ? undefined : !isFresh;
}

const hasOptional = (query: ModelQuery): boolean => "optional" in query && query.optional.length > 0;

const keysOfLists = (query: ModelQuery): readonly string[] =>
  "list" in query ? [query.list] : "lists" in query ? query.lists : [];

/** Whether a fact is of a record or a list that the query names, not of one within another. */
export const isNamedIn = (query: ModelQuery, key: string): boolean =>
  ["id" in query ? [query.id] : [], "ids" in query ? query.ids : [], keysOfLists(query)]
    .flat()
    .some((name) => key.startsWith(name));

/** Whether a fact may be of an optional field. */
export const isOptional = (query: ModelQuery, key: string): boolean =>
  hasOptional(query) && (!isNamedIn(query, key) || key.endsWith("__r"));

export function checkOutcome(
  run: Run,
  query: ModelQuery,
  outcome: Outcome,
  since: number,
  isStaleAllowed: boolean,
): void {
  const { invariants, user, hasFailed, hasEverFailed } = run;
  const isStale = (key: string): boolean => isStaleAllowed || isOptional(query, key);
  if ("data" in outcome) invariants.checkData(user.userId, query, outcome.data, since, isStale);
  // A failure is remembered for reads that judge the cache by an earlier time.
  else invariants.checkError(user.userId, query, outcome.status, run.reads > 0 ? hasFailed : hasEverFailed);
}

/** Optional fields that a response leaves out stay as they are. */
const answeredSince = (query: ModelQuery, now: number): number => (hasOptional(query) ? -Infinity : now);

/** Reads by a policy, and checks the requests and the outcome. */
export async function read(run: Run, query: ModelQuery, choice: PolicyChoice, times = 1): Promise<void> {
  const now = run.clock.now();
  const policy = policyOf(choice, now);
  const { userId } = run.user;
  const isFresh = run.invariants.isFresh(userId, query, typeof policy === "object" && "at" in policy ? policy.at : now);
  const sends = sendsRequest(policy, isFresh);
  const name = `${keyOf(query)} with ${JSON.stringify(policy)}`;
  const api = bindQuery(run.platform, query);
  const isBusy = run.server.isBusy;
  const outcomes = Array.from({ length: times }, () => settle(api.read(policy)));
  // Also runs the repetition of a request.
  await run.clock.advance(0);
  if (sends !== undefined) expect(run.reads > 0, `whether a request is sent for ${name}`).toBe(sends);
  // A changed list is requested as a whole, after its records.
  const most = (query.kind === "list ui" ? 2 : 1) + (isBusy ? 1 : 0);
  expect(run.reads, `requests for ${name}`).toBeLessThanOrEqual(most);
  for (const outcome of await Promise.all(outcomes)) {
    if (isCacheOnly(policy)) {
      const isMiss = "status" in outcome && outcome.status === missStatus;
      if (isFresh !== undefined) expect(isMiss, `whether ${name} is a miss`).toBe(!isFresh);
      if (isMiss) continue;
    }
    const isAnswered = run.reads > 0 && !toleratesStale(policy);
    checkOutcome(
      run,
      query,
      outcome,
      isAnswered ? answeredSince(query, now) : trueSince(query, policy, now),
      toleratesStale(policy),
    );
  }
}
