import { withETag } from "../../http/response.ts";
import type { ListViewMetadata, ObjectMetadata } from "../../metadata/org-metadata.ts";
import type { Call } from "../endpoint.ts";
import { fieldTypes } from "../../metadata/field-types.ts";
import { unsortableTypes } from "../filters/field-kinds.ts";
import { operatorsFor } from "../filters/list-filter.ts";
import { visibleField, visibleFields } from "../find.ts";
import { messages } from "../messages.ts";
import { listViewKey } from "./find-list-view.ts";
import { orderInfo, readPreferences } from "./list-preferences.ts";
import { listReference, recentListName } from "./list-reference.ts";

const scopes: ReadonlyMap<string, { apiName: string; label: string }> = new Map([
  ["Everything", { apiName: "everything", label: messages.scopes.everything }],
  ["Mine", { apiName: "mine", label: messages.scopes.mine }],
]);

/** A scope as responses contain it. */
const scopeInfo = (scope: string): { apiName: string; label: string } =>
  scopes.get(scope) ?? { apiName: scope.toLowerCase(), label: scope };

function columnInfo(object: ObjectMetadata, fieldApiName: string) {
  const field = object.fields.get(fieldApiName);
  return {
    fieldApiName,
    label: field?.label ?? fieldApiName,
    lookupId: null,
    searchable: field?.type !== "LongTextArea",
    sortable: field !== undefined && !unsortableTypes.has(field.type),
  };
}

/** Shares by their kind: `Role.Reisontwerper` is a share of the kind `Role`. */
function shareInfo(shares: readonly string[]) {
  const byType = Map.groupBy(shares, (share) => share.split(".")[0] ?? share);
  return Array.from(byType, ([shareType, names]) => ({
    shareType,
    shares: names.map((name) => {
      const shareApiName = name.slice(shareType.length + 1);
      return { label: shareApiName, shareApiName };
    }),
  }));
}

/** Whether the caller may change or remove a list view: one of `force-app` is changed in its file. */
export const isOwnList = ({ userId }: Call, { ownerId }: ListViewMetadata): boolean => ownerId === userId;

/** The list view itself, with its columns and the caller's preferences. */
export function listInfo(call: Call, object: ObjectMetadata, listView: ListViewMetadata) {
  const { columnWidths, columnWrap, orderedBy } = readPreferences(call, listView.id);
  const isOwn = isOwnList(call, listView);
  const shares = call.org.userData.listViews.read(listViewKey(object, listView.developerName))?.listShares ?? [];
  return withETag({
    cloneable: call.access.canUseRecords && listView.developerName !== recentListName,
    createable: call.access.canUseRecords,
    deletable: isOwn,
    displayColumns: listView.columns
      .filter((name) => isVisible(call, object, name))
      .map((name) => columnInfo(object, name)),
    filterLogicString: listView.filterLogic,
    filteredByInfo: listView.filters
      .filter(({ field }) => isVisible(call, object, field))
      .map(({ field, operator, operands }) => ({
        fieldApiName: field,
        label: object.fields.get(field)?.label ?? field,
        operandLabels: operands,
        operator,
      })),
    label: listView.label,
    listReference: listReference(object, listView),
    listShares: shareInfo(shares),
    objectApiNames: [object.apiName],
    orderedByInfo: orderInfo(object, orderedBy),
    scope: { ...scopeInfo(listView.scope), entity: null, relatedEntity: null },
    searchable: true,
    updateable: isOwn,
    userPreferences: { columnWidths, columnWrap },
    visibility: listView.visibility,
    visibilityEditable: isOwn,
  });
}

/** Whether the caller may see a field of the object. */
const isVisible = ({ access }: Call, object: ObjectMetadata, name: string): boolean =>
  visibleField(access, object, name) !== undefined;

/** The scopes and columns that list views of the object can have. */
export function listObjectInfo(call: Call, object: ObjectMetadata) {
  return {
    availableScopes: Array.from(scopes.values(), (scope) => ({ ...scope, availableEntities: [] })),
    columns: visibleFields(call.access, object).map((field) => ({
      alias: field.apiName,
      dataType: fieldTypes[field.type].dataType,
      defaultFilterOperator: operatorsFor(field)[0] ?? null,
      displayable: true,
      fieldApiName: field.apiName,
      filterable: operatorsFor(field).length > 0,
      label: field.label,
      picklistValues: field.picklistValues
        .filter(({ active }) => active)
        .map(({ value, label }) => ({ apiName: value, label })),
      sortable: !unsortableTypes.has(field.type),
      supportedFilterOperators: operatorsFor(field),
    })),
    createable: call.access.canUseRecords,
    objectApiName: object.apiName,
    publicOrSharedCreateable: call.access.canUseRecords,
    relatedEntityApiName: null,
  };
}
