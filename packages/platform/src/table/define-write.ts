import type { Moment } from "../engine/moment.ts";
import type { UserCache } from "../engine/user-cache.ts";
import { explaining } from "../convert-errors.ts";
import { PlatformError } from "../errors.ts";
import type { TransportResponse } from "../transport/transport.ts";
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
 * @throws PlatformError `Invalid config for "…"`; the server's own error, unchanged; or `UNEXPECTED_ANSWER` when the write
 *   was done and its answer cannot be read
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
      let response: TransportResponse;
      try {
        response = await engine.send(options?.signal ? { ...request, signal: options.signal } : request);
      } finally {
        // Also when no good answer came: the server may have done its work all the same.
        engine.lastWrite = engine.nextEvent();
        engine.store?.clear();
      }
      const moment = { now: engine.clock.now(), order: engine.lastWrite };
      return takeAnswer(form, response, { config, cache, moment });
    },
  };
}

/** Reads the answer of a write. When it is none the write was done all the same, and whoever asked for it has to know. */
const takeAnswer = <Of extends Parameters, Answer>(
  form: WriteForm<Of, Answer>,
  { status, body }: TransportResponse,
  written: Written<CheckedOf<Of>>,
): Answer =>
  explaining(
    () => form.take(body, written),
    (cause) => {
      const message = `${form.name} is done, but its answer is not valid: ${cause.message}. Read anew what it changed.`;
      return new PlatformError(status, "UNEXPECTED_ANSWER", message, { body, cause });
    },
  );

const checkConfig = <Of extends Parameters>(form: WriteForm<Of, unknown>, config: unknown): CheckedOf<Of> =>
  explaining(
    () => check(form.parameters, config),
    (cause) => new PlatformError(400, invalidConfig, form.refusal ?? `Invalid config for "${form.name}"`, { cause }),
  );
