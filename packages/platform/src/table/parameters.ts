import { isJsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import type { Kind } from "./kinds.ts";

/** Where a parameter is sent. */
export type Place = "path" | "query" | "body" | "part" | "header";

/**
 * One parameter of an endpoint.
 *
 * @typeParam Input what callers pass; includes undefined if they may pass nothing
 * @typeParam Checked the normalized value; includes undefined if there may be none
 */
export interface Parameter<Input = unknown, Checked = unknown> {
  readonly place: Place;
  readonly kind: Kind<unknown>;
  readonly required: boolean;
  /** Sent if the caller passes no value. */
  readonly fallback?: Checked;
  /** For the compiler only. */
  readonly input?: Input;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** Declares an optional parameter, for example `query` or `body`. */
export type At = <Input, Checked>(kind: Kind<Input, Checked>) => Parameter<Input | undefined, Checked | undefined>;

type OptionalKeys<Values> = { [Key in keyof Values]: undefined extends Values[Key] ? Key : never }[keyof Values];

/** Makes the properties optional that may be undefined. */
type WithOptional<Values, Optional extends keyof Values = OptionalKeys<Values>> = Flatten<
  { readonly [Key in Exclude<keyof Values, Optional>]: Values[Key] } & { readonly [Key in Optional]?: Values[Key] }
>;

type Flatten<Type> = { [Key in keyof Type]: Type[Key] };

/** The config that callers pass. */
export type ConfigOf<Of extends Parameters> = WithOptional<{
  [Key in keyof Of]: Of[Key] extends Parameter<infer Input, infer _Checked> ? Input : never;
}>;

/** The checked config: normalized values, with defaults. */
export type CheckedOf<Of extends Parameters> = WithOptional<{
  [Key in keyof Of]: Of[Key] extends Parameter<infer _Input, infer Checked> ? Checked : never;
}>;

/** Requires at least one of some optional parameters. */
export type RequireOneOf<Config, Names extends string> = [Names] extends [never]
  ? unknown
  : { [Name in Names & keyof Config]: { readonly [Key in Name]: Exclude<Config[Key], undefined> } }[Names &
      keyof Config];

/** A part of the path; required, not empty, and neither `.` nor `..`. */
/* @__NO_SIDE_EFFECTS__ */
export const path = <Input, Checked>(kind: Kind<Input, Checked>): Parameter<Input, Checked> => ({
  place: "path",
  kind,
  required: true,
});

/* @__NO_SIDE_EFFECTS__ */
export const query: At = (kind) => ({ place: "query", kind, required: false });

/* @__NO_SIDE_EFFECTS__ */
export const body: At = (kind) => ({ place: "body", kind, required: false });

/** A part of multipart form data, for example a file. */
/* @__NO_SIDE_EFFECTS__ */
export const part: At = (kind) => ({ place: "part", kind, required: false });

/** A header: `ifUnmodifiedSince` is sent as `If-Unmodified-Since`. */
/* @__NO_SIDE_EFFECTS__ */
export const header: At = (kind) => ({ place: "header", kind, required: false });

/** Makes a parameter required. */
/* @__NO_SIDE_EFFECTS__ */
export const required = <Input, Checked>({
  place,
  kind,
}: Parameter<Input | undefined, Checked | undefined>): Parameter<Input, Checked> => ({ place, kind, required: true });

/** Adds a default value to a parameter. */
/* @__NO_SIDE_EFFECTS__ */
export const withDefault = <Input, Checked>(
  { place, kind }: Parameter<Input, Checked | undefined>,
  fallback: Checked,
): Parameter<Input, Checked> => ({ place, kind, required: false, fallback });

/**
 * Checks and normalizes a config.
 *
 * @throws TypeError `Expected string but received number` for the first parameter that is missing or invalid
 */
export function check<Of extends Parameters>(parameters: Of, config: unknown): CheckedOf<Of> {
  if (!isJsonObject(config)) throw typeMismatch("object", config);
  const values: Record<string, unknown> = {};
  for (const name in parameters) {
    const parameter: Parameter | undefined = parameters[name];
    if (!parameter) continue;
    const input = Object.hasOwn(config, name) ? config[name] : undefined;
    const parsed = input === undefined ? parameter.fallback : parse(parameter, input);
    if (parsed !== undefined) values[name] = parsed;
  }
  assertComplete(parameters, values);
  return values;
}

/**
 * An object with declared properties. Other properties are ignored.
 *
 * @example objectOf({ fieldApiName: required(body(string)), isAscending: required(body(boolean)) })
 */
/* @__NO_SIDE_EFFECTS__ */
export function objectOf<const Of extends Parameters>(properties: Of): Kind<ConfigOf<Of>, CheckedOf<Of>> {
  return { expected: "object", parse: (value) => check(properties, value) };
}

function parse({ kind, place }: Parameter, input: unknown): unknown {
  const parsed = kind.parse(input);
  if (parsed === undefined || (place === "path" && !isPathPart(parsed))) throw typeMismatch(kind.expected, input);
  return parsed;
}

/** Whether a value can be a part of a path: not empty, and neither `.` nor `..`. */
export const isPathPart = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPathPart) : value !== "" && value !== "." && value !== "..";

function assertComplete<Of extends Parameters>(parameters: Of, values: object): asserts values is CheckedOf<Of> {
  for (const name in parameters) {
    const parameter: Parameter | undefined = parameters[name];
    if (parameter?.required && !Object.hasOwn(values, name)) throw typeMismatch(parameter.kind.expected, undefined);
  }
}
