import { sameJson } from "../json-values.ts";
import { recordsOf } from "../cache/record-store.ts";
import { expectRecord } from "../cache/ui-record.ts";
import type { ListRecords } from "./list-types.ts";
import { RecordRows } from "./record-rows.ts";
import { expectObject } from "./unnormalized.ts";
import type { NormalizeContext, CachedData, ResponseCodec } from "../cache/response-codec.ts";

type PageArrival = Pick<NormalizeContext<unknown, never>, "cache" | "received" | "lifetime">;

const expectPage = expectObject<ListRecords>({ records: "array" });

/** @throws TypeError if the response body is not a page of records */
export function expectListRecords(body: unknown): ListRecords {
  const page = expectPage(body);
  page.records.forEach(expectRecord);
  return page;
}

/** Normalizes the records of a page. */
export const listRecords: ResponseCodec<unknown, ListRecords> = {
  normalize: (body, context) => new ListPage(expectListRecords(body), context, context.previous?.read()),
};

/** The normalized data of a page of records. */
export class ListPage extends RecordRows implements CachedData<ListRecords> {
  readonly #response: ListRecords;
  readonly #until: number;
  #page: ListRecords;

  /** @param shown the current page; equal parts keep their object identity */
  constructor(response: ListRecords, { cache, received, lifetime }: PageArrival, shown: ListRecords | undefined) {
    super(response, recordsOf(cache), received, shown?.records);
    this.#response = response;
    this.#until = received.at + lifetime;
    const first = { ...response, records: this.readRows() };
    this.#page = shown && sameJson(shown, first) ? shown : first;
  }

  read(): ListRecords {
    const records = this.readRows();
    if (this.#page.records !== records) this.#page = { ...this.#response, records };
    return this.#page;
  }

  override freshUntil(): number {
    return Math.min(this.#until, super.freshUntil());
  }

  override freshUntilLowerBound(): number {
    return Math.min(this.#until, super.freshUntilLowerBound());
  }

  retainUntil(): number {
    return this.#until;
  }
}
