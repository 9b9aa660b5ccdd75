import { expect } from "vitest";
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import { factsOf } from "./facts.ts";
import { columns, contactIds, objectOf, tripIds } from "./names.ts";
import type { Operation } from "./operations.ts";
import { bindQuery, keyOf, type ModelQuery } from "./queries.ts";
import { isNamedIn, isOptional, read, settle } from "./read.ts";
import { Run } from "./run.ts";
import { slowRead, write, writeInOtherTab } from "./write.ts";

/** How long a step takes: until subscribers are notified of it. */
const stepSpan = 150;

async function refresh(run: Run, query: ModelQuery): Promise<void> {
  const data = bindQuery(run.platform, query).snapshot()?.data;
  const outcome = await settle(run.platform.refresh(data));
  await run.clock.advance(0);
  if (data === undefined) expect(outcome, "a refresh without data").toEqual({ status: 400 });
  else expect(run.reads, `requests to refresh ${keyOf(query)}`).toBeGreaterThan(0);
}

async function invalidate(run: Run, filter: InvalidateFilter): Promise<void> {
  const { recordId, objectApiName, endpoint } = filter;
  const ids = [...tripIds, ...contactIds].filter(
    (id) => (recordId ?? id) === id && (objectApiName ?? objectOf(id)) === objectOf(id),
  );
  const lists = recordId ? [] : Object.keys(columns).filter((list) => list.startsWith(objectApiName ?? ""));
  const isSelected = (key: string): boolean => [...ids, ...lists].some((name) => key.startsWith(name));
  run.invariants.forget(run.user.userId);
  if (endpoint === undefined) run.invariants.outdate(run.user.userId, isSelected);
  run.platform.invalidate(filter);
  await run.clock.advance(0);
}

/** Collects garbage, and checks that what subscribers show stays. */
function collectGarbage(run: Run): void {
  run.collectGarbage();
  const kept = new Set(run.platform.inspect().records.map(({ id }) => id));
  for (const { query, snapshots } of run.subscribers) {
    const shown = [...factsOf(query, snapshots.at(-1)?.data)].filter(([, value]) => value === true).map(([id]) => id);
    expect(
      shown.filter((id) => !kept.has(id)),
      `records that ${keyOf(query)} shows`,
    ).toEqual([]);
  }
}

/** Checks what subscribers show once nothing is under way: what is cached, and the same as the others. */
async function checkSubscribers(run: Run): Promise<void> {
  await run.clock.advance(stepSpan);
  const own = run.subscribers.filter(({ user }) => user === run.user.userId);
  const isSettled = (): boolean =>
    run.platform.inspect().inFlight === 0 &&
    own.every(({ query, snapshots }) => snapshots.at(-1) === bindQuery(run.platform, query).snapshot());
  for (let turn = 0; turn < 3 && !isSettled(); turn += 1) await run.clock.advance(stepSpan);
  if (run.hasFailed) run.invariants.tolerate(run.user.userId);
  const shown = new Map<string, unknown>();
  for (const { query, snapshots } of own) {
    const last = snapshots.at(-1);
    const cached = bindQuery(run.platform, query).snapshot();
    const name = `what a subscriber to ${keyOf(query)} shows`;
    expect([last?.data, last?.error?.status], `${name}, and what is cached`).toEqual([
      cached?.data,
      cached?.error?.status,
    ]);
    const texts = snapshots.map((each) => JSON.stringify([each?.data, each?.error?.status, each?.loading]));
    texts.forEach((text, at) => expect(text, `${name}: every notification is a change`).not.toBe(texts[at - 1]));
    if (last?.data === undefined) continue;
    // Records within others are not requested again by themselves.
    run.invariants.checkData(
      run.user.userId,
      query,
      last.data,
      -Infinity,
      (key) => !isNamedIn(query, key) || isOptional(query, key),
    );
    for (const [key, value] of factsOf(query, last.data)) {
      if (key.includes(" ")) continue;
      expect(shown.has(key) ? shown.get(key) : value, `${name}: ${key} as others show it`).toBe(value);
      shown.set(key, value);
    }
  }
}

/** Reads what arrived last once more, after what should make no difference. */
async function readAgain(run: Run, { after, offset, item }: Extract<Operation, { kind: "read again" }>): Promise<void> {
  const all = run.invariants.known(run.user.userId);
  const { query, until } = all[after === "failure" ? 0 : Math.min(item, all.length - 1)] ?? {};
  if (!query || until === undefined || run.subscribers.length > 0) return;
  const span = offset === undefined ? 0 : until - run.clock.now() + offset;
  if (span > 0) await run.clock.advance(span);
  if (after === "restart") run.restart();
  if (after === "garbage collection") run.collectGarbage();
  if (after === "failure") {
    run.server.failsNext = true;
    await read(run, query, "no-cache");
    run.reads = 0;
  }
  run.reading = query;
  await read(run, query, "cache-then-network");
}

/** Runs one step. */
async function step(run: Run, operation: Operation): Promise<void> {
  const { server } = run;
  switch (operation.kind) {
    case "read":
      return read(run, operation.query, operation.policy);
    case "failed read":
      server.failsNext = true;
      return read(run, operation.query, "no-cache");
    case "repeated read":
      server.isBusy = true;
      await read(run, operation.query, "no-cache");
      return void (server.isBusy = false);
    case "read twice":
      return read(run, operation.query, "no-cache", 2);
    case "lost write":
      server.losesNext = true;
      await write(run, operation.change);
      return void (server.losesNext = false);
    case "write in another tab":
      return writeInOtherTab(run, operation.change);
    case "subscribe": {
      const { query } = operation;
      const isFresh = run.invariants.isFresh(run.user.userId, query, run.clock.now());
      run.subscribe(query);
      await run.clock.advance(0);
      if (isFresh !== undefined)
        expect(run.reads > 0, `whether subscribing to ${keyOf(query)} sends a request`).toBe(!isFresh);
      return;
    }
    case "refetch": {
      const query = run.subscribers.at(-1)?.query;
      return query && read(run, query, "no-cache");
    }
    case "refresh":
      return refresh(run, operation.query);
    case "invalidate":
      return invalidate(run, operation.filter);
    case "unsubscribe":
      return run.unsubscribe();
    case "write": {
      const { change } = operation;
      const isWritten = await write(run, change);
      if (!isWritten || !("list" in change)) return;
      // The subscribers may have read it already.
      run.reads = 0;
      return read(run, { kind: "list info", list: change.list }, "cache-then-network");
    }
    case "slow read":
      return slowRead(run, operation.query, operation.during);
    case "change elsewhere": {
      const { id, list, isDeletion } = operation;
      if (isDeletion) server.deleteList(list);
      else server.changeList(list);
      if (isDeletion && !contactIds.includes(id)) server.deleteRecord(id);
      else server.changeRecord(id);
      return server.note();
    }
    case "wait":
      return run.clock.advance(operation.span);
    case "read again":
      return readAgain(run, operation);
    case "server fails next":
      server.failsNext = true;
      return undefined;
    case "switch user":
      return run.switchUser();
    case "collect garbage":
      return collectGarbage(run);
    case "restart":
      return run.restart();
  }
}

/** Runs a sequence against the platform, and checks what holds after every step. */
export async function runSequence(operations: readonly Operation[]): Promise<void> {
  const run = new Run();
  for (const operation of operations) {
    run.reads = 0;
    run.hasFailed = false;
    run.reading = "query" in operation ? operation.query : undefined;
    await step(run, operation);
    await checkSubscribers(run);
  }
}
