import { isJsonObject, type JsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import { PlatformError } from "../errors.ts";
import { type Endpoint, invalidConfig, readApi, type ReadApi, type QueryResolver } from "./read-api.ts";
import type { ReadInfo } from "./define-read.ts";

/** One name for several endpoints. The config selects one of them. */
export interface ChoiceDefinition<Data> {
  readonly name: string;
  /** The endpoints to choose from. */
  readonly choices: readonly { readonly definition: ReadInfo }[];
  /** Message for a missing config. Default: `Invalid config for "…"`. */
  readonly missing?: string;
  /** Selects the endpoint of a config; throws if there is none. */
  choose(config: JsonObject): QueryResolver<Data>;
}

/** An endpoint that combines several others. */
export interface ChoiceEndpoint<Config, Data> extends Endpoint<ReadApi<Config, Data>> {
  readonly definition: ChoiceDefinition<Data>;
}

/** Combines several endpoints into one. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChoice<Config, Data>(definition: ChoiceDefinition<Data>): ChoiceEndpoint<Config, Data> {
  const resolver: QueryResolver<Data> = {
    locate(cache, config) {
      if (isJsonObject(config)) return definition.choose(config).locate(cache, config);
      const cause = typeMismatch("object", config);
      const message = definition.missing ?? `Invalid config for "${definition.name}". ${cause.message}`;
      throw new PlatformError(400, invalidConfig, message, { cause });
    },
  };
  return { definition, bind: (engine) => readApi<Config, Data>(engine, resolver) };
}
