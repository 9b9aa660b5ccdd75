import * as fc from "fast-check";
import type { InvalidateFilter } from "../../cache/invalidate.ts";
import { endpointNames, type ModelQuery, type Paths } from "./queries.ts";
import { columns, contactIds, tripIds, writableFields, type WritableField } from "./names.ts";

/** A policy whose time is given by its distance from now. */
export type PolicyChoice =
  | "cache-then-network"
  | "cache-and-network"
  | "no-cache"
  | "only-if-cached"
  | "stale-while-revalidate"
  | { readonly validAt: number };

/** A change on the server: through the platform, or elsewhere. */
export type Change =
  | { readonly what: "create record"; readonly apiName: string }
  | {
      readonly what: "update record" | "update record without response";
      readonly id: string;
      readonly fields: readonly WritableField[];
    }
  | { readonly what: "delete record"; readonly id: string }
  | { readonly what: "create list" | "update list" | "delete list"; readonly list: string };

/** One step of a sequence. */
export type Operation =
  | { readonly kind: "read"; readonly query: ModelQuery; readonly policy: PolicyChoice }
  | {
      readonly kind: "read twice" | "failed read" | "repeated read" | "subscribe" | "refresh";
      readonly query: ModelQuery;
    }
  | {
      readonly kind: "read again";
      /** What happens to the cache before. */
      readonly after: "nothing" | "restart" | "garbage collection" | "failure";
      /** Milliseconds from the moment at which the response is stale; undefined for at once. */
      readonly offset: number | undefined;
      /** Of a batch, which item is read. */
      readonly item: number;
    }
  | { readonly kind: "invalidate"; readonly filter: InvalidateFilter }
  | { readonly kind: "write" | "lost write" | "write in another tab"; readonly change: Change }
  | { readonly kind: "slow read"; readonly query: ModelQuery; readonly during: Change }
  | { readonly kind: "change elsewhere"; readonly id: string; readonly list: string; readonly isDeletion: boolean }
  | { readonly kind: "wait"; readonly span: number }
  | { readonly kind: "refetch" | "unsubscribe" | "server fails next" | "switch user" | "collect garbage" | "restart" };

const kindOf = <const Kind extends string>(...kinds: readonly Kind[]): { kind: fc.Arbitrary<Kind> } => ({
  kind: fc.constantFrom(...kinds),
});

/** Equal choices are frequent, because most defects need several steps with the same record or list. */
const mostly = <Value>(first: Value, ...others: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(first) }, { weight: 3, arbitrary: fc.constantFrom(first, ...others) });

const [firstTrip = "", secondTrip = "", thirdTrip = ""] = tripIds;
const tripId = mostly(firstTrip, secondTrip, thirdTrip);
const recordId = fc.oneof({ weight: 2, arbitrary: tripId }, { weight: 1, arbitrary: fc.constantFrom(...contactIds) });
const list = fc.oneof(fc.constant("Trip__c.All"), fc.constantFrom(...Object.keys(columns)));

interface Fields {
  readonly fields: Paths;
  readonly optional: Paths;
}

const required = (...fields: Paths): Fields => ({ fields, optional: [] });
const tripFields = mostly<Fields>(
  required("A", "Contact__r.A"),
  required("A"),
  required("B"),
  required("A", "B"),
  required("Contact__r.A"),
  required("A", "Contact__r.B"),
  required("C"),
  required("A", "Contact__r.C"),
  { fields: ["A"], optional: ["C"] },
  { fields: ["A"], optional: ["Contact__r.C"] },
  { fields: ["Contact__r.A"], optional: ["B", "Contact__r.B"] },
  { fields: [], optional: ["B", "C"] },
  { fields: [], optional: ["Contact__r.B"] },
);
const contactFields = mostly<Fields>(
  required("A"),
  required("A", "B"),
  required("C"),
  { fields: ["A"], optional: ["C"] },
  { fields: [], optional: ["B"] },
);

const recordQuery = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(tripId, tripFields) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...contactIds), contactFields) },
);
const recordsQuery = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom([secondTrip, firstTrip], tripIds, [thirdTrip]), tripFields) },
  { weight: 1, arbitrary: fc.tuple(fc.constant(contactIds), contactFields) },
);
const query: fc.Arbitrary<ModelQuery> = fc.oneof(
  { weight: 4, arbitrary: recordQuery.map(([id, fields]): ModelQuery => ({ kind: "record", id, ...fields })) },
  { weight: 2, arbitrary: recordsQuery.map(([ids, fields]): ModelQuery => ({ kind: "records", ids, ...fields })) },
  { weight: 1, arbitrary: fc.record({ ...kindOf("layout record"), id: recordId }) },
  { weight: 6, arbitrary: fc.record({ ...kindOf("list records", "list ui", "list ui", "list info"), list }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...kindOf("list infos"),
      lists: fc.constantFrom(["Trip__c.All", "Trip__c.Mine"], ["Contact.All", "Trip__c.Private"]),
    }),
  },
);

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant("create record"), apiName: fc.constantFrom("Trip__c", "Contact") }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constantFrom("update record", "update record", "update record without response"),
      id: recordId,
      fields: fc.constantFrom<readonly WritableField[]>(["A"], ["B"], writableFields, writableFields, writableFields),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant("delete record"), id: recordId }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom("create list", "update list", "delete list"), list }) },
);

const policy = fc.oneof(
  { weight: 4, arbitrary: fc.constant<PolicyChoice>("cache-then-network") },
  fc.constantFrom<PolicyChoice>("cache-and-network", "no-cache", "only-if-cached", "stale-while-revalidate"),
  fc.record({ validAt: fc.constantFrom(-31_000, -150, 0, 15_000, 29_850, 30_000) }),
);

const filter: fc.Arbitrary<InvalidateFilter> = fc.oneof(
  fc.record({ recordId }),
  fc.record({ objectApiName: fc.constantFrom("Trip__c", "Contact") }),
  fc.record(
    { endpoint: fc.constantFrom(...Object.values(endpointNames)), recordId, objectApiName: fc.constant("Trip__c") },
    { requiredKeys: ["endpoint"] },
  ),
  fc.constant({}),
);

/** A step takes 150 ms, so these meet the ends of lifetimes exactly, just before and just after. */
const spans = [0, 850, 4850, 14_700, 29_700, 29_849, 29_850, 29_851, 32_000, 59_850, 59_849, 899_700, 899_849, 899_850];

/** Any step. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 11, arbitrary: fc.record({ ...kindOf("read"), query, policy }) },
  {
    weight: 4,
    arbitrary: fc.record({ ...kindOf("read twice", "refresh", "subscribe", "subscribe", "subscribe"), query }),
  },
  { weight: 2, arbitrary: fc.record({ ...kindOf("failed read", "repeated read"), query }) },
  { weight: 2, arbitrary: fc.record(kindOf("refetch")) },
  {
    weight: 10,
    arbitrary: fc.record({
      ...kindOf("read again"),
      after: fc.constantFrom("nothing", "nothing", "restart", "garbage collection", "failure"),
      offset: fc.constantFrom(undefined, -1, 0, 1),
      item: fc.constantFrom(0, 0, 1, 2),
    }),
  },
  { weight: 4, arbitrary: fc.record({ ...kindOf("write"), change }) },
  { weight: 2, arbitrary: fc.record({ ...kindOf("lost write", "write in another tab"), change }) },
  { weight: 1, arbitrary: fc.record({ ...kindOf("invalidate"), filter }) },
  { weight: 2, arbitrary: fc.record({ ...kindOf("slow read"), query, during: change }) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...kindOf("change elsewhere"),
      id: recordId,
      list,
      isDeletion: fc.constantFrom(true, false, false),
    }),
  },
  { weight: 5, arbitrary: fc.record({ ...kindOf("wait"), span: fc.constantFrom(...spans) }) },
  { weight: 2, arbitrary: fc.record(kindOf("server fails next")) },
  { weight: 2, arbitrary: fc.record(kindOf("collect garbage")) },
  { weight: 5, arbitrary: fc.record(kindOf("switch user", "restart", "restart", "restart", "unsubscribe")) },
);
