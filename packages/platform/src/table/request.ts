import { uiApiPath } from "../constants.ts";
import type { JsonObject } from "../json.ts";
import type { HttpMethod, TransportRequest } from "../transport.ts";
import type { Parameters, Place } from "./parameters.ts";

/** What every endpoint says about its call, as a reference shows it. */
export interface CallDefinition {
  /** Name in Salesforce's `lightning/ui*Api` modules. */
  readonly name: string;
  /** Default: `GET`. */
  readonly method?: HttpMethod;
  /** Path with `{parameter}` at the parts that parameters fill; null for what only the cache can hold. */
  readonly path: string | null;
  /** What the path is below; the UI API unless said otherwise. */
  readonly base?: string;
  readonly parameters: Parameters;
  /** Parameters of the path that the body holds once more. */
  readonly bodyIncludes?: readonly string[];
}

/** What a call is built from. */
export interface CallSource<Checked> extends Omit<CallDefinition, "name"> {
  readonly path: string;
  /** Path parts, query or body values that follow from several parameters, or replace one. */
  derive?(config: Checked): JsonObject;
}

/** A call in the making. */
interface Draft extends Pick<TransportRequest, "method" | "path"> {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  parts?: Record<string, unknown>;
  headers?: Record<string, string>;
}

const headerName = (parameter: string): string =>
  parameter.replace(/^[a-z]|[A-Z]/g, (letter, at: number) => (at > 0 ? `-${letter}` : letter.toUpperCase()));

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const pathPart = (value: unknown): string =>
  Array.isArray(value) ? value.map(pathPart).join(",") : encodeURIComponent(String(value));

/** Builds the call for a checked configuration: only the table's parameters are sent, and only those that have a value. */
export function buildRequest<Checked extends JsonObject>(
  definition: CallSource<Checked>,
  config: Checked,
): TransportRequest {
  const { method = "GET", base = uiApiPath, parameters, bodyIncludes = [] } = definition;
  const values: JsonObject = definition.derive ? { ...config, ...definition.derive(config) } : config;
  const path = base + definition.path.replace(/\{(\w+)\}/g, (_part, name: string) => pathPart(values[name]));
  const draft: Draft = { method, path };
  for (const name of Object.keys(parameters)) {
    const place = parameters[name]?.place;
    // Also when nothing goes into it: a server that expects a body refuses a call without one.
    if (place === "body") draft.body ??= {};
    if (values[name] !== undefined) put(draft, place, name, values[name]);
  }
  for (const name of bodyIncludes) put(draft, "body", name, values[name]);
  return draft;
}

function put(draft: Draft, place: Place | undefined, name: string, value: unknown): void {
  if (place === "body") (draft.body ??= {})[name] = value;
  else if (place === "part") (draft.parts ??= {})[name] = value;
  else if (place === "header") (draft.headers ??= {})[headerName(name)] = asText(value);
  else if (place === "query" && !isEmptyList(value)) (draft.query ??= {})[name] = asText(value);
}
