import { outdate } from "../cache/outdate.ts";
import type { Received } from "../cache/received.ts";
import type { UserCache } from "../cache/engine.ts";
import { convertMismatch } from "../convert-errors.ts";
import { isClientError } from "../cache/snapshot.ts";
import { PlatformError } from "../errors.ts";
import type { TransportResponse } from "../transport.ts";
import type { CheckedOf, ConfigOf, Parameters } from "./parameters.ts";
import { checkConfig, invalidConfig, type Endpoint } from "./read-api.ts";
import { buildRequest, type CallDefinition, type Named } from "./request.ts";

/** Options of one write. */
export interface WriteOptions {
  /** Aborts the request. Whether the server completed the write is then unknown. */
  readonly signal?: AbortSignal;
}

/**
 * A function that changes something on the server.
 *
 * @throws PlatformError `INVALID_CONFIG`; the server's error, unchanged; or `UNEXPECTED_RESPONSE` if the write succeeded
 *   with an invalid response
 */
export type WriteApi<Config, Data> = (config: Config, options?: WriteOptions) => Promise<Data>;

/** A write that ended. */
export interface WriteContext<Config> {
  readonly config: Config;
  readonly cache: UserCache;
  readonly received: Received;
}

/** Defines a write endpoint. */
export interface WriteDefinition<Of extends Parameters, Data> extends CallDefinition<Of> {
  /** Message for an invalid config. Default: `Invalid config for "…"`. */
  readonly invalidConfigMessage?: string;
  /** Names of endpoints whose responses the write may outdate, in the store and in other tabs. */
  readonly outdates?: readonly string[];
  /** Updates the cache; returns what the caller receives. */
  onSuccess(body: unknown, context: WriteContext<CheckedOf<Of>>): Data;
  /** Makes stale what the write may have changed. Called when it is unknown whether the server completed it. */
  onUnknownOutcome?(context: WriteContext<CheckedOf<Of>>): void;
}

/** A write endpoint with its definition. */
export interface WriteEndpoint<Config, Data> extends Endpoint<WriteApi<Config, Data>> {
  readonly definition: Named<CallDefinition>;
}

/** Creates a write endpoint. Writes are neither cached nor deduplicated. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<const Of extends Parameters, Data>(
  name: string,
  definition: WriteDefinition<Of, Data>,
): WriteEndpoint<ConfigOf<Of>, Data> {
  const { invalidConfigMessage = `Invalid config for "${name}"`, outdates = [] } = definition;
  return {
    definition: { name, ...definition },
    bind: (engine) => async (input, options) => {
      const { cache } = engine;
      checkOptions(name, options);
      const config = checkConfig(name, definition.parameters, input, invalidConfigMessage);
      const request = buildRequest(definition, config);
      // However it ends: the server may have completed it even after an error.
      const end = (): WriteContext<CheckedOf<Of>> => {
        engine.announce?.(outdates);
        return { config, cache, received: outdate(engine, outdates) };
      };
      let response: TransportResponse;
      try {
        response = await engine.send(options?.signal ? { ...request, signal: options.signal } : request);
      } catch (error) {
        const context = end();
        if (!isRejection(error)) definition.onUnknownOutcome?.(context);
        throw error;
      }
      const context = end();
      const { status, body } = response;
      return convertMismatch(
        () => definition.onSuccess(body, context),
        (cause) => {
          definition.onUnknownOutcome?.(context);
          const message = `${name} succeeded, but its response is not valid: ${cause.message}. Refetch what it changed.`;
          return new PlatformError(status, "UNEXPECTED_RESPONSE", message, { body, cause });
        },
      );
    },
  };
}

/** Whether the server rejected the write. After any other error, or an aborted request, it may have completed it. */
const isRejection = (error: unknown): boolean => error instanceof PlatformError && isClientError(error);

/** Rejects options that Salesforce's functions have as second parameter, which would otherwise be ignored silently. */
function checkOptions(name: string, options: WriteOptions | undefined): void {
  const unknown = Object.keys(options ?? {}).find((option) => option !== "signal" && option !== "policy");
  if (unknown === undefined) return;
  throw invalidConfig(`${name} has no option "${unknown}". Pass it as a property of the config.`);
}
