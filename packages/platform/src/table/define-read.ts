import { CacheEntry } from "../cache/cache-entry.ts";
import type { FetchContext, Query } from "../cache/query.ts";
import { CachePart, type UserCache } from "../cache/user-cache.ts";
import { PlatformError } from "../errors.ts";
import { isJsonObject } from "../json.ts";
import { sortedJson } from "../json-values.ts";
import * as lifetimes from "../lifetimes.ts";
import type { ResponseCodec } from "../cache/response-codec.ts";
import type { TransportRequest, TransportResponse } from "../transport.ts";
import type { CheckedOf, ConfigOf, Parameters, RequireOneOf } from "./parameters.ts";
import { checkConfig, type Endpoint, invalidConfig, readApi, type ReadApi, type QueryResolver } from "./read-api.ts";
import { buildRequest, type CallDefinition } from "./request.ts";

/** Lifetimes of errors, in milliseconds. */
export interface ErrorLifetimes {
  /** A 404. Default: the lifetime of the response, at most one minute. */
  readonly notFound?: number;
  /** Any other error. Default: 0, not cached. */
  readonly other?: number;
}

/** What a custom {@link ReadDefinition.fetch} can use. */
export interface QueryContext<Config, Data> extends FetchContext<Data> {
  readonly config: Config;
  readonly cache: UserCache;
  /** The default request. */
  readonly request: TransportRequest;
  /** Sends a request; throws a PlatformError for every response that is not successful. */
  send(request: TransportRequest): Promise<TransportResponse>;
}

/** The request and the lifetimes of a read endpoint. Reads that are too long for a URL use POST. */
export interface ReadInfo extends CallDefinition {
  /** Lifetime of a response in milliseconds. Default: 30 days. `content`: the platform's option `contentLifetime`. */
  readonly lifetime?: number | "content";
  readonly errorLifetime?: ErrorLifetimes;
}

/** Defines a read endpoint. */
export interface ReadDefinition<Of extends Parameters, Data, OneOf extends keyof Of & string = never> extends ReadInfo {
  readonly parameters: Of;
  /** Parameters of the server that this endpoint does not support: they are ignored with a warning. */
  readonly unsupported?: readonly string[];
  /** At least one of these parameters is required. */
  readonly requireOneOf?: readonly OneOf[];
  /** Computes path parts, query or body values from several parameters, or replaces them. */
  derive?(config: CheckedOf<Of>): Readonly<Record<string, unknown>>;
  /** Normalizes responses. */
  readonly response: ResponseCodec<CheckedOf<Of>, Data>;
  /** Replaces the default request, for endpoints that need several requests. */
  fetch?(context: QueryContext<CheckedOf<Of>, Data>): Promise<TransportResponse>;
}

/** A read endpoint, which other endpoints can use. */
export interface ReadEndpoint<Config, Checked, Data> extends Endpoint<ReadApi<Config, Data>>, QueryResolver<Data> {
  readonly definition: ReadInfo;
  /** The cache entry of a config. */
  entry(cache: UserCache, config: Config): CacheEntry<Data>;
  /** The request of a checked config. */
  request(config: Checked): TransportRequest;
}

/** The config of an endpoint. */
export type ConfigFor<Of> = Of extends Endpoint<ReadApi<infer Config, infer _Data>> ? Config : never;

type DefinitionOf<Of extends Parameters, Data> = ReadDefinition<Of, Data, keyof Of & string>;

const notFound = 404;
const missMessage = "Data requested with only-if-cached policy and not found in the cache.";

/**
 * Creates a read endpoint. The types of config and response are inferred from the definition.
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
  const parts = new WeakMap<UserCache, CachePart<CacheEntry<Data>>>();

  const locate = (cache: UserCache, input: unknown): CacheEntry<Data> => {
    const config = checkConfig(definition, input);
    assertOneOf(definition, config);
    const part = parts.get(cache) ?? new CachePart<CacheEntry<Data>>(cache);
    parts.set(cache, part);
    const key = `${cache.keyPrefix}${definition.name}:${keyOf(config)}`;
    return part.getOrCreate(key, () => makeEntry(key, cache, queryFor(definition, cache, config)));
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

/** Creates an entry with the response of an earlier visit, if there is one. */
function makeEntry<Data>(key: string, cache: UserCache, query: Query<Data>): CacheEntry<Data> {
  const entry = new CacheEntry(key, cache.services, query);
  const stored = cache.services.store?.get(key);
  try {
    // Older than every response of this visit, and ordered by time.
    const sequence = (stored?.receivedAt ?? 0) - Number.MAX_SAFE_INTEGER;
    if (stored) entry.store(stored.body, { at: stored.receivedAt, sequence });
  } catch (error) {
    // Another version of this page stored it. Ignore it.
    if (!(error instanceof TypeError)) throw error;
  }
  return entry;
}

const warnedEndpoints = new WeakMap<UserCache, Set<string>>();

/** Warns once per endpoint that a config contains unsupported parameters. */
function warnOfUnsupported(
  { name, unsupported = [] }: Pick<ReadDefinition<never, never>, "name" | "unsupported">,
  cache: UserCache,
  config: unknown,
): void {
  const input = isJsonObject(config) ? unsupported.filter((parameter) => parameter in config) : [];
  const names = warnedEndpoints.get(cache) ?? new Set<string>();
  if (input.length === 0 || names.has(name)) return;
  warnedEndpoints.set(cache, names.add(name));
  cache.services.log(`${name} does not support ${input.join(", ")} and ignores them.`);
}

/** Checked parameters have a fixed order, so only nested objects need sorting. */
const keyOf = (config: object): string =>
  Object.values(config).some(isJsonObject) ? sortedJson(config) : JSON.stringify(config);

function assertOneOf({ name, requireOneOf: names }: DefinitionOf<Parameters, unknown>, config: object): void {
  if (!names || names.some((parameter) => Object.hasOwn(config, parameter))) return;
  const message = `Invalid config for "${name}". At least one of ${names.join(", ")} is required.`;
  throw new PlatformError(400, invalidConfig, message);
}

function requestFor<Of extends Parameters>(
  definition: DefinitionOf<Of, unknown>,
  config: CheckedOf<Of>,
): TransportRequest {
  if (definition.path === null) throw new PlatformError(400, "NOT_FETCHABLE", "data is not fetchable");
  return buildRequest({ ...definition, path: definition.path }, config);
}

function queryFor<Of extends Parameters, Data>(
  definition: DefinitionOf<Of, Data>,
  cache: UserCache,
  config: CheckedOf<Of>,
): Query<Data> {
  const { response: codec, errorLifetime: errorLifetimes = {} } = definition;
  const { lifetime: definedLifetime = lifetimes.uiApiDefault } = definition;
  const lifetime = definedLifetime === "content" ? cache.services.contentLifetime : definedLifetime;
  const context = { config, cache, lifetime };
  const send = (request: TransportRequest): Promise<TransportResponse> => cache.services.send(request);
  let request: TransportRequest | undefined;
  return {
    isFetchable: definition.path !== null,
    missMessage: codec.missMessage ?? missMessage,
    noDataMessage: codec.noDataMessage ?? (() => "Two responses in a row did not contain it."),
    async fetch(input) {
      request ??= requestFor(definition, config);
      return definition.fetch ? definition.fetch({ ...input, config, cache, request, send }) : send(request);
    },
    fromCache: () => codec.fromCache?.(context),
    normalize: (body, received, previous) => codec.normalize(body, { ...context, received, previous }),
    errorLifetime: (status) =>
      status === notFound
        ? (errorLifetimes.notFound ?? Math.min(lifetime, lifetimes.notFound))
        : (errorLifetimes.other ?? 0),
  };
}
