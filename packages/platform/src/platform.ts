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
  return Object.assign(bindAll(endpoints, engine), { inspect: () => engine.inspect() });
}

/** For the compiler: each name has the functions of its endpoint. */
function bindAll<Apis extends object>(endpoints: Endpoints<Apis>, engine: Engine): Apis;
function bindAll(endpoints: Endpoints<Record<string, unknown>>, engine: Engine): object {
  return Object.fromEntries(Object.entries(endpoints).map(([name, endpoint]) => [name, endpoint.bind(engine)]));
}
