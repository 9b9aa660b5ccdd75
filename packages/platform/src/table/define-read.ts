import { Entry, type Given, type Query } from "../engine/entry.ts";
import { Shelf } from "../engine/shelf.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { explaining } from "../convert-errors.ts";
import { type ErrorDetails, PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";
import { sortedJson } from "../json-values.ts";
import { uiApiDefault } from "../lifetimes.ts";
import type { Shape } from "../shapes/shape.ts";
import type { TransportRequest, TransportResponse } from "../transport/transport.ts";
import { check, type CheckedOf, type ConfigOf, type Parameters } from "./parameters.ts";
import { type Endpoint, invalidConfig, readApi, type ReadApi, type Reader } from "./read-api.ts";
import { buildRequest, type CallFacts } from "./request.ts";

/** How long errors are remembered, in milliseconds. */
export interface ErrorMemory {
  /** A 404; as long as an answer unless said otherwise. */
  readonly notFound?: number;
  /** Any other error; not at all unless said otherwise. */
  readonly other?: number;
}

/** What an endpoint with a way of its own to get the answer works with. */
export interface Asking<Config, Answer> extends Given<Answer> {
  readonly config: Config;
  readonly cache: UserCache;
  /** The call that the table describes. */
  readonly request: TransportRequest;
  /** Makes a call; throws a PlatformError for every answer that is not a good one. */
  send(request: TransportRequest): Promise<TransportResponse>;
}

/** What the table says of an endpoint that reads. Some reads are too long for an address and are sent with POST. */
export interface ReadFacts extends CallFacts {
  /** How long an answer is fresh, in milliseconds, by default thirty days; content is fresh for as long as the platform is told. */
  readonly lifetime?: number | "content";
  readonly errorMemory?: ErrorMemory;
}

/** One endpoint that reads. */
export interface ReadForm<Of extends Parameters, Answer> extends ReadFacts {
  readonly parameters: Of;
  /** Parameters that a server knows and this endpoint does not take: they are left out with a warning. */
  readonly unsupported?: readonly string[];
  /** At least one of these parameters has to be given. */
  readonly requireOneOf?: readonly (keyof Of & string)[];
  /** Path parts, query or body values that follow from several parameters, or replace one. */
  derive?(config: CheckedOf<Of>): Readonly<Record<string, unknown>>;
  /** How the answer is held. */
  readonly answer: Shape<CheckedOf<Of>, Answer>;
  /** A way of its own to get the answer, where one call is not enough. */
  ask?(asking: Asking<CheckedOf<Of>, Answer>): Promise<TransportResponse>;
}

/** An endpoint that reads, as other endpoints can build on it. */
export interface ReadEndpoint<Config, Checked, Answer> extends Endpoint<ReadApi<Config, Answer>>, Reader<Answer> {
  readonly form: ReadFacts;
  /** The entry of a configuration. */
  entry(cache: UserCache, config: Config): Entry<Answer>;
  /** The call for a configuration that was checked. */
  request(config: Checked): TransportRequest;
}

/** What callers of an endpoint write. */
export type ConfigFor<Of> = Of extends Endpoint<ReadApi<infer Config, infer _Answer>> ? Config : never;

const notFound = 404;
const missText = "Data requested with only-if-cached policy and not found in the cache.";

/**
 * Makes an endpoint that reads. Configuration and answer types follow from the form.
 *
 * @example
 * export const getObjectInfo = defineRead({
 *   name: "getObjectInfo", method: "GET", path: "/object-info/{objectApiName}",
 *   parameters: { objectApiName: path(objectName) },
 *   lifetime: lifetimes.objectInfo, answer: whole(expectObject<ObjectInfo>({ apiName: "string" })),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRead<const Of extends Parameters, Answer>(
  form: ReadForm<Of, Answer>,
): ReadEndpoint<ConfigOf<Of>, CheckedOf<Of>, Answer> {
  type Checked = CheckedOf<Of>;
  const shelves = new WeakMap<UserCache, Shelf<Answer>>();

  const locate = (cache: UserCache, given: unknown): Entry<Answer> => {
    const config = checkConfig(form, given);
    const known = shelves.get(cache);
    const shelf = known ?? new Shelf<Answer>(cache);
    if (!known) shelves.set(cache, shelf);
    const key = `${cache.keyPrefix}${form.name}:${keyOf(config)}`;
    return shelf.entry(key, () => makeEntry(key, cache, queryFor(form, cache, config)));
  };
  const endpoint: ReadEndpoint<ConfigOf<Of>, Checked, Answer> = {
    form,
    locate: (cache, config) => {
      if (form.unsupported) warnOfUnsupported(form, cache, config);
      return locate(cache, config);
    },
    entry: locate,
    request: (config) => requestFor(form, config),
    bind: (engine) => readApi(engine, endpoint),
  };
  return endpoint;
}

/** An entry, with what an earlier visit left of it. */
function makeEntry<Answer>(key: string, cache: UserCache, query: Query<Answer>): Entry<Answer> {
  const entry = new Entry(key, cache.services, query);
  const stored = cache.services.store?.peek(key);
  try {
    if (stored) entry.accept(stored.body, { now: stored.receivedAt, order: 0 });
  } catch (error) {
    // It was written by another version of this page. Without it, the server is asked.
    if (!(error instanceof TypeError)) throw error;
  }
  return entry;
}

const warned = new WeakMap<UserCache, Set<string>>();

/** Says once for each endpoint that something was given which it does not take. */
function warnOfUnsupported(
  { name, unsupported = [] }: Pick<ReadForm<never, never>, "name" | "unsupported">,
  cache: UserCache,
  config: unknown,
): void {
  const given = isJsonObject(config) ? unsupported.filter((parameter) => parameter in config) : [];
  const names = warned.get(cache) ?? new Set<string>();
  if (given.length === 0 || names.has(name)) return;
  warned.set(cache, names.add(name));
  cache.services.log(`${name} does not take ${given.join(", ")}; the read goes on without. Leave them out.`);
}

/** Checked parameters always come in the table's order; only what callers made themselves has to be sorted. */
const keyOf = (config: object): string =>
  Object.values(config).some(isJsonObject) ? sortedJson(config) : JSON.stringify(config);

function checkConfig<Of extends Parameters>(form: ReadForm<Of, unknown>, config: unknown): CheckedOf<Of> {
  const refuse = (reason: string, details?: ErrorDetails): PlatformError =>
    new PlatformError(400, invalidConfig, `Invalid config for "${form.name}". ${reason}`, details);
  const checked = explaining(
    () => check(form.parameters, config),
    (cause) => refuse(cause.message, { cause }),
  );
  const choices = form.requireOneOf;
  if (choices && !choices.some((name) => Object.hasOwn(checked, name))) {
    throw refuse(`At least one of ${choices.join(", ")} is needed.`);
  }
  return checked;
}

function requestFor<Of extends Parameters>(form: ReadForm<Of, unknown>, config: CheckedOf<Of>): TransportRequest {
  if (form.path === null) throw new PlatformError(400, "NOT_FETCHABLE", "data is not fetchable");
  return buildRequest({ ...form, path: form.path }, config);
}

function queryFor<Of extends Parameters, Answer>(
  form: ReadForm<Of, Answer>,
  cache: UserCache,
  config: CheckedOf<Of>,
): Query<Answer> {
  const { answer: shape, errorMemory: memory = {} } = form;
  const { lifetime: told = uiApiDefault } = form;
  const lifetime = told === "content" ? cache.services.contentLifetime : told;
  const site = { config, cache, lifetime };
  const send = (request: TransportRequest): Promise<TransportResponse> => cache.services.send(request);
  let request: TransportRequest | undefined;
  return {
    missText: shape.missText ?? missText,
    goneText: shape.goneText,
    async ask(given) {
      request ??= requestFor(form, config);
      return form.ask ? form.ask({ ...given, config, cache, request, send }) : send(request);
    },
    find: () => shape.find?.(site),
    hold: (body, moment, previous) => shape.hold(body, { ...site, moment, previous }),
    errorMemory: (status) => (status === notFound ? (memory.notFound ?? lifetime) : (memory.other ?? 0)),
  };
}
