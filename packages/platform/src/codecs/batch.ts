import type { CacheEntry } from "../cache/cache-entry.ts";
import type { UserCache } from "../cache/engine.ts";
import { failureOf, PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";
import { sameJson } from "../json-values.ts";
import type { CachedData, ResponseCodec } from "../cache/response-codec.ts";
import { defineRead, type ReadDefinition } from "../table/define-read.ts";
import type { CheckedOf, Parameters } from "../table/parameters.ts";
import { expectObject } from "./unnormalized.ts";

/** One item of a batch: `result` if the request for it succeeded, otherwise the `body` of the error. */
export interface BatchItem<Item> {
  readonly statusCode: number;
  readonly result?: Item;
  readonly body?: unknown;
}

/** The responses to several requests, in the order of the request. */
export interface Batch<Item> {
  readonly results: readonly BatchItem<Item>[];
  /** Whether any item failed. */
  readonly hasErrors?: boolean;
}

interface BatchOptions<Config, Item> {
  /** The cache entry of each item, which batches share with single reads. */
  items(cache: UserCache, config: Config): readonly CacheEntry<Item>[];
  /** Lifetime of an item's error in milliseconds. A 404 of an item is not cached. Default: the lifetime of the batch. */
  readonly itemErrorLifetime?: number;
  /** Whether an item with status 201 succeeded, too. */
  readonly allowsCreated?: boolean;
}

/** Creates a read endpoint that requests the items of several reads at once. */
/* @__NO_SIDE_EFFECTS__ */
export const defineBatch = <const Of extends Parameters, Item, const OneOf extends keyof Of & string = never>(
  name: string,
  definition: BatchOptions<CheckedOf<Of>, Item> & Omit<ReadDefinition<Of, Batch<Item>, OneOf>, "response">,
) => defineRead<Of, Batch<Item>, OneOf>(name, { ...definition, response: batch(definition) });

export const isBatchItem = (value: unknown): value is BatchItem<unknown> =>
  isJsonObject(value) && typeof value.statusCode === "number";

/** @throws TypeError if the response body is not a batch */
export const expectBatch = expectObject<{ results: readonly unknown[]; hasErrors?: unknown }>({ results: "array" });

/**
 * Returns the items of a response body.
 *
 * @throws TypeError if the response body is not a batch of `count` items
 */
export function expectItems(body: unknown, count: number): readonly BatchItem<unknown>[] {
  const items = expectBatch(body).results.filter(isBatchItem);
  if (items.length !== count) throw new TypeError(`Expected ${count} batch items but received ${items.length}`);
  return items;
}

function batch<Config, Item>(options: BatchOptions<Config, Item>): ResponseCodec<Config, Batch<Item>> {
  const { itemErrorLifetime, allowsCreated = false } = options;
  return {
    fromCache: ({ cache, config }) => batchData({ entries: options.items(cache, config), retainUntil: -Infinity }),
    normalize(body, { cache, config, received, lifetime, previous }) {
      const entries = options.items(cache, config);
      const items = expectItems(body, entries.length);
      items.forEach((item, at) => {
        const { statusCode: status, result } = item;
        const entry = entries[at];
        if (status === 200 || (allowsCreated && status === 201)) entry?.store(result, received);
        else entry?.storeError(itemFailure(item), received, status === 404 ? 0 : (itemErrorLifetime ?? lifetime));
      });
      return batchData({ entries, retainUntil: received.at + lifetime, before: previous?.read(), body });
    },
  };
}

/** The error of a failed item. Its status may mean success elsewhere. */
export function itemFailure({ statusCode: status, result: body }: BatchItem<unknown>): PlatformError {
  const message = `Salesforce returned status ${status} for one item of a batch, without a result.`;
  return failureOf({ status, body }) ?? new PlatformError(status, "UNEXPECTED_RESPONSE", message, { body });
}

interface BatchDataOptions<Item> {
  readonly entries: readonly CacheEntry<Item>[];
  /** Milliseconds since the epoch. */
  readonly retainUntil: number;
  /** The current data. It keeps its object identity if it stays the same. */
  readonly before?: Batch<Item> | undefined;
  /** The response body, whose additional properties are preserved. */
  readonly body?: unknown;
  /** Replaces unknown items. Without it, the batch is unknown if an item is. */
  readonly blank?: BatchItem<Item>;
}

/** The data of a batch, built from the cache entries of its items. */
export function batchData<Item>(options: BatchDataOptions<Item>): CachedData<Batch<Item>> {
  const { entries, retainUntil, body, blank } = options;
  let data = options.before;
  const envelope = isJsonObject(body) ? body : {};
  const items: readonly unknown[] = Array.isArray(envelope.results) ? envelope.results : [];
  return {
    dependencies: entries,
    read() {
      const results = entries.flatMap((entry, at) => itemOf(entry, items[at]) ?? blank ?? []);
      if (results.length < entries.length) return undefined;
      const hasErrors = results.some(({ statusCode }) => statusCode >= 400);
      const next = { ...envelope, ...("hasErrors" in envelope && { hasErrors }), results };
      if (!sameJson(data, next)) data = next;
      return data;
    },
    freshUntil: () => Math.min(...entries.map((entry) => entry.freshUntil())),
    isIncomplete: () => entries.some((entry) => entry.isIncomplete),
    retainUntil: () => retainUntil,
  };
}

/** A cache entry as an item of a batch, with additional properties of the received item; undefined if it is unknown. */
function itemOf<Item>(entry: CacheEntry<Item>, received: unknown): BatchItem<Item> | undefined {
  const { statusCode: _status, result: _result, body: _body, ...additional } = isJsonObject(received) ? received : {};
  const { data } = entry.getSnapshot();
  if (data !== undefined) return { ...additional, statusCode: 200, result: data };
  const { error } = entry;
  return error && { ...additional, statusCode: error.status, body: error.body };
}
