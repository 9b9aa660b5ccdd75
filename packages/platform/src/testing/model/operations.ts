import * as fc from "fast-check";
import { idOf } from "../records.ts";
import type { ModelQuery } from "./reference-cache.ts";
import { recordNumbers, type FieldName } from "./server.ts";

/** A policy whose received is notifications by its distance from now. */
export type PolicyChoice =
  | "cache-then-network"
  | "cache-and-network"
  | "no-cache"
  | "only-if-cached"
  | "stale-while-revalidate"
  | { readonly validAt: number };

/** One step of a sequence. */
export type Operation =
  | { readonly kind: "read"; readonly query: ModelQuery; readonly policy: PolicyChoice }
  | { readonly kind: "read twice"; readonly query: ModelQuery }
  | { readonly kind: "read batch"; readonly query: ModelQuery }
  | { readonly kind: "subscribe"; readonly query: ModelQuery }
  | { readonly kind: "unsubscribe" }
  | { readonly kind: "update"; readonly id: string }
  | { readonly kind: "delete"; readonly id: string }
  | { readonly kind: "slow read"; readonly query: ModelQuery; readonly during: "update" | "delete" }
  | { readonly kind: "wait"; readonly span: number }
  | { readonly kind: "server fails next" }
  | { readonly kind: "switch user" };

const id = fc.constantFrom(...recordNumbers.map(idOf));
const visibleFields = fc.constantFrom<readonly FieldName[]>(["A"], ["B"], ["A", "B"]);
const fields = fc.oneof({ weight: 4, arbitrary: visibleFields }, fc.constantFrom<readonly FieldName[]>([], ["C"]));
const optional = fc.constantFrom<readonly FieldName[]>([], [], [], [], ["C"], ["B"], ["B", "C"]);
const recordQuery: fc.Arbitrary<ModelQuery> = fc
  .record({ id, fields, optional })
  .map((query) => ({ ...query, optional: query.optional.filter((name) => !query.fields.includes(name)) }))
  .filter((query) => query.fields.length + query.optional.length > 0);
const query = fc.oneof(
  { weight: 3, arbitrary: recordQuery },
  fc.constant<ModelQuery>({ id: "list", fields: [], optional: [] }),
);

/** Errors of batch items are cached, which the reference does not model, so C is never required. */
const batchQuery: fc.Arbitrary<ModelQuery> = fc.record({
  id,
  fields: fc.constant<readonly FieldName[]>(["A"]),
  optional: fc.constantFrom<readonly FieldName[]>([], ["B"], ["C"], ["B", "C"]),
});

const policy = fc.oneof(
  { weight: 4, arbitrary: fc.constant<PolicyChoice>("cache-then-network") },
  fc.constantFrom<PolicyChoice>("cache-and-network", "no-cache", "only-if-cached", "stale-while-revalidate"),
  fc.record({ validAt: fc.constantFrom(-31_000, -150, 0, 15_000, 29_850, 30_000) }),
);

/** Every step takes 150 ms, so these meet the ends of lifetimes exactly, just before and just after. */
const spans = [0, 850, 4850, 9850, 14_700, 29_700, 29_849, 29_850, 29_851, 32_000, 60_000];

/** Any step. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("read" as const), query, policy }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("read twice" as const), query }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("read batch" as const), query: batchQuery }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("subscribe" as const), query }) },
  { weight: 1, arbitrary: fc.constant({ kind: "unsubscribe" as const }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("update" as const), id }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete" as const), id }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("slow read" as const),
      query: fc.record({ id, fields: visibleFields, optional: fc.constant([]) }),
      during: fc.constantFrom("update" as const, "delete" as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("wait" as const), span: fc.constantFrom(...spans) }) },
  { weight: 4, arbitrary: fc.constant({ kind: "server fails next" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "switch user" as const }) },
);
