import type { FieldMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { Comparison, RecordFilter } from "../../records/record-filter.ts";
import type { FieldValue } from "../../records/field-value.ts";
import { visibleObject, type Viewer } from "../find.ts";
import { invalidParameter } from "../paging.ts";
import { referenceNamed } from "../relationship.ts";
import { numberTypes } from "./field-kinds.ts";
import { parseInputValue, type InputValue } from "./parse-input-value.ts";

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  ["eq", "="],
  ["lt", "<"],
  ["lte", "<="],
  ["gt", ">"],
  ["gte", ">="],
  ["like", "like"],
]);

/** What is filtered: an object with its visible fields. */
interface Target {
  viewer: Viewer;
  object: ObjectMetadata;
}

/** The type that a value must have to be compared with the field. */
function typeOf(field: FieldMetadata): "number" | "boolean" | "string" {
  if (numberTypes.has(field.type)) return "number";
  return field.type === "Checkbox" ? "boolean" : "string";
}

/** Dates and times may be written as `{ value: "2026-05-01" }`. */
function readOperand(field: FieldMetadata, input: InputValue): FieldValue {
  const value = input instanceof Map && input.size === 1 ? input.get("value") : input;
  if (value === null) return null;
  if (typeof value === "number" || typeof value === "boolean" || typeof value === "string") {
    if (typeof value === typeOf(field)) return value;
  }
  throw invalidParameter(`${field.apiName} is compared with something that is no ${typeOf(field)}.`);
}

const operandsOf = (field: FieldMetadata, input: InputValue): FieldValue[] => {
  if (!Array.isArray(input)) throw invalidParameter(`${field.apiName} needs a list of values between brackets.`);
  return input.map((value) => readOperand(field, value));
};

function comparison(field: FieldMetadata, operator: string, input: InputValue): RecordFilter {
  const fits = (is: Comparison) => (value: FieldValue) => ({ field: field.apiName, is, value });
  const is = comparisons.get(operator);
  if (is) return fits(is)(readOperand(field, input));
  if (operator === "ne") return { not: fits("=")(readOperand(field, input)) };
  if (operator === "in") return { any: operandsOf(field, input).map(fits("=")) };
  if (operator === "nin") return { not: { any: operandsOf(field, input).map(fits("=")) } };
  if (operator === "includes") return { any: operandsOf(field, input).map(fits("includes")) };
  if (operator === "excludes") return { not: { any: operandsOf(field, input).map(fits("includes")) } };
  throw invalidParameter(`The filter compares ${field.apiName} by "${operator}", which does not exist.`);
}

function fieldFilter(field: FieldMetadata, value: InputValue): RecordFilter {
  if (!(value instanceof Map)) throw invalidParameter(`Write { ${field.apiName}: { eq: … } } to compare a field.`);
  return { all: Array.from(value, ([operator, operand]) => comparison(field, operator, operand)) };
}

/** The condition on what a lookup points at. */
function lookupFilter({ viewer, object }: Target, name: string, value: InputValue): RecordFilter {
  const reference = referenceNamed(object, name);
  const parent = visibleObject(viewer, reference?.referenceTo[0] ?? "");
  if (!reference || !parent) throw invalidParameter(`${object.apiName} has no field or lookup ${name} to filter by.`);
  return {
    reference: reference.apiName,
    object: parent.apiName,
    meets: filterOf({ viewer, object: parent }, value),
  };
}

function entryFilter(target: Target, name: string, value: InputValue): RecordFilter {
  if (name === "and" || name === "or") {
    if (!Array.isArray(value)) throw invalidParameter(`${name} takes a list of conditions between brackets.`);
    const filters = value.map((item) => filterOf(target, item));
    return name === "and" ? { all: filters } : { any: filters };
  }
  if (name === "not") return { not: filterOf(target, value) };
  const field = target.object.fields.get(name);
  return field ? fieldFilter(field, value) : lookupFilter(target, name, value);
}

function filterOf(target: Target, value: InputValue): RecordFilter {
  if (!(value instanceof Map)) throw invalidParameter("A filter is written between braces.");
  return { all: Array.from(value, ([name, condition]) => entryFilter(target, name, condition)) };
}

/**
 * The records that a `where` text means.
 *
 * @param where as GraphQL writes it, for example `{ and: [ { City__c: { eq: "Delft" } } ] }`; empty for all
 * @throws OrgError 400 `INVALID_PARAMETER_VALUE` saying what is wrong with it
 */
export function whereFilter(viewer: Viewer, object: ObjectMetadata, where: string): RecordFilter | undefined {
  return where.trim() === "" ? undefined : filterOf({ viewer, object }, parseInputValue(where));
}
