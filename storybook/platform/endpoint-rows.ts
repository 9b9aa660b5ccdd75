// The rows of the reference, from the definitions of the endpoints.
import * as platform from "@travel-design/platform";
import { times } from "@travel-design/platform";

/** One line of the reference. */
export interface EndpointRow {
  readonly name: string;
  /** Method and path. */
  readonly call: string;
  readonly parameters: string;
  readonly lifetime: string;
  /** What is said of a configuration that is not valid. */
  readonly invalidConfigMessage: string;
}

interface ParameterFacts {
  readonly required: boolean;
  readonly fallback?: unknown;
}

/** What the table says of an endpoint. */
interface Facts {
  readonly name: string;
  /** Method and path; null if the data only comes with other responses. */
  readonly route: string | null;
  readonly parameters: Readonly<Record<string, ParameterFacts>>;
  readonly requireOneOf?: readonly string[];
  /** Of a read; absent where it has none of its own. */
  readonly lifetime?: number | "content";
  /** Of a batch, where errors of its items have a lifetime of their own. */
  readonly itemErrorLifetime?: number;
  /** Of a read alone. */
  readonly response?: unknown;
  /** Of a write, where it is something special. */
  readonly invalidConfigMessage?: string;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isFacts = (value: unknown): value is Facts => isObject(value) && "route" in value && "parameters" in value;

/** The forms of an endpoint: one, or those that it chooses from. */
function factsOf(endpoint: unknown): Facts[] {
  if (!isObject(endpoint) || !("definition" in endpoint)) return [];
  const { definition } = endpoint;
  if (isFacts(definition)) return [definition];
  const choices: unknown[] =
    isObject(definition) && "choices" in definition && Array.isArray(definition.choices) ? definition.choices : [];
  return choices.flatMap(factsOf);
}

const units = [
  [86_400_000, "d"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1000, "s"],
] as const;

/** A span of time in the largest unit that it fills. */
export function spanText(milliseconds: number): string {
  const [size, unit] = units.find(([span]) => milliseconds >= span) ?? [1, "ms"];
  return `${milliseconds / size} ${unit}`;
}

function lifetimeText({ response, lifetime = times.defaultLifetime, itemErrorLifetime }: Facts): string {
  if (response === undefined) return "write";
  if (lifetime === "content") return `${spanText(times.defaultContentLifetime)}, or as set`;
  if (lifetime === 0) return "not cached";
  const ofResponse = lifetime === Infinity ? "no end" : spanText(lifetime);
  return itemErrorLifetime === undefined ? ofResponse : `${ofResponse}; errors of items ${spanText(itemErrorLifetime)}`;
}

function parameterText([name, { required, fallback }]: [string, ParameterFacts]): string {
  if (required) return name;
  return fallback === undefined ? `${name}?` : `${name} = ${JSON.stringify(fallback)}`;
}

function parametersText({ parameters, requireOneOf = [] }: Facts): string {
  const all = Object.entries(parameters).map(parameterText).join(", ") || "none";
  return requireOneOf.length === 0 ? all : `${all}; at least one of ${requireOneOf.join(" and ")}`;
}

const invalidConfigText = ({ name, response, invalidConfigMessage }: Facts): string =>
  response === undefined
    ? (invalidConfigMessage ?? `Invalid config for "${name}"`)
    : "null to a subscriber, INVALID_CONFIG (400) to a read";

const rowOf = (name: string, facts: Facts): EndpointRow => ({
  name,
  call: facts.route ?? "cache only",
  parameters: parametersText(facts),
  lifetime: lifetimeText(facts),
  invalidConfigMessage: invalidConfigText(facts),
});

/** A line for each call that an endpoint makes, in the order in which the data layer exports them. */
export const endpointRows: readonly EndpointRow[] = Object.entries(platform).flatMap(([name, endpoint]) =>
  factsOf(endpoint).map((facts) => rowOf(name, facts)),
);
