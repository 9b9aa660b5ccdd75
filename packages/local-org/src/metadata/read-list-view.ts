import { declaredId } from "../salesforce-id.ts";
import type { FieldMetadata, ListViewMetadata } from "./org-metadata.ts";
import type { XmlElement } from "./xml.ts";

/** What list view files call the platform's own fields. */
const columnNames = new Map([
  ["NAME", "Name"],
  ["CREATED_DATE", "CreatedDate"],
  ["CREATEDBY_USER", "CreatedById"],
  ["LAST_UPDATE", "LastModifiedDate"],
  ["UPDATEDBY_USER", "LastModifiedById"],
  ["OWNER.ALIAS", "OwnerId"],
  ["OWNER.FIRST_NAME", "OwnerId"],
  ["OWNER.LAST_NAME", "OwnerId"],
  ["RECORDTYPE", "RecordTypeId"],
]);

/**
 * Reads a `*.listView-meta.xml` file.
 *
 * @throws MetadataError when a column is no field of the object
 */
export function readListView(
  element: XmlElement,
  objectName: string,
  fields: ReadonlyMap<string, FieldMetadata>,
): ListViewMetadata {
  const developerName = element.requiredText("fullName");
  const columns = element.texts("columns").map((column) => columnNames.get(column) ?? column);
  const unknown = columns.find((column) => !fields.has(column));
  if (unknown) throw element.error(`the column ${unknown} is no field of ${objectName}; correct or remove it`);
  const scope = element.text("filterScope") ?? "Everything";
  return {
    id: declaredId("00B", `${objectName}.${developerName}`),
    developerName,
    label: element.text("label") ?? developerName,
    columns,
    scope,
    filtered: scope !== "Everything" || element.elements("filters").length > 0,
  };
}
