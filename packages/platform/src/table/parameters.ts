import { isJsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import type { Kind } from "./kinds.ts";

/** Where a parameter is sent. */
export type Place = "path" | "query" | "body" | "part" | "header";

/** One parameter of an endpoint. */
export interface Parameter<
  Input = unknown,
  Checked = unknown,
  Required extends boolean = boolean,
  Sure extends boolean = boolean,
> {
  readonly place: Place;
  readonly kind: Kind<Input, Checked>;
  readonly required: Required;
  /** Sent if the caller passes no value. */
  readonly fallback?: Checked | undefined;
  /** For the compiler only: whether there always is a value. */
  readonly sure?: Sure;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** Declares an optional parameter, for example `query` or `body`. */
export type At = <Input, Checked>(kind: Kind<Input, Checked>) => Parameter<Input, Checked, false, false>;

type Flatten<Type> = { [Key in keyof Type]: Type[Key] };

type InputBy<Of> = Of extends { readonly kind: { readonly input?: infer Input } } ? Exclude<Input, undefined> : never;

type CheckedBy<Of> = Of extends { readonly kind: { parse(value: unknown): infer Checked } }
  ? Exclude<Checked, undefined>
  : never;

type RequiredKeys<Of extends Parameters> = {
  [Key in keyof Of]: Of[Key] extends { readonly required: true } ? Key : never;
}[keyof Of];

type SureKeys<Of extends Parameters> = {
  [Key in keyof Of]: Of[Key] extends { readonly sure?: true } ? Key : never;
}[keyof Of];

/** The config that callers pass. */
export type ConfigOf<Of extends Parameters> = Flatten<
  { readonly [Key in RequiredKeys<Of>]: InputBy<Of[Key]> } & {
    readonly [Key in Exclude<keyof Of, RequiredKeys<Of>>]?: InputBy<Of[Key]> | undefined;
  }
>;

/** Requires at least one of some optional parameters. */
export type RequireOneOf<Config, Names extends string> = [Names] extends [never]
  ? unknown
  : { [Name in Names & keyof Config]: { readonly [Key in Name]: Exclude<Config[Key], undefined> } }[Names &
      keyof Config];

/** The checked config: normalized values, with defaults. */
export type CheckedOf<Of extends Parameters> = Flatten<
  { readonly [Key in SureKeys<Of>]: CheckedBy<Of[Key]> } & {
    readonly [Key in Exclude<keyof Of, SureKeys<Of>>]?: CheckedBy<Of[Key]> | undefined;
  }
>;

/** A part of the path; required, not empty, and neither `.` nor `..`. */
/* @__NO_SIDE_EFFECTS__ */
export function path<Input, Checked>(kind: Kind<Input, Checked>): Parameter<Input, Checked, true, true> {
  return { place: "path", kind, required: true };
}

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
export function required<Input, Checked>(of: Parameter<Input, Checked>): Parameter<Input, Checked, true, true> {
  return { place: of.place, kind: of.kind, required: true };
}

/** Adds a default value to a parameter. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<Input, Checked>(
  of: Parameter<Input, Checked>,
  fallback: Checked,
): Parameter<Input, Checked, false, true> {
  return { place: of.place, kind: of.kind, required: false, fallback };
}

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
