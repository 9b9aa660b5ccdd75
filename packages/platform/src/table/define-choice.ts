import { PlatformError } from "../errors.ts";
import { isJsonObject, type JsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import type { ReadInfo } from "./define-read.ts";
import { type Endpoint, invalidConfig, readApi, type ReadApi, type QueryResolver } from "./read-api.ts";

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
export interface ChoiceEndpoint<Api> extends Endpoint<Api> {
  readonly definition: Pick<ChoiceDefinition<unknown>, "name" | "choices">;
}

/** Combines several endpoints into one. */
/* @__NO_SIDE_EFFECTS__ */
export function defineChoice<Config, Data>(definition: ChoiceDefinition<Data>): ChoiceEndpoint<ReadApi<Config, Data>> {
  const resolver: QueryResolver<Data> = {
    entry(cache, config) {
      if (isJsonObject(config)) return definition.choose(config).entry(cache, config);
      const cause = typeMismatch("object", config);
      const message = definition.missing ?? `Invalid config for "${definition.name}". ${cause.message}`;
      throw new PlatformError(400, invalidConfig, message, { cause });
    },
  };
  return { definition, bind: (engine) => readApi<Config, Data>(engine, resolver) };
}
