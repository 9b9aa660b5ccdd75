import type { XmlElement } from "@travel-design/local-org/internal";
import { metadataOf } from "../metadata.ts";
import { isRequired, readObjects, type ObjectMetadata } from "../object-metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** Permission sets whose names begin like this are assigned to visitors who are not signed in. */
const guestPrefix = "Website_Guest";
const forbiddenForGuests = [
  "allowCreate",
  "allowEdit",
  "allowDelete",
  "viewAllRecords",
  "modifyAllRecords",
  "viewAllFields",
];
/** These reach further than one object or class. */
const elementsForbiddenForGuests = [
  "userPermissions",
  "customSettingAccesses",
  "customMetadataTypeAccesses",
  "pageAccesses",
];

/** Fields that people may not edit, and why. */
const serverFields: Readonly<Record<string, string>> = {
  ...fieldsWith("the server or a visitor recognizes a request by it", [
    "SubmissionKey__c",
    "SubmissionDigest__c",
    "Reference__c",
  ]),
  ...fieldsWith("it proves what the visitor agreed to", [
    "ConsentAt__c",
    "Newsletter__c",
    "PrivacyPolicy__c",
    "PrivacyVersion__c",
  ]),
  ...fieldsWith("the guest user decides which site it came from", ["Site__c"]),
};

function fieldsWith(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`Contact_Request__c.${name}`, reason]));
}

/** Permission sets grant what exists, and neither guests nor employees more than they need. */
export const permissions: Rule = {
  title: "Permission sets name what exists, and grant no more than people need",
  check(source) {
    const objects = readObjects(source);
    return metadataOf(source, ".permissionset-meta.xml").flatMap(({ path, name, content }) =>
      [
        ...checkFields(content, objects),
        ...checkNames(content, objects, source),
        ...(name.startsWith(guestPrefix) ? checkGuest(content) : []),
      ].map((text) => problemIn(path, text)),
    );
  },
};

function checkFields(content: XmlElement, objects: ReadonlyMap<string, ObjectMetadata>): string[] {
  return content.elements("fieldPermissions").flatMap((permission) => {
    const name = permission.text("field") ?? "";
    const [object = "", field = ""] = name.split(".");
    const found = objects.get(object)?.fields.get(field);
    if (!found) return field.endsWith("__c") ? [`the field ${name} does not exist; remove its fieldPermissions.`] : [];
    return [
      ...(isRequired(found)
        ? [`the field ${name} is required, and an org rejects fieldPermissions of required fields; remove them.`]
        : []),
      ...(serverFields[name] !== undefined && permission.flag("editable")
        ? [`people may not edit ${name}, because ${serverFields[name]}; set editable to false.`]
        : []),
    ];
  });
}

function checkNames(content: XmlElement, objects: ReadonlyMap<string, ObjectMetadata>, source: SourceTree): string[] {
  const named = (list: string, name: string): string[] =>
    content.elements(list).flatMap((element) => element.texts(name));
  const isKnownRecordType = (path: string): boolean => {
    const [object = "", recordType = ""] = path.split(".");
    return objects.get(object)?.recordTypes.has(recordType) ?? false;
  };
  return [
    ...named("classAccesses", "apexClass")
      .filter((name) => !source.has(`classes/${name}.cls`))
      .map((name) => `the class ${name} does not exist`),
    ...named("objectPermissions", "object")
      .filter((name) => /__[ce]$/.test(name) && !objects.has(name))
      .map((name) => `the object ${name} does not exist`),
    ...named("recordTypeVisibilities", "recordType")
      .filter((path) => !isKnownRecordType(path))
      .map((path) => `the record type ${path} does not exist`),
  ].map((text) => `${text}; remove it from the permission set, or correct the name.`);
}

/** Creating a platform event publishes it, which stores nothing that a guest could change. */
const isPublishing = (right: string, object: string): boolean => right === "allowCreate" && object.endsWith("__e");

function checkGuest(content: XmlElement): string[] {
  const rights = content.elements("objectPermissions").flatMap((permission) => {
    const object = permission.text("object") ?? "";
    return forbiddenForGuests
      .filter((right) => permission.flag(right) && !isPublishing(right, object))
      .map((right) => `guests may not have ${right} on ${object}; set it to false.`);
  });
  const editable = content
    .elements("fieldPermissions")
    .filter((permission) => permission.flag("editable"))
    .map((permission) => `guests may not edit ${permission.text("field")}; set editable to false.`);
  const granted = elementsForbiddenForGuests
    .filter((name) => content.elements(name).length > 0)
    .map((name) => `guests may not have ${name}; remove them.`);
  return [...rights, ...editable, ...granted];
}
