import { expect } from "vitest";
import { checkGarbageCollection } from "./collect-garbage.ts";
import { contactIds } from "./names.ts";
import type { Operation } from "./operations.ts";
import { bindQuery, keyOf, outcomeOf } from "./queries.ts";
import { Run, type Subscriber } from "./run.ts";
import { invalidate, read, refresh, request, settle, slowRead, write, writeInOtherTab } from "./steps.ts";

/** How long a step takes: until subscribers are notified of it. Longer if one then requests a field that it lacks. */
const stepSpan = 150;

/** What a subscriber has to show. */
function expectedOf({ query, reference }: Subscriber): object {
  const entry = reference.entry(query);
  return { data: reference.visibleData(entry), error: reference.errorOf(entry) };
}

const lacksFields = ({ query, reference }: Subscriber): boolean => reference.lacksFields(reference.entry(query));

function checkSubscriber(subscriber: Subscriber): void {
  const { query, notifications, last } = subscriber;
  notifications.forEach((text, at) => expect(text, "every notification is a change").not.toBe(notifications[at - 1]));
  const received = { data: outcomeOf(last?.data), error: last?.error?.status };
  expect(received, `the latest data of a subscriber to ${keyOf(query)}`).toEqual(expectedOf(subscriber));
  expect(lacksFields(subscriber), `whether fields of ${keyOf(query)} have to be requested`).toBe(false);
}

/**
 * Waits until subscribers are notified, and checks what they show. One that lacks a field requests it when it is notified, so
 * others that show a part of the response only hear of it with the next notifications.
 */
async function checkNotifications(run: Run): Promise<void> {
  const isRequesting = run.subscribers.some(lacksFields);
  const textOf = (subscriber: Subscriber): string => JSON.stringify(expectedOf(subscriber));
  const before = isRequesting ? run.subscribers.map(textOf) : [];
  await run.clock.advance(stepSpan);
  run.subscribers.forEach((subscriber, at) => {
    if (!isRequesting || textOf(subscriber) === before[at]) checkSubscriber(subscriber);
  });
  if (isRequesting) await checkNotifications(run);
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
    await checkNotifications(run);
  }
}
