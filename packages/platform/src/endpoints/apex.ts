import { sortedJson } from "../json-values.ts";
import { isJsonObject } from "../json.ts";
import * as lifetimes from "../lifetimes.ts";
import { unnormalized } from "../codecs/unnormalized.ts";
import { defineRead } from "../table/define-read.ts";
import { defineWrite, type WriteOptions } from "../table/define-write.ts";
import { boolean, jsonObject, string } from "../table/kinds.ts";
import { body, type CheckedOf, type ConfigOf, required, withDefault } from "../table/parameters.ts";
import { recordResponses } from "./outdated-responses.ts";
import type { Endpoint, ReadApi, ReadOptions } from "../table/read-api.ts";
import type { TransportRequest } from "../transport.ts";

const name = "executeApex";
const path = "/apex/execute";

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
 * Calls Apex. A call that is marked as cacheable is a read: it is kept for five minutes and follows the policy. Any
 * other call is a write: it is never kept, and two equal calls are two calls.
 *
 * @returns what the method returned; null for a method without a result
 */
export interface ExecuteApex {
  (config: ApexConfig, options?: ReadOptions & WriteOptions): Promise<unknown>;
  /** For cacheable calls, as with any read. */
  subscribe: ReadApi<ApexConfig, unknown>["subscribe"];
  /** For cacheable calls, as with any read. */
  observe: ReadApi<ApexConfig, unknown>["observe"];
}

/** Addresses longer than this are refused by servers and proxies on the way. */
const maxAddressLength = 2000;

const returnValue = (response: unknown): unknown => (isJsonObject(response) ? response.returnValue : response) ?? null;

/** A cacheable call travels in the address, its keys in a fixed sequence, so that what lies between can keep its response. */
function addressed(config: CheckedOf<typeof parameters>, posted: TransportRequest): TransportRequest {
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
  return length > maxAddressLength ? posted : { method: "GET", path: posted.path, query };
}

const cacheableApex = defineRead({
  name,
  method: "POST",
  base: "",
  path,
  parameters,
  lifetime: lifetimes.apex,
  response: unnormalized(returnValue),
  fetch: ({ config, request, send }) => send(addressed(config, request)),
});

const imperativeApex = defineWrite({
  name,
  method: "POST",
  base: "",
  path,
  parameters,
  outdates: recordResponses,
  onSuccess: returnValue,
});

/** Calls a method of an Apex class. */
export const executeApex: Endpoint<ExecuteApex> = {
  bind(engine) {
    const { read, subscribe, observe } = cacheableApex.bind(engine);
    const write = imperativeApex.bind(engine);
    const call = (config: ApexConfig, options?: ReadOptions & WriteOptions): Promise<unknown> =>
      config.cacheable ? read(config, options) : write(config, options);
    return Object.assign(call, { subscribe, observe });
  },
};
