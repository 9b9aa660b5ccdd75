import { isJsonObject, typeMismatch } from "../json.ts";
import { PlatformError } from "../errors.ts";
import { invalidConfig, readApi, type Endpoint, type ReadApi, type Reader } from "./read-api.ts";
import type { JsonObject } from "../json.ts";

/** One name for several endpoints; what the caller gives tells which of them is meant. */
export interface ChoiceForm<Answer> {
  readonly name: string;
  /** The endpoint that a configuration is for; throws when it is for none. */
  choose(config: JsonObject): Reader<Answer>;
}

/** Makes one endpoint out of several. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChoice<Config, Answer>({ name, choose }: ChoiceForm<Answer>): Endpoint<ReadApi<Config, Answer>> {
  const reader: Reader<Answer> = {
    locate(cache, config) {
      if (isJsonObject(config)) return choose(config).locate(cache, config);
      const cause = typeMismatch("object", config);
      throw new PlatformError(400, invalidConfig, `Invalid config for "${name}". ${cause.message}`, { cause });
    },
  };
  return { bind: (engine) => readApi<Config, Answer>(engine, reader) };
}
