import { CacheEntry } from "../cache/cache-entry.ts";
import type { FetchContext, Query } from "../cache/query.ts";
import { EntryMap } from "../cache/entry-map.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { convertMismatch } from "../convert-errors.ts";
import { type ErrorDetails, PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";
import { sortedJson } from "../json-values.ts";
import * as lifetimes from "../lifetimes.ts";
import type { ResponseCodec } from "../cache/response-codec.ts";
import type { TransportRequest, TransportResponse } from "../transport.ts";
import { check, type CheckedOf, type ConfigOf, type Parameters, type RequireOneOf } from "./parameters.ts";
import { type Endpoint, invalidConfig, readApi, type ReadApi, type QueryResolver } from "./read-api.ts";
import { buildRequest, type CallDefinition } from "./request.ts";

/** Lifetimes of errors, in milliseconds. */
export interface ErrorLifetimes {
  /** A 404. Default: the lifetime of the response, at most one minute. */
  readonly notFound?: number;
  /** Any other error. Default: 0, not cached. */
  readonly other?: number;
}

/** What an endpoint with a way of its own to get the response works with. */
export interface QueryContext<Config, Data> extends FetchContext<Data> {
  readonly config: Config;
  readonly cache: UserCache;
  /** The call that the table describes. */
  readonly request: TransportRequest;
  /** Makes a call; throws a PlatformError for every response that is not a good one. */
  send(request: TransportRequest): Promise<TransportResponse>;
}

/** What the table says of an endpoint that reads. Some reads are too long for an address and are sent with POST. */
export interface ReadInfo extends CallDefinition {
  /** How long a response is fresh, in milliseconds, by default thirty days; content is fresh for as long as the platform is last. */
  readonly lifetime?: number | "content";
  readonly errorLifetime?: ErrorLifetimes;
}

/** One endpoint that reads. */
export interface ReadDefinition<Of extends Parameters, Data, OneOf extends keyof Of & string = never> extends ReadInfo {
  readonly parameters: Of;
  /** Parameters that a server knows and this endpoint does not take: they are left out with a warning. */
  readonly unsupported?: readonly string[];
  /** At least one of these parameters is required. */
  readonly requireOneOf?: readonly OneOf[];
  /** Path parts, query or body values that follow from several parameters, or replace one. */
  derive?(config: CheckedOf<Of>): Readonly<Record<string, unknown>>;
  /** How the response is held. */
  readonly response: ResponseCodec<CheckedOf<Of>, Data>;
  /** A way of its own to get the response, where one call is not enough. */
  fetch?(context: QueryContext<CheckedOf<Of>, Data>): Promise<TransportResponse>;
}

/** An endpoint that reads, as other endpoints can build on it. */
export interface ReadEndpoint<Config, Checked, Data> extends Endpoint<ReadApi<Config, Data>>, QueryResolver<Data> {
  readonly definition: ReadInfo;
  /** The entry of a configuration. */
  entry(cache: UserCache, config: Config): CacheEntry<Data>;
  /** The call for a configuration that was checked. */
  request(config: Checked): TransportRequest;
}

/** What callers of an endpoint write. */
export type ConfigFor<Of> = Of extends Endpoint<ReadApi<infer Config, infer _Answer>> ? Config : never;

const notFound = 404;
const missMessage = "Data requested with only-if-cached policy and not found in the cache.";

/**
 * Makes an endpoint that reads. Configuration and response types follow from the definition.
 *
 * @example
 * export const getObjectInfo = defineRead({
 *   name: "getObjectInfo", path: "/object-info/{objectApiName}",
 *   parameters: { objectApiName: path(objectName) },
 *   lifetime: lifetimes.objectInfo, response: unnormalized(expectObject<ObjectInfo>({ apiName: "string" })),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRead<const Of extends Parameters, Data, const OneOf extends keyof Of & string = never>(
  definition: ReadDefinition<Of, Data, OneOf>,
): ReadEndpoint<ConfigOf<Of> & RequireOneOf<ConfigOf<Of>, OneOf>, CheckedOf<Of>, Data> {
  type Checked = CheckedOf<Of>;
  const entryMaps = new WeakMap<UserCache, EntryMap<Data>>();

  const locate = (cache: UserCache, given: unknown): CacheEntry<Data> => {
    const config = checkConfig(definition, given);
    const known = entryMaps.get(cache);
    const entryMap = known ?? new EntryMap<Data>(cache);
    if (!known) entryMaps.set(cache, entryMap);
    const key = `${cache.keyPrefix}${definition.name}:${keyOf(config)}`;
    return entryMap.getOrCreate(key, () => makeEntry(key, cache, queryFor(definition, cache, config)));
  };
  const endpoint: ReadEndpoint<ConfigOf<Of> & RequireOneOf<ConfigOf<Of>, OneOf>, Checked, Data> = {
    definition,
    locate: (cache, config) => {
      if (definition.unsupported) warnOfUnsupported(definition, cache, config);
      return locate(cache, config);
    },
    entry: locate,
    request: (config) => requestFor(definition, config),
    bind: (engine) => readApi(engine, endpoint),
  };
  return endpoint;
}

/** An entry, with what an earlier visit left of it. */
function makeEntry<Data>(key: string, cache: UserCache, query: Query<Data>): CacheEntry<Data> {
  const entry = new CacheEntry(key, cache.services, query);
  const stored = cache.services.store?.get(key);
  try {
    if (stored) entry.store(stored.body, { at: stored.receivedAt, sequence: 0 });
  } catch (error) {
    // It was written by another version of this page. Without it, the server is asked.
    if (!(error instanceof TypeError)) throw error;
  }
  return entry;
}

const warned = new WeakMap<UserCache, Set<string>>();

/** Says once for each endpoint that something was given which it does not take. */
function warnOfUnsupported(
  { name, unsupported = [] }: Pick<ReadDefinition<never, never>, "name" | "unsupported">,
  cache: UserCache,
  config: unknown,
): void {
  const given = isJsonObject(config) ? unsupported.filter((parameter) => parameter in config) : [];
  const names = warned.get(cache) ?? new Set<string>();
  if (given.length === 0 || names.has(name)) return;
  warned.set(cache, names.add(name));
  cache.services.log(`${name} does not take ${given.join(", ")}; the read goes on without. Leave them out.`);
}

/** Checked parameters always come in the table's sequence; only what callers made themselves has to be sorted. */
const keyOf = (config: object): string =>
  Object.values(config).some(isJsonObject) ? sortedJson(config) : JSON.stringify(config);

function checkConfig<Of extends Parameters>(
  definition: ReadDefinition<Of, unknown, keyof Of & string>,
  config: unknown,
): CheckedOf<Of> {
  const refuse = (reason: string, details?: ErrorDetails): PlatformError =>
    new PlatformError(400, invalidConfig, `Invalid config for "${definition.name}". ${reason}`, details);
  const checked = convertMismatch(
    () => check(definition.parameters, config),
    (cause) => refuse(cause.message, { cause }),
  );
  const choices = definition.requireOneOf;
  if (choices && !choices.some((name) => Object.hasOwn(checked, name))) {
    throw refuse(`At least one of ${choices.join(", ")} is needed.`);
  }
  return checked;
}

function requestFor<Of extends Parameters>(
  definition: ReadDefinition<Of, unknown, keyof Of & string>,
  config: CheckedOf<Of>,
): TransportRequest {
  if (definition.path === null) throw new PlatformError(400, "NOT_FETCHABLE", "data is not fetchable");
  return buildRequest({ ...definition, path: definition.path }, config);
}

function queryFor<Of extends Parameters, Data>(
  definition: ReadDefinition<Of, Data, keyof Of & string>,
  cache: UserCache,
  config: CheckedOf<Of>,
): Query<Data> {
  const { response: codec, errorLifetime: memory = {} } = definition;
  const { lifetime: last = lifetimes.uiApiDefault } = definition;
  const lifetime = last === "content" ? cache.services.contentLifetime : last;
  const context = { config, cache, lifetime };
  const send = (request: TransportRequest): Promise<TransportResponse> => cache.services.send(request);
  let request: TransportRequest | undefined;
  return {
    isFetchable: definition.path !== null,
    missMessage: codec.missMessage ?? missMessage,
    evictedMessage: codec.evictedMessage,
    async fetch(given) {
      request ??= requestFor(definition, config);
      return definition.fetch ? definition.fetch({ ...given, config, cache, request, send }) : send(request);
    },
    fromCache: () => codec.fromCache?.(context),
    normalize: (body, received, previous) => codec.normalize(body, { ...context, received, previous }),
    errorLifetime: (status) =>
      status === notFound ? (memory.notFound ?? Math.min(lifetime, lifetimes.notFound)) : (memory.other ?? 0),
  };
}
