import { isJsonObject } from "../json.ts";
import { typeMismatch } from "../json-values.ts";
import type { Kind } from "./kinds.ts";

/** Where a parameter travels. */
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
  /** Sent when the caller gives none. */
  readonly fallback?: Checked | undefined;
  /** For the compiler alone: whether there always is a value. */
  readonly sure?: Sure;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** A entry where a parameter may travel: `query` or `body`, for parameters that several endpoints entry differently. */
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

/** What a caller writes. */
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

/** What is left of it after checking: one definition for each value, defaults filled in. */
export type CheckedOf<Of extends Parameters> = Flatten<
  { readonly [Key in SureKeys<Of>]: CheckedBy<Of[Key]> } & {
    readonly [Key in Exclude<keyof Of, SureKeys<Of>>]?: CheckedBy<Of[Key]> | undefined;
  }
>;

/** A part of the path; always required, never empty, never a step up. */
/* @__NO_SIDE_EFFECTS__ */
export function path<Input, Checked>(kind: Kind<Input, Checked>): Parameter<Input, Checked, true, true> {
  return { place: "path", kind, required: true };
}

/* @__NO_SIDE_EFFECTS__ */
export function query<Input, Checked>(kind: Kind<Input, Checked>): Parameter<Input, Checked, false, false> {
  return { place: "query", kind, required: false };
}

/* @__NO_SIDE_EFFECTS__ */
export function body<Input, Checked>(kind: Kind<Input, Checked>): Parameter<Input, Checked, false, false> {
  return { place: "body", kind, required: false };
}

/** A part of a definition with several parts, for example a file. */
/* @__NO_SIDE_EFFECTS__ */
export function part<Input, Checked>(kind: Kind<Input, Checked>): Parameter<Input, Checked, false, false> {
  return { place: "part", kind, required: false };
}

/** The parameter's name becomes the header's: `ifUnmodifiedSince` is sent as `If-Unmodified-Since`. */
/* @__NO_SIDE_EFFECTS__ */
export function header<Input, Checked>(kind: Kind<Input, Checked>): Parameter<Input, Checked, false, false> {
  return { place: "header", kind, required: false };
}

/** The same parameter, without which there is no call. */
/* @__NO_SIDE_EFFECTS__ */
export function required<Input, Checked>(of: Parameter<Input, Checked>): Parameter<Input, Checked, true, true> {
  return { place: of.place, kind: of.kind, required: true };
}

/** The same parameter, with the value that is sent when a caller gives none. */
/* @__NO_SIDE_EFFECTS__ */
export function withDefault<Input, Checked>(
  of: Parameter<Input, Checked>,
  fallback: Checked,
): Parameter<Input, Checked, false, true> {
  return { place: of.place, kind: of.kind, required: false, fallback };
}

/**
 * Checks what a caller wrote.
 *
 * @throws TypeError `Expected string but received number` at the first parameter that is missing or of another kind
 */
export function check<Of extends Parameters>(parameters: Of, config: unknown): CheckedOf<Of> {
  if (!isJsonObject(config)) throw typeMismatch("object", config);
  const values: Record<string, unknown> = {};
  for (const name in parameters) {
    const parameter: Parameter | undefined = parameters[name];
    if (!parameter) continue;
    const given = Object.hasOwn(config, name) ? config[name] : undefined;
    const kept = given === undefined ? parameter.fallback : parse(parameter, given);
    if (kept !== undefined) values[name] = kept;
  }
  assertComplete(parameters, values);
  return values;
}

/**
 * An object with properties of its own kinds, of which the unknown ones are left out.
 *
 * @example objectOf({ fieldApiName: required(body(string)), isAscending: required(body(boolean)) })
 */
/* @__NO_SIDE_EFFECTS__ */
export function objectOf<const Of extends Parameters>(properties: Of): Kind<ConfigOf<Of>, CheckedOf<Of>> {
  return { expected: "object", parse: (value) => check(properties, value) };
}

function parse({ kind, place }: Parameter, given: unknown): unknown {
  const kept = kind.parse(given);
  if (kept === undefined || (place === "path" && !isPathPart(kept))) throw typeMismatch(kind.expected, given);
  return kept;
}

/** Whether a value can stand in a path by itself: not empty, and no step of the path. */
export const isPathPart = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isPathPart) : value !== "" && value !== "." && value !== "..";

function assertComplete<Of extends Parameters>(parameters: Of, values: object): asserts values is CheckedOf<Of> {
  for (const name in parameters) {
    const parameter: Parameter | undefined = parameters[name];
    if (parameter?.required && !Object.hasOwn(values, name)) throw typeMismatch(parameter.kind.expected, undefined);
  }
}
