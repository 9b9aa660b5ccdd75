import type { CachedData, ResponseCodec } from "../cache/response-codec.ts";
import type { NormalizedRecord } from "../cache/normalized-record.ts";
import type { Received } from "../cache/received.ts";
import { recordsOf } from "../cache/record-store.ts";
import { viewOf } from "../cache/record-view.ts";
import { isSameView } from "../cache/record-equality.ts";
import { selectionIn, selectionOf, type Selection } from "../cache/selection.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import type { PlatformError } from "../errors.ts";

/** The parameters that select a record and its fields. Without field names the server chooses. */
export interface FieldsConfig {
  readonly recordId: string;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
}

/** The fields of a query. */
interface FieldSelections {
  /** Required and optional fields. */
  readonly all: Selection;
  readonly required: Selection;
}

const notFound = 404;

/** One record with the requested fields. */
export const record: ResponseCodec<FieldsConfig, UiRecord> = {
  missMessage: "Gateway Timeout",
  fromCache: ({ cache, config, lifetime }) =>
    new QueriedRecord(recordsOf(cache).getOrCreate(config.recordId), selectionsOf(config), lifetime),
  normalize(body, { cache, config, lifetime, received, previous }) {
    const incoming = expectRecord(body);
    if (incoming.id !== config.recordId) throw new TypeError(`Expected ${config.recordId} but received ${incoming.id}`);
    const normalized = recordsOf(cache).merge(incoming, received);
    normalized.markMissing(selectionsOf(config).all, incoming, received.at);
    const data =
      previous instanceof QueriedRecord ? previous : new QueriedRecord(normalized, selectionsOf(config), lifetime);
    data.hasResponse = true;
    return data;
  },
};

const selections = new WeakMap<FieldsConfig, FieldSelections>();

/** Computed once per cache entry, whose config is always the same object. */
function selectionsOf(config: FieldsConfig): FieldSelections {
  const existing = selections.get(config);
  if (existing) return existing;
  const { fields = [], optionalFields = [] } = config;
  const created = { all: selectionOf([...fields, ...optionalFields]), required: selectionOf(fields) };
  selections.set(config, created);
  return created;
}

/** Some fields of a normalized record. */
class RecordData implements CachedData<UiRecord> {
  readonly dependencies: readonly [NormalizedRecord];
  readonly #selection: Selection;
  readonly #lifetime: number;
  #version = -1;
  #view: UiRecord | undefined;

  /** @param lifetime in milliseconds */
  constructor(normalized: NormalizedRecord, selection: Selection, lifetime: number) {
    this.dependencies = [normalized];
    this.#selection = selection;
    this.#lifetime = lifetime;
  }

  /** Rebuilds the view only after the record changed, and keeps its identity if it looks the same. */
  read(): UiRecord | undefined {
    const [normalized] = this.dependencies;
    if (this.#version === normalized.version) return this.#view;
    this.#version = normalized.version;
    const isKnown = normalized.oldestTimestamp(this.#selection) !== -Infinity;
    const { value } = normalized;
    const shown = this.#selection.size === 0 && value ? selectionIn([value]) : this.#selection;
    const next = isKnown ? viewOf(normalized, shown) : undefined;
    if (!isSameView(this.#view, next)) this.#view = next;
    return this.#view;
  }

  freshUntil(): number {
    const [normalized] = this.dependencies;
    const since = normalized.error ? normalized.receivedAt : normalized.oldestTimestamp(this.#selection);
    return since + this.#lifetime;
  }

  retainUntil(): number {
    return this.freshUntil();
  }

  error(): PlatformError | undefined {
    return this.dependencies[0].error;
  }

  storeError(error: PlatformError, received: Received, lifetime: number): boolean {
    if (error.status !== notFound) return false;
    // An error without a lifetime is returned once and is stale immediately.
    this.dependencies[0].storeError(error, lifetime ? received : { ...received, at: -Infinity });
    return true;
  }
}

/** A record of a query that distinguishes required and optional fields. */
class QueriedRecord extends RecordData {
  /** Whether the server has answered this query: then a missing required field makes the record stale, not absent. */
  hasResponse = false;
  readonly #required: Selection;

  constructor(normalized: NormalizedRecord, { all, required }: FieldSelections, lifetime: number) {
    super(normalized, all, lifetime);
    this.#required = required;
  }

  override read(): UiRecord | undefined {
    return this.hasResponse || !this.#isIncomplete() ? super.read() : undefined;
  }

  override freshUntil(): number {
    return this.#isIncomplete() ? -Infinity : super.freshUntil();
  }

  override retainUntil(): number {
    return super.freshUntil();
  }

  #isIncomplete(): boolean {
    const [normalized] = this.dependencies;
    return normalized.value !== undefined && !normalized.hasFields(this.#required);
  }
}

/**
 * Some fields of a normalized record.
 *
 * @param lifetime in milliseconds
 */
export const recordData = (
  normalized: NormalizedRecord,
  selection: Selection,
  lifetime: number,
): CachedData<UiRecord> => new RecordData(normalized, selection, lifetime);
