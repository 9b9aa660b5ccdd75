import { uiApiPath } from "../constants.ts";
import type { JsonObject } from "../json.ts";
import type { HttpMethod, TransportRequest } from "../transport/transport.ts";
import type { Parameters, Place } from "./parameters.ts";

/** What every endpoint says about its call, as a reference shows it. */
export interface CallFacts {
  /** Name in Salesforce's `lightning/ui*Api` modules. */
  readonly name: string;
  readonly method: HttpMethod;
  /** Path with `{parameter}` at the parts that parameters fill; null for what only the cache can hold. */
  readonly path: string | null;
  /** What the path is below; the UI API unless said otherwise. */
  readonly base?: string;
  readonly parameters: Parameters;
  /** Parameters of the path that the body holds once more. */
  readonly bodyAlsoHolds?: readonly string[];
}

/** What a call is built from. */
export interface CallForm<Checked> extends Omit<CallFacts, "name"> {
  readonly path: string;
  /** Path parts, query or body values that follow from several parameters, or replace one. */
  derive?(config: Checked): JsonObject;
}

const headerName = (parameter: string): string =>
  parameter.replace(/^[a-z]|[A-Z]/g, (letter, at: number) => (at > 0 ? `-${letter}` : letter.toUpperCase()));

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const pathPart = (value: unknown): string =>
  (Array.isArray(value) ? value : [value]).map((item) => encodeURIComponent(String(item))).join(",");

/** Builds the call for a checked configuration: only the table's parameters are sent, and only those that have a value. */
export function buildRequest<Checked extends JsonObject>(form: CallForm<Checked>, config: Checked): TransportRequest {
  const values: JsonObject = { ...config, ...form.derive?.(config) };
  const at = (place: Place): [string, unknown][] =>
    Object.entries(form.parameters)
      .filter(([name, parameter]) => parameter.place === place && values[name] !== undefined)
      .map(([name]) => [name, values[name]]);
  const query = at("query")
    .filter(([, value]) => !isEmptyList(value))
    .map(([name, value]) => [name, asText(value)] as const);
  const parts = at("part");
  const headers = at("header").map(([name, value]) => [headerName(name), asText(value)] as const);
  const repeated = (form.bodyAlsoHolds ?? []).map((name) => [name, values[name]]);
  const hasBody = Object.values(form.parameters).some(({ place }) => place === "body");
  return {
    method: form.method,
    path: (form.base ?? uiApiPath) + form.path.replace(/\{(\w+)\}/g, (_part, name: string) => pathPart(values[name])),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(hasBody && { body: Object.fromEntries([...repeated, ...at("body")]) }),
    ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
  };
}
