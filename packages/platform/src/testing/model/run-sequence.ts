import { expect } from "vitest";
import { getListRecordsByName } from "../../endpoints/lists.ts";
import { deleteRecord, updateRecord } from "../../endpoints/record-writes.ts";
import { getRecords, recordWithFields } from "../../endpoints/records.ts";
import type { Policy } from "../../cache/policy.ts";
import type { Snapshot } from "../../cache/snapshot.ts";
import { PlatformError } from "../../errors.ts";
import { isJsonObject } from "../../json.ts";
import { createPlatform } from "../../platform.ts";
import { expectItems } from "../../codecs/batch.ts";
import { isUiRecord } from "../../cache/ui-record.ts";
import { FakeClock } from "../fake-clock.ts";
import { idOf, valuesOf } from "../records.ts";
import type { TransportRequest, TransportResponse } from "../../transport.ts";
import type { Operation, PolicyChoice } from "./operations.ts";
import { keyOf, type Outcome, type ModelQuery, queryOf, ReferenceCache } from "./reference-cache.ts";
import { type FieldName, ModelServer, recordNumbers } from "./server.ts";

const staleFor = 3000;
const endpoints = { getListRecordsByName, getRecord: recordWithFields, updateRecord, deleteRecord, getRecords };
const list = { objectApiName: "Trip__c", listViewApiName: "All" };
const users = ["005000000000001AAA", "005000000000002AAA"] as const;

/** The data of a response in the terms of the reference. */
function outcomeOf(data: unknown): Outcome | undefined {
  if (isUiRecord(data)) return valuesOf(data);
  if (!isJsonObject(data) || !Array.isArray(data.records)) return undefined;
  const rows: unknown[] = data.records;
  return Object.fromEntries(rows.flatMap((row) => (isUiRecord(row) ? [[row.id, row.fields.A?.value]] : [])));
}

interface Subscriber {
  readonly query: ModelQuery;
  readonly reference: ReferenceCache;
  readonly notifications: string[];
  last: Snapshot<unknown> | null;
  readonly stop: () => void;
}

/** A platform, the reference beside it, and what was seen of both. */
class Run {
  readonly clock = new FakeClock(1_000_000);
  readonly server = new ModelServer();
  readonly user = { userId: users[0] as string, isGuest: false };
  readonly references = new Map(users.map((user) => [user as string, new ReferenceCache()]));
  readonly subscribers: Subscriber[] = [];
  requests = 0;
  gate: Promise<void> | undefined;
  readonly platform = createPlatform({
    clock: this.clock,
    user: this.user,
    endpoints,
    transport: (request) => this.#response(request),
  });

  get reference(): ReferenceCache {
    return this.references.get(this.user.userId) ?? new ReferenceCache();
  }

  async #response(request: TransportRequest): Promise<TransportResponse> {
    const { reference } = this;
    const response = this.server.response(request);
    this.requests += 1;
    // A slow response is taken in by the reference where the sequence says so.
    if (this.gate && request.method === "GET") await this.gate;
    else this.#note(reference, request, response);
    return response;
  }

  #note(reference: ReferenceCache, request: TransportRequest, response: TransportResponse): void {
    const { method } = request;
    const now = this.clock.now();
    if (request.path.includes("/batch/")) this.#noteBatch(reference, request, response);
    else if (method === "GET" || method === "POST") reference.receive(queryOf(request), response, now);
    else if (response.status === 204) reference.forget(queryOf(request).id);
    else if (response.status === 200 && isUiRecord(response.body)) reference.take(response.body, now);
  }

  #noteBatch(reference: ReferenceCache, request: TransportRequest, { status, body }: TransportResponse): void {
    if (status !== 200) return;
    expectItems(body, recordNumbers.length).forEach(({ statusCode, result }, index) => {
      const query = queryOf(request, idOf(recordNumbers[index] ?? 0));
      // A 404 of a batch item is not cached.
      if (statusCode === 404) reference.forget(query.id);
      else reference.receive(query, { status: statusCode, body: result }, this.clock.now());
    });
  }

  async read(query: ModelQuery, policy: Policy): Promise<Outcome> {
    try {
      const { id, fields, optional } = query;
      const options = { policy };
      const data =
        id === "list"
          ? await this.platform.getListRecordsByName.read(list, options)
          : await this.platform.getRecord.read(
              { recordId: id, fields: fields.map(qualified), optionalFields: optional.map(qualified) },
              options,
            );
      return outcomeOf(data) ?? -1;
    } catch (error) {
      if (error instanceof PlatformError) return error.status;
      throw error;
    }
  }

  subscribe(query: ModelQuery): void {
    const notifications: string[] = [];
    const listener = (snapshot: Snapshot<unknown> | null) => {
      subscriber.last = snapshot;
      notifications.push(JSON.stringify([snapshot?.data, snapshot?.error?.status, snapshot?.loading]));
    };
    const subscriber: Subscriber = { query, reference: this.reference, notifications, last: null, stop: () => stop() };
    this.subscribers.push(subscriber);
    const { id, fields, optional } = query;
    const stop =
      id === "list"
        ? this.platform.getListRecordsByName.subscribe(list, listener)
        : this.platform.getRecord.subscribe(
            { recordId: id, fields: fields.map(qualified), optionalFields: optional.map(qualified) },
            listener,
          );
  }

  /** Lets time pass, and checks what every subscriber received by then. */
  async pass(span: number): Promise<void> {
    await this.clock.advance(span);
    for (const reference of this.references.values()) {
      const subscribed = this.subscribers.filter((subscriber) => subscriber.reference === reference);
      reference.age(
        this.clock.now(),
        subscribed.map(({ query }) => query),
      );
    }
    for (const subscriber of this.subscribers) checkSubscriber(subscriber);
  }
}

function checkSubscriber({ query, reference, notifications, last }: Subscriber): void {
  notifications.forEach((text, at) => expect(text, "every notification is a change").not.toBe(notifications[at - 1]));
  if (!reference.isSure(query)) return;
  const view = reference.view(query);
  expect(outcomeOf(last?.data), `the latest data of a subscriber to ${keyOf(query)}`).toEqual(
    view === 404 ? undefined : view,
  );
}

const policyOf = (choice: PolicyChoice, now: number): Policy => {
  if (typeof choice === "object") return { type: "valid-at", at: now + choice.validAt };
  return choice === "stale-while-revalidate" ? { type: choice, staleFor } : choice;
};

async function read(run: Run, query: ModelQuery, choice: PolicyChoice): Promise<void> {
  const policy = policyOf(choice, run.clock.now());
  const { reference } = run;
  const expected = reference.expect(query, policy, run.clock.now());
  const before = reference.view(query);
  const [requests, willFail] = [run.requests, run.server.failsNext];
  const outcome = await run.read(query, policy);
  await run.clock.advance(0);
  expect(expected.requests, `requests for ${keyOf(query)}`).toContain(run.requests - requests);
  const after = willFail ? 500 : requiresHidden(query) && reference.view(query) !== 404 ? 400 : reference.view(query);
  const allowed = [
    ...(expected.mayReturnCached ? [before] : []),
    ...(expected.mayReturnNew ? [after, 500] : []),
    ...(expected.mayMiss ? [504] : []),
  ];
  if (expected.mayReturnNew && !willFail && run.requests > requests) allowed.splice(allowed.indexOf(500), 1);
  expect(allowed, `the outcome of reading ${keyOf(query)}`).toContainEqual(outcome);
}

const qualified = (name: FieldName): string => `Trip__c.${name}`;

const requiresHidden = ({ fields }: ModelQuery): boolean => fields.includes("C");

/** Reads both records with one request. */
async function readBatch(run: Run, { fields, optional }: ModelQuery): Promise<void> {
  const ids = recordNumbers.map(idOf);
  const { failsNext } = run.server;
  const config = { recordIds: ids, fields: fields.map(qualified), optionalFields: optional.map(qualified) };
  const batch = await run.platform.getRecords.read(config, { policy: "no-cache" }).catch(() => undefined);
  expect(batch === undefined, "a batch fails with its request").toBe(failsNext);
  batch?.results.forEach(({ statusCode, result }, index) => {
    const id = ids[index] ?? "";
    const exists = run.server.records.has(id);
    expect(statusCode, `the status of ${id} in a batch`).toBe(exists ? 200 : 404);
    if (statusCode === 200) expect(outcomeOf(result)).toEqual(run.reference.view({ id, fields, optional }));
  });
}

/** A read whose response comes only after something was written. */
async function slowRead(run: Run, query: ModelQuery, during: "update" | "delete"): Promise<void> {
  run.server.failsNext = false;
  if (!run.server.records.has(query.id)) return;
  let release = (): void => undefined;
  run.gate = new Promise((resolve) => {
    release = resolve;
  });
  const slow = run.read(query, "no-cache");
  run.gate = undefined;
  await write(run, during, query.id);
  release();
  const outcome = await slow;
  expect(outcome, "a slow response does not undo a write").toEqual(
    during === "delete" ? 404 : run.reference.view(query),
  );
  run.reference.settle(query);
}

async function write(run: Run, kind: "update" | "delete", id: string): Promise<void> {
  const exists = run.server.records.has(id);
  const status = run.server.failsNext ? 500 : 404;
  const isGood = exists && !run.server.failsNext;
  const done =
    kind === "delete" ? run.platform.deleteRecord({ recordId: id }) : run.platform.updateRecord({ fields: { Id: id } });
  const outcome = await done.then(
    () => "done",
    (error: unknown) => (error instanceof PlatformError ? error.status : error),
  );
  expect(outcome).toBe(isGood ? "done" : status);
}

/** Runs one step. */
async function step(run: Run, operation: Operation): Promise<void> {
  switch (operation.kind) {
    case "read":
      return read(run, operation.query, operation.policy);
    case "read twice": {
      const { requests } = run;
      await Promise.all([run.read(operation.query, "no-cache"), run.read(operation.query, "no-cache")]);
      return expect(run.requests - requests, "requests for two equal queries").toBe(1);
    }
    case "read batch":
      return readBatch(run, operation.query);
    case "subscribe":
      return run.subscribe(operation.query);
    case "unsubscribe":
      return run.subscribers.splice(0).forEach(({ stop }) => stop());
    case "update":
    case "delete":
      return write(run, operation.kind, operation.id);
    case "slow read":
      return slowRead(run, operation.query, operation.during);
    case "wait":
      return run.pass(operation.span);
    case "server fails next":
      run.server.failsNext = true;
      return undefined;
    case "switch user":
      run.user.userId = run.user.userId === users[0] ? users[1] : users[0];
      return undefined;
  }
}

/** How long every step takes: until subscribers have notified of it. */
const stepSpan = 150;

/** Runs a sequence against the platform and the reference, and checks that they agree after every step. */
export async function runSequence(operations: readonly Operation[]): Promise<void> {
  const run = new Run();
  for (const operation of operations) {
    await step(run, operation);
    await run.pass(stepSpan);
  }
}
