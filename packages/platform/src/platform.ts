import { Engine, type EngineOptions } from "./cache/engine.ts";
import type { Inspection } from "./cache/inspection.ts";
import type { OrgApis, OrgTypes } from "./org-types.ts";
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

/** The functions that endpoints have on a platform. */
type ApisOf<Named> = { readonly [Name in keyof Named]: Named[Name] extends Endpoint<infer Api> ? Api : never };

/**
 * Reads and writes Salesforce data through one cache.
 *
 * @example
 * const platform = createPlatform({ transport, clock, user, endpoints: { getObjectInfo } });
 * const { defaultRecordTypeId } = await platform.getObjectInfo.read({ objectApiName: "Contact_Request__c" });
 */
export function createPlatform<Apis extends object>(options: PlatformOptions<Apis>): Platform<Apis>;
/**
 * The same for one org: the compiler rejects other objects, fields and values. TypeScript infers either all type parameters
 * of a call or none, so the endpoints are named, too.
 *
 * @example const platform = createPlatform<Org, typeof endpoints>({ transport, clock, user, endpoints });
 */
export function createPlatform<Of extends OrgTypes, Named extends Endpoints<object>>(
  options: EngineOptions & { endpoints: Named },
): Platform<OrgApis<Of, ApisOf<Named>>>;
export function createPlatform({ endpoints, ...options }: PlatformOptions<Record<string, unknown>>): object {
  const engine = new Engine(options);
  const apis = Object.entries(endpoints).map(([name, endpoint]) => [name, endpoint.bind(engine)]);
  return Object.assign(Object.fromEntries(apis), { inspect: () => engine.inspect() });
}
