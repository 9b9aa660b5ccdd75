import { asInputWith, stringOf, stringsOf, type Input } from "../../http/input.ts";
import type { ListFilterMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { StoredListView } from "../../user-data/index.ts";
import { listViewFilter } from "../filters/list-filter.ts";
import { invalidParameter } from "../paging.ts";
import { unknownField } from "../record-selection.ts";

/** What users decide of a list view. */
export type ListSettings = Pick<
  StoredListView,
  "label" | "columns" | "filters" | "filterLogic" | "scope" | "visibility" | "listShares"
>;

/** Keys that a change may have. */
export const changeKeys = [
  "displayColumns",
  "filterLogicString",
  "filteredByInfo",
  "label",
  "listShares",
  "scope",
  "visibility",
];

const maxColumns = 15;
const maxFilters = 10;
const maxOperands = 100;
const maxOperandLength = 1000;
const maxLabelLength = 40;

function readColumns(object: ObjectMetadata, input: Input): string[] {
  const columns = stringsOf(input, "displayColumns");
  const unknown = columns.find((name) => !object.fields.has(name));
  if (unknown !== undefined) throw unknownField(object, unknown);
  if (columns.length === 0 || columns.length > maxColumns || new Set(columns).size < columns.length)
    throw invalidParameter(`displayColumns must be 1 to ${maxColumns} different fields.`);
  return [...columns];
}

/** @throws OrgError 400 for anything but a field, an operator and values */
export function readFilter(item: unknown): ListFilterMetadata {
  const input = asInputWith(item, "filteredByInfo", ["fieldApiName", "label", "operandLabels", "operator"]);
  const operands = stringsOf(input, "operandLabels");
  if (operands.length > maxOperands || operands.some(({ length }) => length > maxOperandLength))
    throw invalidParameter(`A condition takes ${maxOperands} values of ${maxOperandLength} characters.`);
  return { field: stringOf(input, "fieldApiName", ""), operator: stringOf(input, "operator", ""), operands };
}

function readFilters(input: Input): ListFilterMetadata[] {
  const { filteredByInfo } = input;
  if (!Array.isArray(filteredByInfo) || filteredByInfo.length > maxFilters)
    throw invalidParameter(`filteredByInfo must be a list of at most ${maxFilters} conditions.`);
  return filteredByInfo.map(readFilter);
}

function readScope(input: Input): string {
  const { apiName } = asInputWith(input.scope, "scope", ["apiName", "entityId", "label", "relatedEntityId"]);
  if (apiName === "everything") return "Everything";
  if (apiName === "mine") return "Mine";
  throw invalidParameter("scope needs the apiName everything or mine.");
}

function readVisibility(input: Input): string {
  const visibility = stringOf(input, "visibility", "");
  if (["Private", "Public", "Shared"].includes(visibility)) return visibility;
  throw invalidParameter("visibility must be Private, Public or Shared.");
}

function readLabel(input: Input): string {
  const label = stringOf(input, "label", "").trim();
  if (label !== "" && label.length <= maxLabelLength) return label;
  throw invalidParameter(`label must be a string of 1 to ${maxLabelLength} characters.`);
}

/**
 * The settings after a change: what is absent stays.
 *
 * @param userId for whom they are checked
 * @throws OrgError 400 for settings that do not fit the object or each other
 */
export function changedSettings(
  object: ObjectMetadata,
  before: StoredListView,
  input: Input,
  userId: string,
): StoredListView {
  const isGiven = (name: string): boolean => (input[name] ?? null) !== null;
  const settings: ListSettings = {
    label: isGiven("label") ? readLabel(input) : before.label,
    columns: isGiven("displayColumns") ? readColumns(object, input) : before.columns,
    filters: isGiven("filteredByInfo") ? readFilters(input) : before.filters,
    // A logic of conditions that are replaced says nothing about the new ones.
    filterLogic:
      stringOf(input, "filterLogicString", (isGiven("filteredByInfo") ? null : before.filterLogic) ?? "") || null,
    scope: isGiven("scope") ? readScope(input) : before.scope,
    visibility: isGiven("visibility") ? readVisibility(input) : before.visibility,
    listShares: isGiven("listShares") ? stringsOf(input, "listShares") : before.listShares,
  };
  const changed = { ...before, ...settings };
  listViewFilter(object, changed, userId, Date.now());
  return changed;
}
