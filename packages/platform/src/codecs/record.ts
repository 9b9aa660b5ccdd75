import type { CachedData, CodecContext, ResponseCodec } from "../cache/response-codec.ts";
import type { NormalizedRecord } from "../cache/normalized-record.ts";
import type { Received } from "../cache/received.ts";
import { recordsOf } from "../cache/record-store.ts";
import { isSameView, viewOf } from "../cache/record-view.ts";
import { selectionIn, selectionOf, type Selection } from "../cache/selection.ts";
import { expectRecord, type UiRecord } from "../cache/ui-record.ts";
import type { PlatformError } from "../errors.ts";

/** The parameters that select a record and its fields. Without field names the server chooses. */
interface FieldsConfig {
  readonly recordId: string;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
}

/** One record with the requested fields. */
export const record: ResponseCodec<FieldsConfig, UiRecord> = {
  missMessage: "Gateway Timeout",
  fromCache: dataOf,
  normalize(body, context) {
    const { cache, config, received, previous } = context;
    const incoming = expectRecord(body);
    if (incoming.id !== config.recordId) throw new TypeError(`Expected ${config.recordId} but received ${incoming.id}`);
    const normalized = recordsOf(cache).merge(incoming, received);
    const data = previous instanceof RecordData ? previous : dataOf(context);
    normalized.markMissing(data.selection, incoming, received.at);
    data.answeredAt = received.sequence;
    return data;
  },
};

function dataOf({ cache, config, lifetime }: CodecContext<FieldsConfig>): RecordData {
  const { recordId, fields = [], optionalFields = [] } = config;
  const selection = selectionOf([...fields, ...optionalFields]);
  return new RecordData(recordsOf(cache).locate(recordId), selection, lifetime, undefined, selectionOf(fields));
}

/** Some fields of a normalized record. */
export class RecordData implements CachedData<UiRecord> {
  readonly dependencies: readonly [NormalizedRecord];
  readonly selection: Selection;
  /** Sequence number of the latest response to this query. */
  answeredAt = -Infinity;
  readonly #required: Selection | undefined;
  readonly #lifetime: number;
  #version = -1;
  #view: UiRecord | undefined;

  /**
   * @param lifetime in milliseconds
   * @param view the current data. It keeps its object identity if it stays the same.
   * @param required the fields without which the record is not fresh
   */
  constructor(source: NormalizedRecord, selection: Selection, lifetime: number, view?: UiRecord, required?: Selection) {
    this.dependencies = [source];
    this.selection = selection;
    this.#lifetime = lifetime;
    this.#required = required;
    this.#view = view;
  }

  /** Rebuilds the view only after the record changed, and keeps its identity if it looks the same. */
  read(): UiRecord | undefined {
    const [normalized] = this.dependencies;
    // If the server has answered this query, a missing required field makes the record stale, not absent. An answer from before
    // an eviction does not count: its fields are gone.
    const isAnswered = this.answeredAt > normalized.evictedAt;
    if (!isAnswered && this.#lacksRequired()) return undefined;
    if (this.#version === normalized.version) return this.#view;
    this.#version = normalized.version;
    const isKnown = normalized.oldestTimestamp(this.selection) !== -Infinity;
    const { value } = normalized;
    const shown = this.selection.size === 0 && value ? selectionIn([value]) : this.selection;
    const next = isKnown ? viewOf(normalized, shown) : undefined;
    if (!isSameView(this.#view, next)) this.#view = next;
    return this.#view;
  }

  freshUntil(): number {
    return this.#lacksRequired() ? -Infinity : this.retainUntil();
  }

  isIncomplete(): boolean {
    return this.dependencies[0].value !== undefined && this.read() === undefined;
  }

  retainUntil(): number {
    const [normalized] = this.dependencies;
    const since = normalized.error ? normalized.receivedAt : normalized.oldestTimestamp(this.selection);
    return since + this.#lifetime;
  }

  error(): PlatformError | undefined {
    return this.dependencies[0].error;
  }

  storeError(error: PlatformError, received: Received, lifetime: number): boolean {
    if (error.status !== 404) return false;
    // An error without a lifetime is returned once and is stale immediately.
    this.dependencies[0].storeError(error, lifetime ? received : { ...received, at: -Infinity });
    return true;
  }

  #lacksRequired(): boolean {
    const [normalized] = this.dependencies;
    return this.#required !== undefined && normalized.value !== undefined && !normalized.hasFields(this.#required);
  }
}
