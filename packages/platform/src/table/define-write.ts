import type { Moment } from "../engine/moment.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { PlatformError } from "../errors.ts";
import { check, type CheckedOf, type ConfigOf, type Parameters } from "./parameters.ts";
import { invalidConfig, type Endpoint } from "./read-api.ts";
import { buildRequest, type CallFacts } from "./request.ts";

/** How a write is sent. */
export interface WriteOptions {
  /** Gives up waiting; whether the server did its work is then not known. */
  readonly signal?: AbortSignal;
}

/**
 * A function that changes something on the server.
 *
 * @throws PlatformError `Invalid config for "…"`, or the server's own error, unchanged
 */
export type WriteApi<Config, Answer> = (config: Config, options?: WriteOptions) => Promise<Answer>;

/** Where the answer of a write may leave its traces. */
export interface Written<Config> {
  readonly config: Config;
  readonly cache: UserCache;
  readonly moment: Moment;
}

/** One endpoint that writes. */
export interface WriteForm<Of extends Parameters, Answer> extends CallFacts {
  readonly path: string;
  readonly parameters: Of;
  readonly bodyAlsoHolds?: readonly (keyof Of & string)[];
  /** What is said of a configuration that is not valid; `Invalid config for "…"` unless said otherwise. */
  readonly refusal?: string;
  /** Path parts, query or body values that follow from several parameters, or replace one. */
  derive?(config: CheckedOf<Of>): Readonly<Record<string, unknown>>;
  /** Brings the cache in line with what was written, and picks what the caller gets. */
  take(body: unknown, written: Written<CheckedOf<Of>>): Answer;
}

/** An endpoint that writes, with what the table says of it. */
export interface WriteEndpoint<Config, Answer> extends Endpoint<WriteApi<Config, Answer>> {
  readonly form: CallFacts;
}

/** Makes an endpoint that writes. Two equal writes are two calls: nothing is shared or cached. */
/* @__NO_SIDE_EFFECTS__ */
export function defineWrite<const Of extends Parameters, Answer>(
  form: WriteForm<Of, Answer>,
): WriteEndpoint<ConfigOf<Of>, Answer> {
  return {
    form,
    bind: (engine) => async (given, options) => {
      const { cache } = engine;
      const config = checkConfig(form, given);
      const request = buildRequest(form, config);
      const { body } = await engine.send(options?.signal ? { ...request, signal: options.signal } : request);
      engine.store?.clear();
      const moment = { now: engine.clock.now(), order: engine.nextEvent() };
      return form.take(body, { config, cache, moment });
    },
  };
}

function checkConfig<Of extends Parameters>(form: WriteForm<Of, unknown>, config: unknown): CheckedOf<Of> {
  try {
    return check(form.parameters, config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const message = form.refusal ?? `Invalid config for "${form.name}"`;
    throw new PlatformError(400, invalidConfig, message, { cause: error });
  }
}
