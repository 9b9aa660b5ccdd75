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
  definition: BatchOptions<CheckedOf<Of>, Item> & Omit<ReadDefinition<Of, Batch<Item>, OneOf>, "response">,
) => defineRead<Of, Batch<Item>, OneOf>({ ...definition, response: batch(definition) });

export interface WireItem {
  readonly statusCode: number;
  readonly result?: unknown;
}

const ok = 200;
const created = 201;
const notFound = 404;
const firstErrorStatus = 400;

export const isWireItem = (value: unknown): value is WireItem =>
  isJsonObject(value) && typeof value.statusCode === "number";

/** @throws TypeError if the response body is not a batch */
export const expectBatch = expectObject<{ readonly results: readonly unknown[]; readonly hasErrors?: unknown }>({
  results: "array",
});

/**
 * Returns the items of a response body.
 *
 * @throws TypeError if the response body is not a batch of `count` items
 */
export function expectItems(body: unknown, count: number): readonly WireItem[] {
  const items = expectBatch(body).results.filter(isWireItem);
  if (items.length !== count) throw new TypeError(`Expected ${count} batch items but received ${items.length}`);
  return items;
}

function batch<Config, Item>({
  items: entriesOf,
  itemErrorLifetime,
  allowsCreated = false,
}: BatchOptions<Config, Item>): ResponseCodec<Config, Batch<Item>> {
  return {
    fromCache: ({ cache, config }) => batchData({ entries: entriesOf(cache, config), retainUntil: -Infinity }),
    normalize(body, { cache, config, received, lifetime, previous }) {
      const entries = entriesOf(cache, config);
      const items = expectItems(body, entries.length);
      items.forEach((item, at) => {
        const { statusCode: status, result } = item;
        const entry = entries[at];
        if (status === ok || (allowsCreated && status === created)) entry?.store(result, received);
        else entry?.storeError(itemFailure(item), received, status === notFound ? 0 : (itemErrorLifetime ?? lifetime));
      });
      return batchData({ entries, retainUntil: received.at + lifetime, before: previous?.read(), body });
    },
  };
}

/** The error of a failed item. Its status may mean success elsewhere. */
export function itemFailure({ statusCode: status, result: body }: WireItem): PlatformError {
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
export function batchData<Item>({
  entries,
  retainUntil,
  before: data,
  body,
  blank,
}: BatchDataOptions<Item>): CachedData<Batch<Item>> {
  const envelope = isJsonObject(body) ? body : {};
  const items: readonly unknown[] = Array.isArray(envelope.results) ? envelope.results : [];
  return {
    dependencies: entries,
    read() {
      const results = entries.flatMap((entry, at) => itemOf(entry, items[at]) ?? blank ?? []);
      if (results.length < entries.length) return undefined;
      const hasErrors = results.some(({ statusCode }) => statusCode >= firstErrorStatus);
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
  if (data !== undefined) return { ...additional, statusCode: ok, result: data };
  const { error } = entry;
  return error && { ...additional, statusCode: error.status, body: error.body };
}
