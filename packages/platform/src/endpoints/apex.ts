import { sortedJson } from "../json-values.ts";
import { isJsonObject } from "../json.ts";
import { minute } from "../times.ts";
import { unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite, type WriteOptions } from "../table/define-write.ts";
import { boolean, jsonObject, string } from "../table/kinds.ts";
import { body, type CheckedOf, type ConfigOf, required, withDefault } from "../table/parameters.ts";
import { recordResponses } from "./outdated-responses.ts";
import type { Endpoint, ReadApi, ReadOptions } from "../table/read-api.ts";
import type { TransportRequest } from "../transport.ts";

const parameters = {
  namespace: withDefault(body(string), ""),
  classname: required(body(string)),
  method: required(body(string)),
  isContinuation: withDefault(body(boolean), false),
  params: body(jsonObject),
  cacheable: withDefault(body(boolean), false),
};

/** A call of an `@AuraEnabled` method; `params` are its arguments by name. */
export type ApexConfig = ConfigOf<typeof parameters>;

/**
 * Calls an Apex method. A cacheable call is a read: it is cached for five minutes and follows the policy. Any other call is
 * a write: it is neither cached nor deduplicated.
 *
 * @typeParam Result the type that the caller expects; it is not checked
 * @returns what the method returned; null for a method without a result
 */
export interface ExecuteApex {
  <Result = unknown>(config: ApexConfig, options?: ReadOptions & WriteOptions): Promise<Result>;
  /** For cacheable calls, as for any read. */
  subscribe: ReadApi<ApexConfig, unknown>["subscribe"];
  /** For cacheable calls, as for any read. */
  observe: ReadApi<ApexConfig, unknown>["observe"];
}

/** Servers and proxies reject longer URLs. */
const maxQueryLength = 2000;

const returnValue = (response: unknown): unknown => (isJsonObject(response) ? response.returnValue : response) ?? null;

/** Sends a cacheable call as GET with sorted keys, so that HTTP caches can store the response. */
function requestFor(config: CheckedOf<typeof parameters>, post: TransportRequest): TransportRequest {
  const { cacheable, classname, isContinuation, method, namespace, params } = config;
  const query = {
    cacheable: String(cacheable),
    classname,
    isContinuation: String(isContinuation),
    method,
    namespace,
    ...(params && { params: sortedJson(params) }),
  };
  const length = new URLSearchParams(query).toString().length;
  return length > maxQueryLength ? post : { method: "GET", path: post.path, query };
}

const name = "executeApex";
const request = { base: "", route: "POST /apex/execute", parameters } as const;

const cacheableApex = defineRead(name, {
  ...request,
  lifetime: 5 * minute,
  response: unnormalized(returnValue),
  fetch: ({ config, request: post, send }) => send(requestFor(config, post)),
});

const imperativeApex = defineWrite(name, { ...request, outdates: recordResponses, onSuccess: returnValue });

/** Calls a method of an Apex class. */
export const executeApex: Endpoint<ExecuteApex> = {
  bind(engine) {
    const { read, subscribe, observe } = cacheableApex.bind(engine);
    const write = imperativeApex.bind(engine);
    function call<Result>(config: ApexConfig, options?: ReadOptions & WriteOptions): Promise<Result>;
    function call(config: ApexConfig, options?: ReadOptions & WriteOptions): Promise<unknown> {
      return config.cacheable ? read(config, options) : write(config, options);
    }
    return Object.assign(call, { subscribe, observe });
  },
};
