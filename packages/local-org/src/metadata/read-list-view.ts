import { declaredId } from "../salesforce-id.ts";
import { fieldOfColumn } from "./column-names.ts";
import type { FieldMetadata, ListFilterMetadata, ListViewMetadata } from "./org-metadata.ts";
import { isPlatformName } from "./read-field.ts";
import type { XmlElement } from "./xml.ts";

function readFilter(element: XmlElement, fields: ReadonlyMap<string, FieldMetadata>): ListFilterMetadata {
  const field = fieldOfColumn(element.requiredText("field"));
  if (!fields.has(field) && !isPlatformName(field))
    throw element.error(`the filter's field ${field} does not exist; correct or remove it`);
  const operation = element.requiredText("operation");
  return {
    field,
    // Files write `greaterThan` where the UI API says `GreaterThan`.
    operator: operation.charAt(0).toUpperCase() + operation.slice(1),
    // One value may hold several, with commas between them.
    operands: (element.text("value") ?? "").split(",").map((value) => value.trim()),
  };
}

/**
 * Reads a `*.listView-meta.xml` file. Columns of the platform's own that the local org does not know are left out, and
 * a list that filters by one is rejected when it is read.
 *
 * @throws MetadataError when a column or a filter is a custom field that the object does not have
 */
export function readListView(
  element: XmlElement,
  objectName: string,
  fields: ReadonlyMap<string, FieldMetadata>,
): ListViewMetadata {
  const developerName = element.requiredText("fullName");
  const columns = element.texts("columns").map(fieldOfColumn);
  const unknown = columns.filter((column) => !fields.has(column)).find((column) => !isPlatformName(column));
  if (unknown) throw element.error(`the column ${unknown} is no field of ${objectName}; correct or remove it`);
  const scope = element.text("filterScope") ?? "Everything";
  return {
    id: declaredId("00B", `${objectName}.${developerName}`),
    developerName,
    label: element.text("label") ?? developerName,
    columns: columns.filter((column) => fields.has(column)),
    scope,
    filters: element.elements("filters").map((filter) => readFilter(filter, fields)),
    filterLogic: element.text("booleanFilter") ?? null,
    visibility: "Public",
    ownerId: undefined,
  };
}
