import type { FieldMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { Call } from "../endpoint.ts";
import { fieldTypes } from "../../metadata/field-types.ts";
import { operatorsFor } from "../filters/list-filter.ts";
import { searchFilter } from "../filters/search-filter.ts";
import { visibleFields } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { unknownField } from "../record-selection.ts";
import { users } from "../../users.ts";
import { addressedLookup, lookupFields } from "./lookup-field.ts";

/** Maximum number of options in one response. */
const maxOptions = 200;

/** What of a lookup's targets is searched and shown. */
export function lookupMetadata(call: Call) {
  const { object, field, targets, isUser } = addressedLookup(call);
  const infos = targets.map((target) => [target.apiName, targetInfo(target.apiName, labelsOf(target))]);
  const ofUsers = isUser ? [["User", targetInfo("User", [["Name", "Name"]])]] : [];
  return {
    fieldApiName: field.apiName,
    objectApiName: object.apiName,
    secondaryField: targets[0]?.searchLayout.lookupFields[0] ?? null,
    targetInfo: Object.fromEntries([...infos, ...ofUsers]),
  };
}

/** Names and labels of the fields that a lookup shows. */
const labelsOf = (object: ObjectMetadata): [string, string][] =>
  lookupFields(object).map((name) => [name, object.fields.get(name)?.label ?? name]);

function targetInfo(objectApiName: string, fields: readonly [string, string][]) {
  const names = fields.map(([name]) => name);
  return {
    advancedLookupInfo: {
      displayInfo: { fields: fields.map(([fieldPath, label]) => ({ fieldPath, label, objectApiName })) },
    },
    objectApiName,
    suggestionsInfo: { displayLayout: { displayFields: names }, matchingInfo: { matchingFields: names } },
  };
}

/** The fields that searches of an object can be narrowed down by: those of its search layout, else its choices. */
function filterFields(call: Call, object: ObjectMetadata): FieldMetadata[] {
  const { filterFields: chosen } = object.searchLayout;
  return visibleFields(call.access, object)
    .filter((field) => operatorsFor(field).length > 0)
    .filter(({ apiName, type }) =>
      chosen.length > 0 ? chosen.includes(apiName) : type === "Picklist" || type === "Checkbox",
    );
}

/** The filters that searches of an object have. */
export function searchFilters(call: Call) {
  const object = addressedObject(call);
  return {
    configurationName: call.query.get("configurationName"),
    filters: filterFields(call, object).map((field) => ({
      defaultOperator: operatorsFor(field)[0] ?? "",
      filterApiName: field.apiName,
      label: field.label,
      supportedOperators: operatorsFor(field),
      targetFieldPath: `${object.apiName}.${field.apiName}`,
      type: fieldTypes[field.type].dataType,
    })),
    objectApiName: object.apiName,
  };
}

interface Option {
  label: string;
  value: string;
}

/** The records that a lookup points at somewhere, as choices. */
function recordOptions(call: Call, { referenceTo }: FieldMetadata, q: string): Option[] {
  if (!call.access.canUseRecords) return [];
  if (referenceTo.includes("User")) return Object.values(users).map(({ id, name }) => ({ label: name, value: id }));
  const target = call.metadata.objects.get(referenceTo[0] ?? "");
  if (!target) return [];
  const found = call.records.list(target.apiName, { where: searchFilter(target, q), limit: maxOptions });
  return found.map(({ id, fields }) => ({ label: String(fields.Name), value: id }));
}

/**
 * The choices of a filter.
 *
 * @throws OrgError 400 `INVALID_FIELD` for a filter that the object does not have
 */
export function searchFilterOptions(call: Call) {
  const object = addressedObject(call);
  const name = call.param("filterApiName");
  const field = filterFields(call, object).find(({ apiName }) => apiName === name);
  if (!field) throw unknownField(object, name);
  const q = call.query.get("q") ?? "";
  const matches = ({ label }: Option): boolean => label.toLowerCase().includes(q.toLowerCase());
  const options =
    field.referenceTo.length > 0
      ? recordOptions(call, field, q)
      : field.picklistValues.filter(({ active }) => active).map(({ label, value }) => ({ label, value }));
  return { filterApiName: name, objectApiName: object.apiName, options: options.filter(matches).slice(0, maxOptions) };
}
