import type { Dependency } from "../cache/dependency.ts";
import { isJsonObject } from "../json.ts";
import { sameJson, typeMismatch } from "../json-values.ts";
import type { NormalizedRecord } from "../cache/normalized-record.ts";
import { recordsOf } from "../cache/record-store.ts";
import { expectRecord } from "../cache/ui-record.ts";
import type { ListRecords } from "./list-types.ts";
import { RecordRows } from "./record-rows.ts";
import type { NormalizeContext, CachedData, ResponseCodec } from "../cache/response-codec.ts";

type PageArrival = Pick<NormalizeContext<unknown, never>, "cache" | "received" | "lifetime">;

function assertListRecords(body: unknown): asserts body is ListRecords {
  if (!isJsonObject(body)) throw typeMismatch("object", body);
  if (!Array.isArray(body.records)) throw typeMismatch("array", body.records);
  body.records.forEach(expectRecord);
}

/** @throws TypeError if the response body is not a page of records */
export function expectListRecords(body: unknown): ListRecords {
  assertListRecords(body);
  return body;
}

/** Normalizes the records of a page. */
export const listRecords: ResponseCodec<unknown, ListRecords> = {
  normalize: (body, context) => new ListPage(expectListRecords(body), context, context.previous?.read()),
};

/** The normalized data of a page of records. */
export class ListPage implements CachedData<ListRecords> {
  readonly #response: ListRecords;
  readonly #rows: RecordRows;
  readonly #until: number;
  #page: ListRecords;

  /** @param shown the current page; equal parts keep their object identity */
  constructor(response: ListRecords, { cache, received, lifetime }: PageArrival, shown: ListRecords | undefined) {
    this.#response = response;
    this.#until = received.at + lifetime;
    this.#rows = new RecordRows(response, recordsOf(cache), received, shown?.records);
    const first = { ...response, records: this.#rows.read() };
    this.#page = shown && sameJson(shown, first) ? shown : first;
  }

  get dependencies(): readonly NormalizedRecord[] {
    return this.#rows.normalizedRecords;
  }

  read(): ListRecords {
    const records = this.#rows.read();
    if (this.#page.records !== records) this.#page = { ...this.#response, records };
    return this.#page;
  }

  onDependencyChange(dependency: Dependency): void {
    this.#rows.onDependencyChange(dependency);
  }

  freshUntil(): number {
    return Math.min(this.#until, this.#rows.freshUntil());
  }

  freshUntilLowerBound(): number {
    return Math.min(this.#until, this.#rows.freshUntilLowerBound());
  }

  retainUntil(): number {
    return this.#until;
  }
}
