// The steps that read and write, with the checks of their requests and results.
import { expect } from "vitest";
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import type { Policy } from "../../cache/policy.ts";
import { PlatformError } from "../../errors.ts";
import type { Change, PolicyChoice } from "./operations.ts";
import { bindQuery, keyOf, type ModelPlatform, type ModelQuery, outcomeOf } from "./queries.ts";
import type { Plan } from "./cached-queries.ts";
import { listConfig, privateList } from "./names.ts";
import type { Run } from "./run.ts";

const staleFor = 3000;
const missStatus = 504;
const notFoundStatus = 404;
const okStatus = 200;
const unknownDataStatus = 400;

/** The data in the terms of the model, or the status of the error. */
export async function settle(data: Promise<unknown>): Promise<unknown> {
  try {
    return outcomeOf(await data);
  } catch (error) {
    if (error instanceof PlatformError) return error.status;
    throw error;
  }
}

const policyOf = (choice: PolicyChoice, now: number): Policy => {
  if (typeof choice === "object") return { type: "valid-at", at: now + choice.validAt };
  return choice === "stale-while-revalidate" ? { type: choice, staleFor } : choice;
};

/** The kinds of the requests that a plan causes. */
function requestsOf({ reference, server, clock }: Run, query: ModelQuery, plan: Plan): string[] {
  if (plan === "cache" || plan === "miss") return [];
  const isConfirming = query.kind === "list ui" && plan === "network" && reference.confirmsInfo(query, clock.now());
  // A temporary failure is repeated once.
  const first = isConfirming ? "list records" : reference.requestKind(query, clock.now());
  const repeated = server.isBusy ? [first] : [];
  if (!isConfirming) return [...repeated, first];
  const eTag = server.eTagOf(query.list);
  const isConfirmed =
    server.failsNext || eTag === undefined || query.list === privateList || eTag === reference.eTagOf(query.list);
  return isConfirmed ? [...repeated, first] : [...repeated, first, "list ui"];
}

/** Runs a read or a subscription, and checks its requests. */
export async function request(
  run: Run,
  query: ModelQuery,
  policy: Policy,
  start: () => Promise<unknown>,
): Promise<Plan> {
  const plan = run.reference.plan(query, policy, run.clock.now());
  const expected = requestsOf(run, query, plan);
  run.confirming = query.kind === "list ui" && expected[0] === "list records" ? query : undefined;
  run.requests = [];
  const started = start();
  // Also runs the repetition of a request.
  await run.clock.advance(0);
  await started;
  expect(run.requests, `requests for ${keyOf(query)} with ${JSON.stringify(policy)}`).toEqual(expected);
  run.confirming = undefined;
  return plan;
}

/** Reads, and checks the requests and the result. */
export async function read(run: Run, query: ModelQuery, choice: PolicyChoice): Promise<void> {
  const policy = policyOf(choice, run.clock.now());
  const { reference } = run;
  const fromCache = (): unknown => {
    const entry = reference.entry(query);
    return reference.visibleData(entry) ?? reference.errorOf(entry) ?? notFoundStatus;
  };
  const before = fromCache();
  let outcome: unknown;
  const plan = await request(run, query, policy, async () => {
    outcome = await settle(bindQuery(run.platform, query).read(policy));
  });
  const expected = { cache: before, miss: missStatus, "cache, then network": before, network: "" };
  const received = reference.errorOf(reference.entry(query)) ?? fromCache();
  expect(outcome, `the outcome of reading ${keyOf(query)} with ${JSON.stringify(policy)}`).toEqual(
    plan === "network" ? received : expected[plan],
  );
}

/** Sends a write; resolves to its status if it failed. */
function send(platform: ModelPlatform, change: Change): Promise<unknown> {
  switch (change.what) {
    case "create record":
      return platform.createRecord({ apiName: change.apiName, fields: {} });
    case "update record":
    case "update record without response":
      return platform.updateRecord({
        fields: { Id: change.id, ...Object.fromEntries(change.fields.map((name) => [name, null])) },
      });
    case "delete record":
      return platform.deleteRecord({ recordId: change.id });
    case "create list":
      return platform.createListInfo(listConfig(change.list));
    case "update list":
      return platform.updateListInfoByName(listConfig(change.list));
    case "delete list":
      return platform.deleteListInfo(listConfig(change.list));
  }
}

/** Refreshes the data of a query, and checks its requests. */
export async function refresh(run: Run, query: ModelQuery): Promise<void> {
  run.reference.entry(query);
  const data = bindQuery(run.platform, query).data();
  const start = () => settle(run.platform.refresh(data));
  if (data === undefined) expect(await start(), "the status of a refresh without data").toBe(unknownDataStatus);
  else if (!("id" in query)) await request(run, query, "no-cache", start);
  else {
    // Several queries for one record may have the same data, and one of them is refetched.
    run.requests = [];
    await start();
    await run.clock.advance(0);
    expect(run.requests, `requests to refresh ${keyOf(query)}`).toHaveLength(1);
  }
}

/** Makes responses stale, and checks what is refetched. */
export async function invalidate(run: Run, filter: InvalidateFilter): Promise<void> {
  run.requests = [];
  run.invalidate(filter);
  await run.clock.advance(0);
  const expected = run.refetches.sort();
  expect(run.requests.sort(), `refetched after invalidating ${JSON.stringify(filter)}`).toEqual(expected);
}

/** Writes, and checks that the write succeeds if the server can, and what is refetched. */
export async function write(run: Run, change: Change): Promise<void> {
  const { server } = run;
  const willFail = server.failsNext || server.losesNext || !server.accepts(change);
  server.omitsBody = change.what === "update record without response";
  run.requests = [];
  run.refetches = [];
  const outcome = await settle(send(run.platform, change).then(() => undefined));
  await run.clock.advance(0);
  expect(typeof outcome, `the outcome of ${JSON.stringify(change)}`).toBe(willFail ? "number" : "undefined");
  expect(run.requests.slice(1).sort(), `refetched after ${JSON.stringify(change)}`).toEqual(run.refetches.sort());
}

/** Writes in another tab, and checks what this one refetches. */
export async function writeInOtherTab(run: Run, change: Change): Promise<void> {
  run.server.omitsBody = false;
  run.requests = [];
  run.refetches = [];
  run.announcements = 0;
  await settle(send(run.otherTab, change));
  await run.clock.advance(0);
  expect(run.announcements, "how often the other tab announced a write").toBe(1);
  const expected = run.refetches.sort();
  expect(run.requests.sort(), `refetched after ${JSON.stringify(change)} in another tab`).toEqual(expected);
}

/** A read whose response only arrives after a write. */
export async function slowRead(run: Run, query: ModelQuery, during: Change): Promise<void> {
  const { reference } = run;
  run.server.failsNext = false;
  // Both locate the entry, which restores the response of an earlier visit.
  reference.entry(query);
  const api = bindQuery(run.platform, query);
  api.data();
  if (reference.confirmsInfo(query, run.clock.now())) return;
  let release = (): void => undefined;
  run.gate = new Promise((resolve) => {
    release = resolve;
  });
  const slow = settle(api.read("no-cache"));
  run.gate = undefined;
  await write(run, during);
  release();
  const outcome = await slow;
  await run.clock.advance(0);
  // The error of a response is returned, although a newer response may have stored data meanwhile.
  if (run.heldStatus !== okStatus) return;
  const entry = reference.entry(query);
  expect(outcome, `a slow response to ${keyOf(query)} does not undo ${JSON.stringify(during)}`).toEqual(
    reference.visibleData(entry) ?? reference.errorOf(entry),
  );
}
