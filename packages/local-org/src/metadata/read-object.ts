import { existsSync } from "node:fs";
import { join } from "node:path";
import { MetadataError } from "./metadata-error.ts";
import { readAllNamed, type PathNode } from "./metadata-files.ts";
import { masterRecordTypeId, type FieldMetadata, type ObjectMetadata } from "./org-metadata.ts";
import { readField } from "./read-field.ts";
import { readListView } from "./read-list-view.ts";
import { readActionOverride, readCompactLayout, readSearchLayout } from "./read-object-parts.ts";
import { readRecordType } from "./read-record-type.ts";
import { nameField, systemFields } from "./system-fields.ts";
import { readMetadataFile, XmlElement } from "./xml.ts";

/** Standard objects whose name is a number. */
const numbered: ReadonlySet<string> = new Set(["Case", "Contract", "Order"]);

/** What an object without a file of its own is: a standard object, or one that another package defines. */
const builtIn = (apiName: string, file: string): XmlElement =>
  new XmlElement(numbered.has(apiName) ? { nameField: { type: "AutoNumber", displayFormat: "{00000000}" } } : {}, file);

/**
 * Reads an object and everything in its folder, except its key prefix.
 *
 * @param valueSets global value sets by name
 */
export function readObject(
  root: string,
  apiName: string,
  valueSets: ReadonlyMap<string, XmlElement>,
): Omit<ObjectMetadata, "keyPrefix"> {
  const folder = `objects/${apiName}`;
  const file = `${folder}/${apiName}.object-meta.xml`;
  if (!/^[A-Za-z]\w*$/.test(apiName))
    throw new MetadataError(folder, "this is no API name: letters, digits and _ only");
  const isStandard = !apiName.includes("__");
  // A custom object needs its file. A folder of a standard object may contain a single field.
  const isBuiltIn = !existsSync(join(root, isStandard ? file : folder));
  const object = isBuiltIn ? builtIn(apiName, file) : readMetadataFile(join(root, file), file, "CustomObject");
  const declaredName = object.element("nameField") ?? builtIn(apiName, file).element("nameField");
  const at = (name: string): PathNode => ({ root, folder: `${folder}/${name}` });

  const fields = new Map<string, FieldMetadata>();
  for (const field of [nameField(declaredName), ...systemFields]) fields.set(field.apiName, field);
  for (const element of readAllNamed(at("fields"), "field", "CustomField")) {
    const field = readField(element, valueSets);
    if (!fields.has(field.apiName)) fields.set(field.apiName, field);
  }
  const recordTypes = readAllNamed(at("recordTypes"), "recordType", "RecordType").map((element) =>
    readRecordType(element, apiName, fields),
  );
  const listViews = readAllNamed(at("listViews"), "listView", "ListView").map((element) =>
    readListView(element, apiName, fields),
  );
  return {
    apiName,
    label: object.text("label") ?? apiName,
    labelPlural: object.text("pluralLabel") ?? object.text("label") ?? apiName,
    isCustomSetting: object.text("customSettingsType") !== undefined,
    isSearchable: isStandard || object.flag("enableSearch"),
    fields,
    recordTypes: new Map(recordTypes.map((recordType) => [recordType.developerName, recordType])),
    defaultRecordTypeId: recordTypes.find(({ active }) => active)?.id ?? masterRecordTypeId,
    listViews: new Map(listViews.map((listView) => [listView.developerName, listView])),
    compactLayout: readCompactLayout(root, folder, object),
    searchLayout: readSearchLayout(object.element("searchLayouts")),
    actionOverrides: object.elements("actionOverrides").map(readActionOverride),
  };
}
