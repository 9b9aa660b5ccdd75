import type { CacheEntry } from "../cache/cache-entry.ts";
import type { Received } from "../cache/received.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { failureOf, PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";
import { sameJson } from "../json-values.ts";
import type { CachedData, ResponseCodec, CodecContext } from "../cache/response-codec.ts";
import { expectObject } from "./unnormalized.ts";

/** One item of a batch: `result` where the status says that there is one, else the error's `body`. */
export interface BatchItem<Item> {
  readonly statusCode: number;
  readonly result?: Item;
  readonly body?: unknown;
}

/** Responses to several questions in one, in the order in which they were asked. */
export interface Batch<Item> {
  readonly results: readonly BatchItem<Item>[];
}

/** How the items of a batch are held. */
export interface BatchOptions<Config, Item> {
  /** The entry of each item, so that a batch and single reads share their responses. */
  items(cache: UserCache, config: Config): readonly CacheEntry<Item>[];
  /** How long an item's error other than 404 is remembered, in milliseconds; a 404 of a batch is not remembered. */
  readonly errorLifetime: number;
  /** Whether 201 stands for a good item as well. */
  readonly allowsCreated?: boolean;
}

/** One item of a batch as it travels. */
export interface WireItem {
  readonly statusCode: number;
  readonly result?: unknown;
}

const ok = 200;
const created = 201;
const notFound = 404;

/** Whether a value is an item of a batch as it travels. */
export const isWireItem = (value: unknown): value is WireItem =>
  isJsonObject(value) && typeof value.statusCode === "number";

/** A batch's response, its items not yet looked at. */
interface WireBatch {
  readonly results: readonly unknown[];
  readonly hasErrors?: unknown;
}

/** @throws TypeError when the response is not a batch */
export const expectBatch = expectObject<WireBatch>({ results: "array" });

/**
 * The items of a batch's response.
 *
 * @throws TypeError when the response is not a batch of as many items as were asked for
 */
export function expectItems(body: unknown, count: number): readonly WireItem[] {
  const items = expectBatch(body).results.filter(isWireItem);
  if (items.length !== count) throw new TypeError(`Expected ${count} batch items but received ${items.length}`);
  return items;
}

/** Several responses, each held as if it had been asked for by itself. */
/* @__NO_SIDE_EFFECTS__ */
export function batch<Config, Item>(definition: BatchOptions<Config, Item>): ResponseCodec<Config, Batch<Item>> {
  const holdingAt = ({ cache, config }: CodecContext<Config>, retainUntil: number): CachedData<Batch<Item>> =>
    batchData(definition.items(cache, config), retainUntil);
  return {
    fromCache: (context) => holdingAt(context, -Infinity),
    normalize(body, context) {
      const { cache, config, received, lifetime, previous } = context;
      const entries = definition.items(cache, config);
      const items = expectItems(body, entries.length);
      entries.forEach((entry, at) => storeItem(entry, items[at], received, definition));
      return batchData(entries, received.at + lifetime, previous?.read());
    },
  };
}

function storeItem<Item>(
  entry: CacheEntry<Item>,
  item: WireItem | undefined,
  received: Received,
  { errorLifetime, allowsCreated = false }: BatchOptions<never, Item>,
): void {
  if (!item) return;
  const { statusCode: status, result } = item;
  if (status === ok || (allowsCreated && status === created)) entry.store(result, received);
  else entry.storeError(itemFailure(item), received, status === notFound ? 0 : errorLifetime);
}

/** The error of an item that is no good one, though its status may be one that stands for success elsewhere. */
export function itemFailure({ statusCode: status, result: body }: WireItem): PlatformError {
  const message = `Salesforce answered one item of a batch with status ${status}, which is no response.`;
  return failureOf({ status, body }) ?? new PlatformError(status, "UNEXPECTED_RESPONSE", message, { body });
}

/**
 * Holds the items of a batch.
 *
 * @param retainUntil in milliseconds since the epoch
 * @param before the batch shown so far: when it says the same, it keeps its object
 * @param blank stands for an item of which nothing is known; without it, nothing is known of the batch then
 */
export function batchData<Item>(
  entries: readonly CacheEntry<Item>[],
  retainUntil: number,
  before?: Batch<Item>,
  blank?: BatchItem<Item>,
): CachedData<Batch<Item>> {
  let shown = before;
  return {
    dependencies: entries,
    read() {
      const results = entries.flatMap((entry) => itemOf(entry) ?? blank ?? []);
      if (results.length < entries.length) return undefined;
      if (!sameJson(shown, { results })) shown = { results };
      return shown;
    },
    freshUntil: () => Math.min(...entries.map((entry) => entry.freshUntil())),
    retainUntil: () => retainUntil,
  };
}

/** An entry as an item of a batch; undefined when nothing is known of it. */
function itemOf<Item>(entry: CacheEntry<Item>): BatchItem<Item> | undefined {
  const { error } = entry;
  if (error) return { statusCode: error.status, body: error.body };
  const { data } = entry.getSnapshot();
  return data === undefined ? undefined : { statusCode: ok, result: data };
}
