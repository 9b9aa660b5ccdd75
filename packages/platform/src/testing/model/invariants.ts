// What holds of every cache, whatever it stores: checked against the history of the server, not against another cache.
import type { Clock } from "../../clock.ts";
import type { Policy } from "../../cache/policy.ts";
import { isJsonObject } from "../../json.ts";
import type { TransportResponse } from "../../transport.ts";
import { factsOf, type Facts } from "./facts.ts";
import { keyOf, type ModelQuery } from "./queries.ts";
import type { ModelServer } from "./server.ts";

const [second, minute, day] = [1000, 60_000, 86_400_000];
/** How long a response is fresh. A list is as fresh as its rows. */
const lifetimes: Readonly<Record<ModelQuery["kind"], number>> = {
  record: 30 * second,
  records: 30 * second,
  "layout record": 30 * second,
  "list records": 30 * second,
  "list ui": 30 * second,
  "list info": 15 * minute,
  "list infos": 15 * minute,
};

/** Until when a query and its items are fresh, by their keys, if nothing happened since the latest response. */
type Fresh = ReadonlyMap<string, { readonly query: ModelQuery; readonly until: number }>;

/** What is known of a response, and of what it made fresh. */
interface Known {
  readonly user: string;
  readonly fresh: Fresh;
  /** Whether a restart keeps it. */
  readonly isStored: boolean;
  /** Whether it is in memory, where only what concerns it makes it stale. */
  readonly isLoaded: boolean;
  /** Whether an item of it is an error, which another error replaces. */
  readonly hasError: boolean;
  /** Whether it may be fresh for longer, because the response to a write contained its rows. */
  readonly mayLast: boolean;
}

/** A change after which a user's cache may no longer return what was true before. */
interface Floor {
  readonly concerns: (key: string) => boolean;
  /** Index in the history of the server. */
  readonly from: number;
}

const resultsIn = ({ body }: Pick<TransportResponse, "body">) =>
  isJsonObject(body) && Array.isArray(body.results) ? body.results : [];

function freshAfter(query: ModelQuery, { status, body }: TransportResponse, now: number): Fresh {
  const lifetime = lifetimes[query.kind];
  // Without rows, a list view would be fresh for a month.
  const missing = Math.min(query.kind === "list ui" ? minute : lifetime, minute);
  const own = now + (status === 200 ? lifetime : status === 404 ? missing : 0);
  // A missing item is not cached; other errors of an item last as long as the response.
  const items = resultsIn({ body }).map(({ statusCode }) => (statusCode === 404 ? now : now + lifetime));
  const parts: [ModelQuery, number][] = [[query, Math.min(own, ...items)]];
  items.forEach((until, at) => {
    if (query.kind === "records") parts.push([{ ...query, kind: "record", id: query.ids[at] ?? "" }, until]);
    if (query.kind === "list infos") parts.push([{ kind: "list info", list: query.lists[at] ?? "" }, until]);
  });
  return new Map(parts.map(([part, until]) => [keyOf(part), { query: part, until }]));
}

/** Each kind of query has its own rows and its own copy of an info; fields of records are shared. */
const ownKey = (query: ModelQuery | undefined, key: string): string =>
  key.includes(" ") ? `${query?.kind} ${key}` : key;

/** What may be expected of the caches of all users. */
export class Invariants {
  readonly #server: ModelServer;
  readonly #clock: Clock;
  /** What each user's cache learned of writes. */
  #floors = new Map<string, Floor[]>();
  /** Since which change of the server each fact is that a user's cache returned last. */
  #returned = new Map<string, Map<string, number>>();
  /** What is known of the latest response, which a user received. */
  #known: Known | undefined;
  /** Keys of all queries that were answered. */
  readonly #received = new Set<string>();
  /** Users in whose cache something became stale. */
  readonly #touched = new Set<string>();
  /** Users who received anything. */
  readonly #withCache = new Set<string>();

  constructor(server: ModelServer, clock: Clock) {
    this.#server = server;
    this.#clock = clock;
  }

  /** Index of the current truth in the history. */
  get latest(): number {
    return this.#server.history.length - 1;
  }

  /** What arrived last, and its items: until when each is fresh. Empty if something happened since. */
  known(user: string): readonly { readonly query: ModelQuery; readonly until: number }[] {
    return this.#known?.user === user ? [...this.#known.fresh.values()] : [];
  }

  /** To be called for every response to a read. */
  receive(user: string, query: ModelQuery, response: TransportResponse): void {
    this.#withCache.add(user);
    // A failure leaves cached data as it is, and replaces another error.
    if (response.status >= 500) return this.#known?.hasError ? this.forget(user) : undefined;
    this.#received.add(keyOf(query));
    // A missing record that a write or an invalidation concerned is requested again.
    if (response.status === 404 && "id" in query && this.#touched.has(user)) return this.forget(user);
    this.#known = {
      user,
      fresh: freshAfter(query, response, this.#clock.now()),
      isStored: response.status === 200,
      isLoaded: true,
      hasError: resultsIn(response).some(({ statusCode }) => statusCode !== 200) || response.status !== 200,
      mayLast: false,
    };
  }

  /**
   * To be called for whatever may change what is fresh.
   *
   * @param otherObject an object that it does not concern: lists of it stay fresh in this visit
   */
  forget(user: string, otherObject?: string): void {
    this.#withCache.add(user);
    const [latest] = this.known(user);
    const isOfOther =
      otherObject && latest && "list" in latest.query && latest.query.list.startsWith(`${otherObject}.`);
    this.#known = isOfOther && this.#known?.isLoaded ? { ...this.#known, isStored: false, mayLast: true } : undefined;
  }

  /** Of the latest response, only what was requested is stored. */
  restart(): void {
    const [first] = this.#known?.fresh ?? [];
    this.#known =
      this.#known?.isStored && first && first[1].until > this.#clock.now()
        ? { ...this.#known, fresh: new Map([first]), isLoaded: false }
        : undefined;
    this.#returned.clear();
    // A write removes the stored responses of every user.
    const all = [...this.#floors.values()].flat();
    for (const user of this.#floors.keys()) this.#floors.set(user, all);
  }

  /** From now on a user's cache may not return what was true before a change. */
  outdate(user: string, concerns: Floor["concerns"], from = this.latest): void {
    this.#touched.add(user);
    this.#floors.set(user, [...(this.#floors.get(user) ?? []), { concerns, from }]);
  }

  /** A request failed: what is stale stays visible. */
  tolerate(user: string): void {
    this.#floors.delete(user);
  }

  /** The response to a query is stale already. */
  expectStale(user: string, query: ModelQuery): void {
    const until = this.#clock.now();
    const fresh = new Map([[keyOf(query), { query, until }]]);
    this.#known = { user, fresh, isStored: false, isLoaded: true, hasError: false, mayLast: false };
  }

  /** A user's cache received facts as they were after a change of the server. */
  remember(user: string, keys: Iterable<string>, from = this.latest, query?: ModelQuery): void {
    const returned = this.#returned.get(user) ?? new Map<string, number>();
    this.#returned.set(user, returned);
    for (const key of keys) returned.set(ownKey(query, key), from);
  }

  /** Whether a query is fresh at a time; undefined if that is not known. */
  isFresh(user: string, query: ModelQuery, at: number): boolean | undefined {
    if (!this.#withCache.has(user)) return false;
    const until = this.#known?.user === user ? this.#known.fresh.get(keyOf(query))?.until : undefined;
    if (until === undefined) return undefined;
    // What is not fresh now may have been, for a moment.
    if (until <= this.#clock.now() || at >= until)
      return at < this.#clock.now() || this.#known?.mayLast ? undefined : false;
    // An optional field that the response left out may be known from another response, and older.
    const hasOptional = "optional" in query && query.optional.length > 0;
    return hasOptional && (this.#received.size > 1 || this.#touched.size > 0) ? undefined : true;
  }

  /**
   * Expects that data was true, and is not older than what the user's cache returned before.
   *
   * @param since milliseconds since the epoch: it was true then or later
   * @param isStaleAllowed whether a fact may be older than a write
   */
  checkData(user: string, query: ModelQuery, data: unknown, since: number, isStaleAllowed: Floor["concerns"]): void {
    this.#checkFacts(user, query, factsOf(query, data), since, isStaleAllowed);
  }

  /** Expects that an error was true. */
  checkError(user: string, query: ModelQuery, status: number, hasFailed: boolean): void {
    const isHidden = "fields" in query && query.fields.some((path) => path.endsWith("C"));
    if (status === 500 && hasFailed) return;
    if (status === 400 && isHidden) return;
    const key = "list" in query ? `${query.list} info` : "id" in query ? query.id : "";
    const facts: Facts = new Map([[key, "id" in query ? status !== 404 : status]]);
    this.#checkFacts(user, query, facts, -Infinity, () => true, false);
  }

  /** Whether a value agrees with what was true. A list no longer contains records that the cache knows to be deleted. */
  #agrees(truth: unknown, key: string, value: unknown): boolean {
    // A record that referred to a deleted one refers to none.
    if (key.endsWith("__r") && value === null) return true;
    if (!key.endsWith(" rows") || typeof truth !== "string" || typeof value !== "string") return truth === value;
    const present = this.#server.history.at(-1)?.facts;
    const shown = value.split(",");
    const rows = truth.split(",").filter((id) => shown.includes(id) || present?.get(id) === true);
    return rows.join() === value;
  }

  #checkFacts(
    user: string,
    query: ModelQuery,
    facts: Facts,
    since: number,
    isStaleAllowed: Floor["concerns"],
    isRemembered = true,
  ): void {
    const { history } = this.#server;
    const returned = this.#returned.get(user) ?? new Map<string, number>();
    this.#returned.set(user, returned);
    for (const [key, value] of facts) {
      const all = isStaleAllowed(key) ? [] : (this.#floors.get(user) ?? []);
      const floors = all.filter(({ concerns }) => concerns(key));
      const first = Math.max(
        (isRemembered && returned.get(ownKey(query, key))) || 0,
        ...floors.map(({ from }) => from),
      );
      // A list view is as fresh as its records and its info, whichever response they came with.
      const after = query.kind === "list ui" && key.includes(" ") ? since - 30 * day : since;
      const at = history.findIndex(
        (truth, index) => index >= first && truth.until > after && this.#agrees(truth.facts.get(key), key, value),
      );
      if (at < 0)
        throw new Error(`${keyOf(query)} returns ${key} as ${String(value)}, which is false from change ${first} on.`);
      // Not what an error hides, nor a deleted record, to which others refer again as soon as it is there again.
      const isError = key.endsWith(" info") && typeof value === "number";
      if (isRemembered && !isError && !key.endsWith("__r")) returned.set(ownKey(query, key), at);
    }
  }
}

/** The least time at which data of a policy must have been true. */
export function trueSince(query: ModelQuery, policy: Policy, now: number): number {
  const lifetime = lifetimes[query.kind];
  if (policy === "cache-and-network") return -Infinity;
  if (policy === "no-cache") return now;
  if (typeof policy !== "object") return now - lifetime;
  return policy.type === "valid-at" ? policy.at - lifetime : now - lifetime - policy.staleFor;
}
