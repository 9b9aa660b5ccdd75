import * as platform from "@travel-design/platform";
import { Fragment, type ReactNode } from "react";
import { Table } from "../foundations/Table.tsx";

/** What is shown of an endpoint. */
interface Facts {
  readonly name: string;
  readonly method: string;
  readonly path: string | null;
  readonly parameters: Readonly<Record<string, { readonly required: boolean; readonly fallback?: unknown }>>;
  readonly lifetime?: number | "content";
  readonly refusal?: string;
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

/** A read says the same of every configuration that is not valid; a write names itself. */
const refusalText = ({ name, lifetime, refusal }: Facts): string =>
  lifetime === undefined ? (refusal ?? `Invalid config for "${name}"`) : "as any read";

const rows = Object.entries(platform).flatMap(([exported, endpoint]) =>
  factsOf(endpoint).map((facts) => ({ exported, facts })),
);

const columns = ["Endpoint", "Parameters", "Fresh for", "When the configuration is not valid"];

/** Every endpoint of the data layer, out of the table that runs it. Renders a `<table>`. */
export function EndpointTable(): ReactNode {
  return (
    <Table
      label="Endpoints"
      columns={columns}
      rows={rows.map(({ exported, facts }) => [
        <Fragment key="endpoint">
          <strong>{exported}</strong>
          <br />
          <code>{facts.path === null ? "the cache alone" : `${facts.method} ${facts.path}`}</code>
        </Fragment>,
        Object.entries(facts.parameters).map(parameterText).join(", ") || "none",
        lifetimeText(facts.lifetime),
        refusalText(facts),
      ])}
    />
  );
}
