import { Entry, type Given, type Query } from "../engine/entry.ts";
import { Shelf } from "../engine/shelf.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { PlatformError } from "../errors.ts";
import { isJsonObject, sortedJson } from "../json.ts";
import type { Shape } from "../shapes/shape.ts";
import type { HttpMethod, TransportRequest, TransportResponse } from "../transport/transport.ts";
import { check, type CheckedOf, type ConfigOf, type Parameters } from "./parameters.ts";
import { invalidConfig, readApi, type Endpoint, type ReadApi, type Reader } from "./read-api.ts";
import { buildRequest } from "./request.ts";

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

/** One endpoint that reads. */
export interface ReadForm<Of extends Parameters, Answer> {
  /** Name in Salesforce's `lightning/ui*Api` modules. */
  readonly name: string;
  /** Some reads are too long for an address and are sent with POST. */
  readonly method: HttpMethod;
  /** Path with `{parameter}` parts; null for what only the cache can hold. */
  readonly path: string | null;
  /** What the path is below; the UI API unless said otherwise. */
  readonly base?: string;
  readonly parameters: Of;
  /** At least one of these parameters has to be given. */
  readonly requireOneOf?: readonly (keyof Of & string)[];
  /** Path parts, query or body values that follow from several parameters, or replace one. */
  derive?(config: CheckedOf<Of>): Readonly<Record<string, unknown>>;
  /** How long an answer is fresh, in milliseconds. */
  readonly lifetime: number;
  readonly errorMemory?: ErrorMemory;
  /** How the answer is held. */
  readonly answer: Shape<CheckedOf<Of>, Answer>;
  /** A way of its own to get the answer, where one call is not enough. */
  ask?(asking: Asking<CheckedOf<Of>, Answer>): Promise<TransportResponse>;
}

/** An endpoint that reads, as other endpoints can build on it. */
export interface ReadEndpoint<Config, Checked, Answer> extends Endpoint<ReadApi<Config, Answer>>, Reader<Answer> {
  readonly name: string;
  readonly lifetime: number;
  /** The entry of a configuration that was checked. */
  entry(cache: UserCache, config: Checked): Entry<Answer>;
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

  const entry = (cache: UserCache, config: Checked): Entry<Answer> => {
    const key = `${cache.keyPrefix}${form.name}:${keyOf(config)}`;
    const shelf = shelves.get(cache) ?? new Shelf<Answer>(cache);
    shelves.set(cache, shelf);
    return shelf.entry(key, () => new Entry(key, cache.services, queryFor(form, cache, config)));
  };
  const endpoint: ReadEndpoint<ConfigOf<Of>, Checked, Answer> = {
    name: form.name,
    lifetime: form.lifetime,
    entry,
    request: (config) => requestFor(form, config),
    locate: (cache, config) => entry(cache, checkConfig(form, config)),
    bind: (engine) => readApi(engine, endpoint),
  };
  return endpoint;
}

/** Checked parameters always come in the table's order; only what callers made themselves has to be sorted. */
const keyOf = (config: object): string =>
  Object.values(config).some(isJsonObject) ? sortedJson(config) : JSON.stringify(config);

function checkConfig<Of extends Parameters>(form: ReadForm<Of, unknown>, config: unknown): CheckedOf<Of> {
  const refuse = (reason: string, cause?: unknown): PlatformError =>
    new PlatformError(400, invalidConfig, `Invalid config for "${form.name}". ${reason}`, { cause });
  let checked: CheckedOf<Of>;
  try {
    checked = check(form.parameters, config);
  } catch (error) {
    if (error instanceof TypeError) throw refuse(error.message, error);
    throw error;
  }
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
  const { answer: shape, lifetime, errorMemory: memory = {} } = form;
  const site = { config, cache, lifetime };
  const send = (request: TransportRequest): Promise<TransportResponse> => cache.services.send(request);
  let request: TransportRequest | undefined;
  return {
    missText: shape.missText ?? missText,
    async ask(given) {
      request ??= requestFor(form, config);
      return form.ask ? form.ask({ ...given, config, cache, request, send }) : send(request);
    },
    find: () => shape.find?.(site),
    hold: (body, moment, previous) => shape.hold(body, { ...site, moment, previous }),
    errorMemory: (status) => (status === notFound ? (memory.notFound ?? lifetime) : (memory.other ?? 0)),
  };
}
