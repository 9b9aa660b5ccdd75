import type { Entry } from "../engine/entry.ts";
import type { Moment } from "../engine/moment.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { failureOf, PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";
import { sameJson } from "../json-values.ts";
import type { Holding, Shape, Site } from "./shape.ts";
import { expectObject } from "./whole.ts";

/** One item of a batch: `result` where the status says that there is one, else the error's `body`. */
export interface BatchItem<Item> {
  readonly statusCode: number;
  readonly result?: Item;
  readonly body?: unknown;
}

/** Answers to several questions in one, in the order in which they were asked. */
export interface Batch<Item> {
  readonly results: readonly BatchItem<Item>[];
}

/** How the items of a batch are held. */
export interface BatchForm<Config, Item> {
  /** The entry of each item, so that a batch and single reads share their answers. */
  items(cache: UserCache, config: Config): readonly Entry<Item>[];
  /** How long an item's error other than 404 is remembered, in milliseconds; a 404 of a batch is not remembered. */
  readonly errorMemory: number;
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

/** A batch's answer, its items not yet looked at. */
interface WireBatch {
  readonly results: readonly unknown[];
  readonly hasErrors?: unknown;
}

/** @throws TypeError when the answer is not a batch */
export const expectBatch = expectObject<WireBatch>({ results: "array" });

/**
 * The items of a batch's answer.
 *
 * @throws TypeError when the answer is not a batch of as many items as were asked for
 */
export function expectItems(body: unknown, count: number): readonly WireItem[] {
  const items = expectBatch(body).results.filter(isWireItem);
  if (items.length !== count) throw new TypeError(`Expected ${count} batch items but received ${items.length}`);
  return items;
}

/** Several answers, each held as if it had been asked for by itself. */
/* @__NO_SIDE_EFFECTS__ */
export function batch<Config, Item>(form: BatchForm<Config, Item>): Shape<Config, Batch<Item>> {
  const holdingAt = ({ cache, config }: Site<Config>, keepUntil: number): Holding<Batch<Item>> =>
    batchHolding(form.items(cache, config), keepUntil);
  return {
    find: (site) => holdingAt(site, -Infinity),
    hold(body, arrival) {
      const { cache, config, moment, lifetime, previous } = arrival;
      const entries = form.items(cache, config);
      const items = expectItems(body, entries.length);
      entries.forEach((entry, at) => takeItem(entry, items[at], moment, form));
      return batchHolding(entries, moment.now + lifetime, previous?.read());
    },
  };
}

function takeItem<Item>(
  entry: Entry<Item>,
  item: WireItem | undefined,
  moment: Moment,
  { errorMemory, allowsCreated = false }: BatchForm<never, Item>,
): void {
  if (!item) return;
  const { statusCode: status, result } = item;
  if (status === ok || (allowsCreated && status === created)) entry.accept(result, moment);
  else entry.fail(itemFailure(item), moment, status === notFound ? 0 : errorMemory);
}

/** The error of an item that is no good one, though its status may be one that stands for success elsewhere. */
export function itemFailure({ statusCode: status, result: body }: WireItem): PlatformError {
  const message = `Salesforce answered one item of a batch with status ${status}, which is no answer.`;
  return failureOf({ status, body }) ?? new PlatformError(status, "UNEXPECTED_ANSWER", message, { body });
}

/**
 * Holds the items of a batch.
 *
 * @param keepUntil in milliseconds since the epoch
 * @param before the batch shown so far: when it says the same, it keeps its object
 * @param blank stands for an item of which nothing is known; without it, nothing is known of the batch then
 */
export function batchHolding<Item>(
  entries: readonly Entry<Item>[],
  keepUntil: number,
  before?: Batch<Item>,
  blank?: BatchItem<Item>,
): Holding<Batch<Item>> {
  let shown = before;
  return {
    sources: entries,
    read() {
      const results = entries.flatMap((entry) => itemOf(entry) ?? blank ?? []);
      if (results.length < entries.length) return undefined;
      if (!sameJson(shown, { results })) shown = { results };
      return shown;
    },
    freshUntil: () => Math.min(...entries.map((entry) => entry.freshUntil())),
    keepUntil: () => keepUntil,
  };
}

/** An entry as an item of a batch; undefined when nothing is known of it. */
function itemOf<Item>(entry: Entry<Item>): BatchItem<Item> | undefined {
  const { failure } = entry;
  if (failure) return { statusCode: failure.status, body: failure.body };
  const { data } = entry.current();
  return data === undefined ? undefined : { statusCode: ok, result: data };
}
