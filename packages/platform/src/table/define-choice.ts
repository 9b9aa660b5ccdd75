import { isJsonObject, type JsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import { PlatformError } from "../errors.ts";
import { type Endpoint, invalidConfig, readApi, type ReadApi, type Reader } from "./read-api.ts";
import type { ReadFacts } from "./define-read.ts";

/** One name for several endpoints; what the caller gives tells which of them is meant. */
export interface ChoiceForm<Answer> {
  readonly name: string;
  /** The endpoints that there are to choose from. */
  readonly choices: readonly { readonly form: ReadFacts }[];
  /** What is said where no configuration was given; `Invalid config for "…"` unless said otherwise. */
  readonly missing?: string;
  /** The endpoint that a configuration is for; throws when it is for none. */
  choose(config: JsonObject): Reader<Answer>;
}

/** An endpoint made of several. */
export interface ChoiceEndpoint<Config, Answer> extends Endpoint<ReadApi<Config, Answer>> {
  readonly form: ChoiceForm<Answer>;
}

/** Makes one endpoint out of several. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChoice<Config, Answer>(form: ChoiceForm<Answer>): ChoiceEndpoint<Config, Answer> {
  const reader: Reader<Answer> = {
    locate(cache, config) {
      if (isJsonObject(config)) return form.choose(config).locate(cache, config);
      const cause = typeMismatch("object", config);
      const message = form.missing ?? `Invalid config for "${form.name}". ${cause.message}`;
      throw new PlatformError(400, invalidConfig, message, { cause });
    },
  };
  return { form, bind: (engine) => readApi<Config, Answer>(engine, reader) };
}
