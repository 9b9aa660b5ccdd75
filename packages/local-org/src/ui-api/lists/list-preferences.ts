import type { ListPreferences as ListPreferencesResponse } from "@travel-design/platform";
import { OrgError } from "../../errors.ts";
import { asInput, asInputWith, type Input } from "../../http/input.ts";
import type { ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { ListQuery } from "../../records/record-store.ts";
import type { ListPreferences } from "../../user-data/index.ts";
import { get, requireRecords, patch, type Call, type Endpoint } from "../endpoint.ts";
import { unsortableTypes } from "../filters/field-kinds.ts";
import { invalidParameter } from "../paging.ts";
import { addressedList } from "./find-list-view.ts";
import { listReference } from "./list-reference.ts";

/** Maximum number of fields that a list is sorted by. */
export const maxSortFields = 5;
const widest = 10_000;

const none: ListPreferences = { columnWidths: {}, columnWrap: {}, orderedBy: [] };

const keyOf = ({ userId }: Call, listId: string): string => `${userId}:${listId}`;

/** The caller's preferences for a list. */
export const readPreferences = (call: Call, listId: string): ListPreferences =>
  call.org.userData.listPreferences.read(keyOf(call, listId)) ?? none;

/** A field of the list's object. */
function known(object: ObjectMetadata, name: string): string {
  if (object.fields.has(name)) return name;
  throw new OrgError(400, "INVALID_FIELD", `${object.apiName} has no field ${name}; take one of the list's columns.`);
}

/** Reads a map by field name. */
function readMap<Value>(
  object: ObjectMetadata,
  input: unknown,
  name: string,
  isValue: (value: unknown) => value is Value,
): Record<string, Value> {
  const entries = Object.entries(asInput(input, name)).map(([field, value]): [string, Value] => {
    if (!isValue(value)) throw invalidParameter(`${name} has a value for ${field} that does not fit.`);
    return [known(object, field), value];
  });
  return Object.fromEntries(entries);
}

const isWidth = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= -1 && value <= widest;

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

/**
 * Reads how a list is sorted.
 *
 * @throws OrgError 400
 */
export function readOrder(object: ObjectMetadata, input: unknown, name: string): ListPreferences["orderedBy"] {
  if (!Array.isArray(input) || input.length > maxSortFields)
    throw invalidParameter(`${name} must be a list of at most ${maxSortFields} fields.`);
  return input.map((item) => {
    const { fieldApiName, isAscending } = asInputWith(item, name, ["fieldApiName", "isAscending", "label"]);
    if (typeof fieldApiName !== "string" || typeof isAscending !== "boolean")
      throw invalidParameter(`${name} needs a fieldApiName and true or false as isAscending.`);
    const field = object.fields.get(known(object, fieldApiName));
    if (field && unsortableTypes.has(field.type)) throw invalidParameter(`${fieldApiName} cannot be sorted by.`);
    return { fieldApiName, isAscending };
  });
}

function changedPreferences(object: ObjectMetadata, before: ListPreferences, input: Input): ListPreferences {
  const { columnWidths = before.columnWidths, columnWrap = before.columnWrap, orderedBy = before.orderedBy } = input;
  return {
    columnWidths: {
      ...(input.columnWidths !== null && before.columnWidths),
      ...readMap(object, columnWidths ?? {}, "columnWidths", isWidth),
    },
    columnWrap: {
      ...(input.columnWrap !== null && before.columnWrap),
      ...readMap(object, columnWrap ?? {}, "columnWrap", isFlag),
    },
    orderedBy: readOrder(object, orderedBy ?? [], "orderedBy"),
  };
}

/**
 * Changes the caller's preferences for a list. An absent preference stays; `null` resets it to the default of the list.
 *
 * @throws OrgError 400
 */
export const changePreferences = (call: Call, object: ObjectMetadata, listId: string, input: Input): ListPreferences =>
  call.org.userData.listPreferences.change(keyOf(call, listId), (before = none) =>
    changedPreferences(object, before, input),
  );

/** An order as records are read by it. */
export const sortOfOrder = (order: ListPreferences["orderedBy"]): NonNullable<ListQuery["sort"]> =>
  order.map(({ fieldApiName, isAscending }) => ({ field: fieldApiName, descending: !isAscending }));

/** An order with the labels of its fields. */
export const orderInfo = (object: ObjectMetadata, order: ListPreferences["orderedBy"]) =>
  order.map(({ fieldApiName, isAscending }) => ({
    fieldApiName,
    isAscending,
    label: object.fields.get(fieldApiName)?.label ?? fieldApiName,
  }));

function represent(object: ObjectMetadata, preferences: ListPreferences, reference: object) {
  const { columnWidths, columnWrap, orderedBy } = preferences;
  return { columnWidths, columnWrap, listReference: reference, orderedBy: orderInfo(object, orderedBy) };
}

const path = "/list-preferences/:objectApiName/:listViewApiName";

/** The caller's preferences for list views. */
export const listPreferenceEndpoints: readonly Endpoint[] = [
  get<ListPreferencesResponse>(path, (call) => {
    const { object, listView } = addressedList(call);
    return represent(object, readPreferences(call, listView.id), listReference(object, listView));
  }),
  patch<ListPreferencesResponse>(path, (call, body) => {
    requireRecords(call);
    const { object, listView } = addressedList(call);
    const input = asInputWith(body, "the preferences", ["columnWidths", "columnWrap", "orderedBy"]);
    const preferences = changePreferences(call, object, listView.id, input);
    return represent(object, preferences, listReference(object, listView));
  }),
];
