// Writes, and what a cache may no longer say after each.
import { expect } from "vitest";
import { factsOf } from "./facts.ts";
import { listConfig, objectOf } from "./names.ts";
import type { Change } from "./operations.ts";
import { bindQuery, type ModelPlatform, type ModelQuery } from "./queries.ts";
import { checkOutcome, settle } from "./read.ts";
import type { Run } from "./run.ts";

/** Sends a write. */
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

const isOfLists = (change: Change): boolean => "list" in change;
const objectIn = (change: Change): string =>
  "list" in change ? (change.list.split(".")[0] ?? "") : "id" in change ? objectOf(change.id) : change.apiName;

/** Whether a fact may be another one after a change. */
const concernedBy =
  (change: Change) =>
  (key: string): boolean => {
    const isOfList = key.includes(" ");
    // The response to an update contains field A only.
    if (change.what === "update record") return key === `${change.id}.A`;
    if ("id" in change && !isOfList && key.startsWith(change.id)) return true;
    // Which lists contain a changed record depends on their filters.
    if (change.what === "update record without response" || !key.startsWith(`${objectIn(change)}.`)) return false;
    return isOfLists(change) || key.endsWith(" rows");
  };

/** Writes, and checks that the write succeeds if the server can. */
export async function write(run: Run, change: Change): Promise<boolean> {
  const { server, invariants, user } = run;
  const willFail = server.failsNext || server.losesNext || !server.accepts(change);
  const isRejected = !server.failsNext && !server.losesNext && willFail;
  server.omitsBody = change.what === "update record without response";
  const before = invariants.latest;
  const writing = settle(send(run.platform, change));
  if (!isRejected) {
    // What a refetch brings has to be newer.
    const from = server.failsNext ? before : before + 1;
    invariants.outdate(user.userId, concernedBy(change), from);
  }
  // A record that is changed or deleted may be within rows of another object, and after a failure every list may be another one.
  const mayConcernAll = willFail || "id" in change;
  invariants.forget(user.userId, mayConcernAll ? undefined : objectIn(change) === "Contact" ? "Trip__c" : "Contact");
  const outcome = await writing;
  await run.clock.advance(0);
  expect("status" in outcome, `whether ${JSON.stringify(change)} fails`).toBe(willFail);
  // Its response is in the cache.
  if (!willFail && change.what === "delete record") invariants.remember(user.userId, [change.id]);
  if (!willFail && change.what === "update record") invariants.remember(user.userId, [change.id, `${change.id}.A`]);
  return !willFail;
}

export async function writeInOtherTab(run: Run, change: Change): Promise<void> {
  const { invariants, user, server } = run;
  server.omitsBody = false;
  run.announcements = 0;
  invariants.forget(user.userId);
  const before = invariants.latest;
  const accepted = server.accepts(change) && !server.failsNext;
  const isOutdated = (key: string): boolean => isOfLists(change) === key.includes(" ") || key.endsWith(" rows");
  const writing = settle(send(run.otherTab, change));
  invariants.outdate(user.userId, isOutdated, accepted ? before + 1 : before);
  await writing;
  await run.clock.advance(0);
  expect(run.announcements, "how often the other tab announced a write").toBe(1);
}

/** A read whose response only arrives after a write. */
export async function slowRead(run: Run, query: ModelQuery, during: Change): Promise<void> {
  run.server.failsNext = false;
  const { userId } = run.user;
  const gate = Promise.withResolvers<void>();
  const first = run.invariants.latest;
  run.gate = gate.promise;
  const slow = settle(bindQuery(run.platform, query).read("no-cache"));
  run.gate = undefined;
  const isWritten = await write(run, during);
  // What is known of the write has to stay until the response arrives.
  run.collectGarbage();
  gate.resolve();
  const outcome = await slow;
  await run.clock.advance(0);
  // A subscriber, or a response that is ignored, makes it request again. A list view also does because its info changed.
  const isRepeated = run.reads > 1;
  if (!isRepeated || query.kind === "list ui" || run.subscribers.length > 0) run.invariants.forget(userId);
  if ("list" in query || "lists" in query) {
    // Its rows are those from before the write: shown, and stale.
    run.invariants.tolerate(userId);
    const isOutdated = isWritten && query.kind === "list records" && concernedBy(during)(`${query.list} rows`);
    if (isOutdated && !isRepeated && run.subscribers.length === 0 && "data" in outcome)
      run.invariants.expectStale(userId, query);
    if ("data" in outcome) run.invariants.remember(userId, factsOf(query, outcome.data).keys(), first, query);
  } else if ("data" in outcome || outcome.status === 404) checkOutcome(run, query, outcome, -Infinity, true);
}
