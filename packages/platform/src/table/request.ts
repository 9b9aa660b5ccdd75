import { uiApiPath } from "../constants.ts";
import { PlatformError } from "../errors.ts";
import type { JsonObject } from "../json.ts";
import type { HttpMethod, TransportRequest } from "../transport.ts";
import type { CheckedOf, Parameters, Place } from "./parameters.ts";

/** Describes the request of an endpoint. */
export interface CallDefinition<Of extends Parameters = Parameters> {
  /**
   * Method and path with `{parameter}` placeholders; null if the data only comes with other responses. Reads that are too
   * long for a URL use POST.
   */
  readonly route: `${HttpMethod} ${string}` | null;
  /** Prefix of the path. Default: the UI API. */
  readonly base?: string;
  readonly parameters: Of;
  /** Path parameters that the body contains, too. */
  readonly bodyIncludes?: readonly (keyof Of & string)[];
  /** Computes path parts, query or body values from several parameters, or replaces them. */
  derive?(config: CheckedOf<Of>): JsonObject;
}

/** The definition of an endpoint, with its name in Salesforce's `lightning/ui*Api` modules. */
export type Named<Definition> = Definition & { readonly name: string };

const methods: readonly HttpMethod[] = ["GET", "POST", "PATCH", "DELETE"];

interface Draft extends Pick<TransportRequest, "method" | "path"> {
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  parts?: Record<string, unknown>;
  headers?: Record<string, string>;
}

const headerName = (parameter: string): string =>
  parameter.replace(/^[a-z]|[A-Z]/g, (letter, at: number) => (at > 0 ? `-${letter}` : letter.toUpperCase()));

const toText = (value: unknown): string => (Array.isArray(value) ? value.join(",") : String(value));

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const pathPart = (value: unknown): string =>
  Array.isArray(value) ? value.map(pathPart).join(",") : encodeURIComponent(String(value));

/** Builds the request of a checked config. Sends only declared parameters that have a value. */
export function buildRequest<Of extends Parameters>(
  definition: CallDefinition<Of>,
  config: CheckedOf<Of>,
): TransportRequest {
  const { route, base = uiApiPath, parameters, bodyIncludes = [] } = definition;
  const method = methods.find((name) => route?.startsWith(name));
  if (!route || !method) throw new PlatformError(400, "NOT_FETCHABLE", "data is not fetchable");
  const values: JsonObject = { ...config, ...definition.derive?.(config) };
  const template = route.slice(method.length + 1);
  const path = base + template.replace(/\{(\w+)\}/g, (_part, name: string) => pathPart(values[name]));
  const draft: Draft = { method, path };
  for (const name of Object.keys(parameters)) {
    const place = parameters[name]?.place;
    // Even if it stays empty: Salesforce rejects such a request without a body.
    if (place === "body") draft.body ??= {};
    if (values[name] !== undefined) setValue(draft, place, name, values[name]);
  }
  for (const name of bodyIncludes) setValue(draft, "body", name, values[name]);
  return draft;
}

function setValue(draft: Draft, place: Place | undefined, name: string, value: unknown): void {
  if (place === "body") (draft.body ??= {})[name] = value;
  else if (place === "part") (draft.parts ??= {})[name] = value;
  else if (place === "header") (draft.headers ??= {})[headerName(name)] = toText(value);
  else if (place === "query" && !isEmptyList(value)) (draft.query ??= {})[name] = toText(value);
}
