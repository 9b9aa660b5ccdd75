import { isJsonObject, type JsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import { PlatformError } from "../errors.ts";
import { type Endpoint, invalidConfig, readApi, type ReadApi, type QueryResolver } from "./read-api.ts";
import type { ReadInfo } from "./define-read.ts";

/** One name for several endpoints; what the caller gives tells which of them is meant. */
export interface ChoiceDefinition<Data> {
  readonly name: string;
  /** The endpoints that there are to choose from. */
  readonly choices: readonly { readonly definition: ReadInfo }[];
  /** What is said where no configuration was given; `Invalid config for "…"` unless said otherwise. */
  readonly missing?: string;
  /** The endpoint that a configuration is for; throws when it is for none. */
  choose(config: JsonObject): QueryResolver<Data>;
}

/** An endpoint made of several. */
export interface ChoiceEndpoint<Config, Data> extends Endpoint<ReadApi<Config, Data>> {
  readonly definition: ChoiceDefinition<Data>;
}

/** Makes one endpoint out of several. */
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
