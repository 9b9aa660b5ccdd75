import { Engine, type EngineOptions } from "./cache/engine.ts";
import type { Inspection } from "./cache/inspection.ts";
import type { Endpoint } from "./table/read-api.ts";

/** Endpoints by name. */
export type Endpoints<Apis extends object> = { readonly [Name in keyof Apis]: Endpoint<Apis[Name]> };

/** Options of {@link createPlatform}. */
export interface PlatformOptions<Apis extends object> extends EngineOptions {
  /** Only these endpoints are bundled. */
  endpoints: Endpoints<Apis>;
}

/** The functions of each endpoint, and a description of the cache. */
export type Platform<Apis extends object> = Apis & {
  /** Describes the cached data and counts requests. */
  inspect(): Inspection;
};

/**
 * Reads and writes Salesforce data through one cache.
 *
 * @example
 * const platform = createPlatform({ transport, clock, user, endpoints: { getObjectInfo } });
 * const { defaultRecordTypeId } = await platform.getObjectInfo.read({ objectApiName: "Contact_Request__c" });
 */
export function createPlatform<Apis extends object>({ endpoints, ...options }: PlatformOptions<Apis>): Platform<Apis> {
  const engine = new Engine(options);
  const apis: Partial<Apis> = {};
  // Another script may have extended Object.prototype.
  for (const name in endpoints) if (Object.hasOwn(endpoints, name)) apis[name] = endpoints[name].bind(engine);
  assertBound(apis, endpoints);
  return Object.assign(apis, { inspect: () => engine.inspect() });
}

/** For the compiler: every endpoint was bound. */
function assertBound<Apis extends object>(apis: Partial<Apis>, endpoints: Endpoints<Apis>): asserts apis is Apis {
  for (const name of Object.keys(endpoints)) {
    if (!Object.hasOwn(apis, name)) throw new TypeError(`Endpoint ${name} has no functions.`);
  }
}
