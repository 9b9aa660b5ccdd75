import type { Received } from "../cache/received.ts";
import type { UserCache } from "../cache/user-cache.ts";
import { convertMismatch } from "../convert-errors.ts";
import { PlatformError } from "../errors.ts";
import type { TransportResponse } from "../transport.ts";
import { check, type CheckedOf, type ConfigOf, type Parameters } from "./parameters.ts";
import { invalidConfig, type Endpoint } from "./read-api.ts";
import { buildRequest, type CallDefinition } from "./request.ts";

/** How a write is sent. */
export interface WriteOptions {
  /** Gives up waiting; whether the server did its work is then not known. */
  readonly signal?: AbortSignal;
}

/**
 * A function that changes something on the server.
 *
 * @throws PlatformError `Invalid config for "…"`; the server's own error, unchanged; or `UNEXPECTED_RESPONSE` when the write
 *   was done and its response cannot be read
 */
export type WriteApi<Config, Data> = (config: Config, options?: WriteOptions) => Promise<Data>;

/** Where the response of a write may leave its traces. */
export interface WriteContext<Config> {
  readonly config: Config;
  readonly cache: UserCache;
  readonly received: Received;
}

/** One endpoint that writes. */
export interface WriteDefinition<Of extends Parameters, Data> extends CallDefinition {
  readonly path: string;
  readonly parameters: Of;
  readonly bodyIncludes?: readonly (keyof Of & string)[];
  /** What is said of a configuration that is not valid; `Invalid config for "…"` unless said otherwise. */
  readonly invalidConfigMessage?: string;
  /** Path parts, query or body values that follow from several parameters, or replace one. */
  derive?(config: CheckedOf<Of>): Readonly<Record<string, unknown>>;
  /** Brings the cache in line with what was written, and picks what the caller gets. */
  onSuccess(body: unknown, written: WriteContext<CheckedOf<Of>>): Data;
}

/** An endpoint that writes, with what the table says of it. */
export interface WriteEndpoint<Config, Data> extends Endpoint<WriteApi<Config, Data>> {
  readonly definition: CallDefinition;
}

/** Makes an endpoint that writes. Two equal writes are two calls: nothing is shared or cached. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<const Of extends Parameters, Data>(
  definition: WriteDefinition<Of, Data>,
): WriteEndpoint<ConfigOf<Of>, Data> {
  return {
    definition,
    bind: (engine) => async (given, options) => {
      const { cache } = engine;
      const config = checkConfig(definition, given);
      const request = buildRequest(definition, config);
      let response: TransportResponse;
      try {
        response = await engine.send(options?.signal ? { ...request, signal: options.signal } : request);
      } finally {
        // Also when no good response came: the server may have done its work all the same.
        engine.lastWrite = engine.nextSequence();
        engine.store?.clear();
      }
      const received = { at: engine.clock.now(), sequence: engine.lastWrite };
      return applyResponse(definition, response, { config, cache, received });
    },
  };
}

/** Reads the response of a write. When it is none the write was done all the same, and whoever asked for it has to know. */
const applyResponse = <Of extends Parameters, Data>(
  definition: WriteDefinition<Of, Data>,
  { status, body }: TransportResponse,
  written: WriteContext<CheckedOf<Of>>,
): Data =>
  convertMismatch(
    () => definition.onSuccess(body, written),
    (cause) => {
      const message = `${definition.name} is done, but its response is not valid: ${cause.message}. Read anew what it changed.`;
      return new PlatformError(status, "UNEXPECTED_RESPONSE", message, { body, cause });
    },
  );

const checkConfig = <Of extends Parameters>(definition: WriteDefinition<Of, unknown>, config: unknown): CheckedOf<Of> =>
  convertMismatch(
    () => check(definition.parameters, config),
    (cause) =>
      new PlatformError(
        400,
        invalidConfig,
        definition.invalidConfigMessage ?? `Invalid config for "${definition.name}"`,
        { cause },
      ),
  );
