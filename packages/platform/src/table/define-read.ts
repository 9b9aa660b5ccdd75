import { CacheEntry } from "../cache/cache-entry.ts";
import type { FetchContext, Query, ResponseCodec } from "../cache/response-codec.ts";
import { CachePart, type Engine, type UserCache } from "../cache/engine.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import { sortedJson, typeMismatch } from "../json-values.ts";
import { defaultContentLifetime, defaultLifetime, notFoundLifetime, second } from "../times.ts";
import type { TransportRequest, TransportResponse } from "../transport.ts";
import type { CheckedOf, ConfigOf, Parameters, RequireOneOf } from "./parameters.ts";
import { checkConfig, type Endpoint, invalidConfig, readApi, type ReadApi, type QueryResolver } from "./read-api.ts";
import { buildRequest, type CallDefinition, type Named } from "./request.ts";

/** What a custom {@link ReadDefinition.fetch} can use. */
export interface QueryContext<Config, Data> extends FetchContext<Data> {
  readonly config: Config;
  readonly cache: UserCache;
  /** The default request. */
  readonly request: TransportRequest;
  /** Sends a request; throws a PlatformError for every response that is not successful. */
  send(request: TransportRequest): Promise<TransportResponse>;
}

/** The request and the lifetime of a read endpoint. */
export interface ReadInfo<Of extends Parameters = Parameters> extends CallDefinition<Of> {
  /** Lifetime of a response in milliseconds. Default: 30 days. `content`: the platform's option `contentLifetime`. */
  readonly lifetime?: number | "content";
}

/** Defines a read endpoint. */
export interface ReadDefinition<
  Of extends Parameters,
  Data,
  OneOf extends keyof Of & string = keyof Of & string,
> extends ReadInfo<Of> {
  /** Parameters of the server that this endpoint does not support: they are ignored with a warning. */
  readonly unsupported?: readonly string[];
  /** At least one of these parameters is required. */
  readonly requireOneOf?: readonly OneOf[];
  /** Normalizes responses. */
  readonly response: ResponseCodec<CheckedOf<Of>, Data>;
  /** Replaces the default request, for endpoints that need several requests. */
  fetch?(context: QueryContext<CheckedOf<Of>, Data>): Promise<TransportResponse>;
}

/** A read endpoint, which other endpoints can use. */
export interface ReadEndpoint<Config, Checked, Data> extends Endpoint<ReadApi<Config, Data>>, QueryResolver<Data> {
  readonly definition: Named<ReadInfo>;
  /** The cache entry of a config. */
  entry(cache: UserCache, config: Config): CacheEntry<Data>;
  /** The request of a checked config. */
  request(config: Checked): TransportRequest;
}

/** The config of an endpoint. */
export type ConfigFor<Of> = Of extends Endpoint<ReadApi<infer Config, infer _Data>> ? Config : never;

const missMessage = "Data requested with only-if-cached policy and not found in the cache.";

/**
 * Creates a read endpoint. The types of config and response are inferred from the definition.
 *
 * @example
 * export const getObjectInfo = defineRead("getObjectInfo", {
 *   route: "GET /object-info/{objectApiName}", parameters: { objectApiName: path(objectName) },
 *   lifetime: 15 * minute, response: unnormalized(expectObject<ObjectInfo>({ apiName: "string" })),
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineRead<const Of extends Parameters, Data, const OneOf extends keyof Of & string = never>(
  name: string,
  definition: ReadDefinition<Of, Data, OneOf>,
): ReadEndpoint<ConfigOf<Of> & RequireOneOf<ConfigOf<Of>, OneOf>, CheckedOf<Of>, Data> {
  const parts = new WeakMap<UserCache, CachePart<CacheEntry<Data>>>();
  const endpoint: ReadEndpoint<ConfigOf<Of> & RequireOneOf<ConfigOf<Of>, OneOf>, CheckedOf<Of>, Data> = {
    definition: { name, ...definition },
    entry(cache, input) {
      const config = checkConfig(name, definition.parameters, input);
      assertOneOf(name, definition.requireOneOf, config);
      if (definition.unsupported) warnOfUnsupported(name, definition.unsupported, cache, input);
      const part = parts.get(cache) ?? new CachePart<CacheEntry<Data>>(cache, name);
      parts.set(cache, part);
      const key = `${cache.keyPrefix}${name}:${keyOf(config)}`;
      return part.getOrCreate(key, () => makeEntry(key, cache, queryFor(definition, cache, config)));
    },
    request: (config) => buildRequest(definition, config),
    bind: (engine) => readApi(engine, endpoint),
  };
  return endpoint;
}

/** Creates an entry with the response of an earlier visit, if there is one. */
function makeEntry<Data>(key: string, { engine }: UserCache, query: Query<Data>): CacheEntry<Data> {
  const entry = new CacheEntry(key, engine, query);
  const stored = engine.store?.get(key);
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
function warnOfUnsupported(name: string, unsupported: readonly string[], cache: UserCache, config: object): void {
  const names = warnedEndpoints.get(cache) ?? new Set<string>();
  const found = unsupported.filter((parameter) => parameter in config);
  if (found.length === 0 || names.has(name)) return;
  warnedEndpoints.set(cache, names.add(name));
  cache.engine.log(`${name} does not support ${found.join(", ")} and ignores them.`);
}

/** Checked parameters have a fixed order, so only nested objects need sorting. */
const keyOf = (config: object): string =>
  Object.values(config).some(isJsonObject) ? sortedJson(config) : JSON.stringify(config);

function assertOneOf(name: string, names: readonly string[] | undefined, config: object): void {
  if (!names || names.some((parameter) => Object.hasOwn(config, parameter))) return;
  throw invalidConfig(`Invalid config for "${name}". At least one of ${names.join(", ")} is required.`);
}

/** Lifetime of responses outside the UI API, in milliseconds. */
const contentLifetimeOf = ({ contentLifetime: seconds }: Engine): number => {
  if (seconds === undefined) return defaultContentLifetime;
  return seconds < 0 ? Infinity : seconds * second;
};

function queryFor<Of extends Parameters, Data>(
  definition: ReadDefinition<Of, Data>,
  cache: UserCache,
  config: CheckedOf<Of>,
): Query<Data> {
  const { response: codec, lifetime: defined = defaultLifetime } = definition;
  const lifetime = defined === "content" ? contentLifetimeOf(cache.engine) : defined;
  const context = { config, cache, lifetime };
  return {
    isFetchable: definition.route !== null,
    missMessage: codec.missMessage ?? missMessage,
    noDataMessage: codec.noDataMessage ?? (() => "Two responses in a row did not contain it."),
    async fetch(input) {
      const request = buildRequest(definition, config);
      const { engine } = cache;
      const { signal } = input;
      const send = (sent: TransportRequest): Promise<TransportResponse> => {
        const attempt = () => engine.send({ ...sent, signal });
        return engine.retry ? engine.retry(attempt, engine.clock, signal) : attempt();
      };
      return definition.fetch ? definition.fetch({ ...input, config, cache, request, send }) : send(request);
    },
    fromCache: () => codec.fromCache?.(context),
    normalize: (body, received, previous) => codec.normalize(body, { ...context, received, previous }),
    errorLifetime: (status) => (status === 404 ? Math.min(lifetime, notFoundLifetime) : 0),
  };
}

/** One name for several endpoints. The config selects one of them. */
export interface ChoiceDefinition<Data> {
  /** The endpoints to choose from. */
  readonly choices: readonly { readonly definition: ReadInfo }[];
  /** Message for a missing config. Default: `Invalid config for "…"`. */
  readonly missing?: string;
  /** Selects the endpoint of a config; throws if there is none. */
  choose(config: JsonObject): QueryResolver<Data>;
}

/** An endpoint that combines several others. */
export interface ChoiceEndpoint<Api> extends Endpoint<Api> {
  readonly definition: Pick<ChoiceDefinition<unknown>, "choices">;
}

/** Combines several endpoints into one. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChoice<Config, Data>(
  name: string,
  definition: ChoiceDefinition<Data>,
): ChoiceEndpoint<ReadApi<Config, Data>> {
  const resolver: QueryResolver<Data> = {
    entry(cache, config) {
      if (isJsonObject(config)) return definition.choose(config).entry(cache, config);
      const cause = typeMismatch("object", config);
      throw invalidConfig(definition.missing ?? `Invalid config for "${name}". ${cause.message}`, { cause });
    },
  };
  return { definition, bind: (engine) => readApi<Config, Data>(engine, resolver) };
}
