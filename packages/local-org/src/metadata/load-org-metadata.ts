import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { keyPrefixes } from "../salesforce-id.ts";
import { MetadataError } from "./metadata-error.ts";
import {
  masterRecordTypeId,
  type FieldMetadata,
  type ObjectMetadata,
  type OrgMetadata,
  type PermissionSetMetadata,
} from "./org-metadata.ts";
import { readField } from "./read-field.ts";
import { readListView } from "./read-list-view.ts";
import { readPermissionSet } from "./read-permission-set.ts";
import { readRecordType } from "./read-record-type.ts";
import { nameField, systemFields } from "./system-fields.ts";
import { readMetadataFile, type XmlElement } from "./xml.ts";

/** Names below a folder, sorted; none when the folder is not there. */
const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** Where `force-app/main/default` stands, and a folder or file below it. */
interface Place {
  root: string;
  folder: string;
}

/** Reads every file of one kind in a folder, for example each `*.field-meta.xml`; gives its element and its name. */
function readAll({ root, folder }: Place, kind: string, element: string): { element: XmlElement; name: string }[] {
  const ending = `.${kind}-meta.xml`;
  return namesIn(join(root, folder))
    .filter((file) => file.endsWith(ending))
    .map((file) => ({
      element: readMetadataFile(join(root, folder, file), `${folder}/${file}`, element),
      name: file.slice(0, -ending.length),
    }));
}

/** Like `readAll`, for kinds whose files repeat their name inside. */
function readAllNamed(place: Place, kind: string, elementName: string): XmlElement[] {
  return readAll(place, kind, elementName).map(({ element, name }) => {
    const fullName = element.requiredText("fullName");
    if (fullName !== name) throw element.error(`<fullName> is "${fullName}"; it must be the file's name, "${name}"`);
    if (!/^[A-Za-z]\w*$/.test(name)) throw element.error(`"${name}" is no API name: letters, digits and _ only`);
    return element;
  });
}

function readObject(root: string, apiName: string, keyPrefix: string): ObjectMetadata {
  const folder = `objects/${apiName}`;
  const file = `${folder}/${apiName}.object-meta.xml`;
  if (!/^[A-Za-z]\w*$/.test(apiName))
    throw new MetadataError(folder, "this is no API name: letters, digits and _ only");
  const object = readMetadataFile(join(root, file), file, "CustomObject");
  const at = (name: string): Place => ({ root, folder: `${folder}/${name}` });

  const fields = new Map<string, FieldMetadata>();
  for (const field of [nameField(object.element("nameField")), ...systemFields]) fields.set(field.apiName, field);
  for (const element of readAllNamed(at("fields"), "field", "CustomField")) {
    const field = readField(element);
    fields.set(field.apiName, field);
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
    keyPrefix,
    isCustomSetting: object.text("customSettingsType") !== undefined,
    fields,
    recordTypes: new Map(recordTypes.map((recordType) => [recordType.developerName, recordType])),
    defaultRecordTypeId: recordTypes.find(({ active }) => active)?.id ?? masterRecordTypeId,
    listViews: new Map(listViews.map((listView) => [listView.developerName, listView])),
  };
}

function readObjects(root: string): ReadonlyMap<string, ObjectMetadata> {
  const names = namesIn(join(root, "objects")).filter((name) => !name.startsWith("."));
  const objects = new Map<string, ObjectMetadata>();
  for (const [name, keyPrefix] of keyPrefixes(names)) objects.set(name, readObject(root, name, keyPrefix));
  return objects;
}

function readPermissionSets(root: string): ReadonlyMap<string, PermissionSetMetadata> {
  const files = readAll({ root, folder: "permissionsets" }, "permissionset", "PermissionSet");
  return new Map(files.map(({ element, name }) => [name, readPermissionSet(element, name)]));
}

/**
 * Reads objects and permission sets.
 *
 * @param root path of `force-app/main/default`
 * @throws MetadataError naming the file and the reason
 */
export function loadOrgMetadata(root: string): OrgMetadata {
  if (!existsSync(root))
    throw new MetadataError(root, "there is no such folder; give the path of force-app/main/default");
  return { objects: readObjects(root), permissionSets: readPermissionSets(root) };
}
