import * as platform from "@travel-design/platform";
import type { ReactNode } from "react";

/** What is shown of an endpoint. */
interface Facts {
  readonly name: string;
  readonly method: string;
  readonly path: string | null;
  readonly parameters: Readonly<Record<string, { readonly required: boolean; readonly fallback?: unknown }>>;
  readonly lifetime?: number | "content";
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isFacts = (value: unknown): value is Facts => isObject(value) && "method" in value && "parameters" in value;

/** The forms of an endpoint: one, or those that it chooses from. */
function factsOf(endpoint: unknown): Facts[] {
  if (!isObject(endpoint) || !("form" in endpoint)) return [];
  const { form } = endpoint;
  if (isFacts(form)) return [form];
  const choices: unknown[] = isObject(form) && "choices" in form && Array.isArray(form.choices) ? form.choices : [];
  return choices.flatMap(factsOf);
}

const units = [
  [86_400_000, "d"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1000, "s"],
] as const;

function lifetimeText(lifetime: number | "content" | undefined): string {
  if (lifetime === undefined) return "a write";
  if (lifetime === "content") return "5 min, or as set";
  if (lifetime === 0) return "not kept";
  if (lifetime === Infinity) return "no end";
  const [size, unit] = units.find(([span]) => lifetime >= span) ?? [1, "ms"];
  return `${lifetime / size} ${unit}`;
}

function parameterText([name, { required, fallback }]: [string, Facts["parameters"][string]]): string {
  if (required) return name;
  return fallback === undefined ? `${name}?` : `${name} = ${JSON.stringify(fallback)}`;
}

const refusalText = ({ name, lifetime }: Facts): string =>
  lifetime === undefined ? `Invalid config for "${name}"` : "null to a subscriber, INVALID_CONFIG (400) to a read";

const rows = Object.entries(platform).flatMap(([exported, endpoint]) =>
  factsOf(endpoint).map((facts) => ({ exported, facts })),
);

/** Every endpoint of the data layer, out of the table that runs it. Renders a `<table>`. */
export function EndpointTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {["Name", "Call", "Parameters", "Fresh for", "When the configuration is not valid"].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ exported, facts }) => (
          <tr key={`${exported} ${facts.path}`}>
            <th scope="row">
              <code>{exported}</code>
            </th>
            <td>
              <code>{facts.path === null ? "the cache alone" : `${facts.method} ${facts.path}`}</code>
            </td>
            <td>{Object.entries(facts.parameters).map(parameterText).join(", ") || "none"}</td>
            <td>{lifetimeText(facts.lifetime)}</td>
            <td>{refusalText(facts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
