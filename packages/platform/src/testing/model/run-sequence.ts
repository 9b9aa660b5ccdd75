import { expect } from "vitest";
import { checkGarbageCollection } from "./collect-garbage.ts";
import { contactIds } from "./names.ts";
import type { Operation } from "./operations.ts";
import { bindQuery, keyOf, outcomeOf } from "./queries.ts";
import { Run, type Subscriber } from "./run.ts";
import { invalidate, read, refresh, request, settle, slowRead, write, writeInOtherTab } from "./steps.ts";

/** How long every step takes: until subscribers are notified of it. */
const stepSpan = 150;

function checkSubscriber({ query, reference, notifications, last }: Subscriber): void {
  notifications.forEach((text, at) => expect(text, "every notification is a change").not.toBe(notifications[at - 1]));
  const entry = reference.entry(query);
  const expected = { data: reference.visibleData(entry), error: reference.errorOf(entry) };
  const received = { data: outcomeOf(last?.data), error: last?.error?.status };
  expect(received, `the latest data of a subscriber to ${keyOf(query)}`).toEqual(expected);
  expect(reference.lacksFields(entry), `whether fields of ${keyOf(query)} have to be requested`).toBe(false);
}

/** Runs one step. */
async function step(run: Run, operation: Operation): Promise<void> {
  switch (operation.kind) {
    case "read":
      return read(run, operation.query, operation.policy);
    case "failed read":
      run.server.failsNext = true;
      return read(run, operation.query, "no-cache");
    case "repeated read":
      run.server.isBusy = true;
      await read(run, operation.query, "no-cache");
      return void (run.server.isBusy = false);
    case "lost write":
      run.server.losesNext = true;
      await write(run, operation.change);
      return void (run.server.losesNext = false);
    case "write in another tab":
      return writeInOtherTab(run, operation.change);
    case "read twice": {
      const api = bindQuery(run.platform, operation.query);
      const readTwice = () => Promise.all([settle(api.read("no-cache")), settle(api.read("no-cache"))]);
      return void (await request(run, operation.query, "no-cache", readTwice));
    }
    case "subscribe":
      return void (await request(run, operation.query, "cache-then-network", async () =>
        run.subscribe(operation.query),
      ));
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
    case "write":
      return write(run, operation.change);
    case "slow read":
      return slowRead(run, operation.query, operation.during);
    case "change elsewhere": {
      const { id, list, isDeletion } = operation;
      if (isDeletion) run.server.deleteList(list);
      else run.server.changeList(list);
      return isDeletion && !contactIds.includes(id) ? run.server.deleteRecord(id) : run.server.changeRecord(id);
    }
    case "wait":
      return run.clock.advance(operation.span);
    case "wait until stale": {
      const { query, offset } = operation;
      // Both locate the entry, which restores the response of an earlier visit.
      bindQuery(run.platform, query).data();
      const span = run.reference.freshUntil(run.reference.entry(query)) - run.clock.now() - stepSpan + offset;
      return span > 0 && span < Infinity ? run.clock.advance(span) : undefined;
    }
    case "server fails next":
      run.server.failsNext = true;
      return undefined;
    case "switch user":
      return run.switchUser();
    case "collect garbage":
      return checkGarbageCollection(run);
    case "restart":
      return run.restart();
  }
}

/** Runs a sequence against the platform and the reference, and checks that they agree after every step. */
export async function runSequence(operations: readonly Operation[]): Promise<void> {
  const run = new Run();
  for (const operation of operations) {
    await step(run, operation);
    await run.clock.advance(stepSpan);
    for (const subscriber of run.subscribers) checkSubscriber(subscriber);
  }
}
