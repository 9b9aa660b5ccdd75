import type { ObjectPermission, PermissionSetMetadata } from "./org-metadata.ts";
import type { XmlElement } from "./xml.ts";

function readObjectPermission(element: XmlElement): [string, ObjectPermission] {
  return [
    element.requiredText("object"),
    {
      read: element.flag("allowRead"),
      create: element.flag("allowCreate"),
      edit: element.flag("allowEdit"),
      delete: element.flag("allowDelete"),
    },
  ];
}

/** Reads a `*.permissionset-meta.xml` file; its name is the file's name. */
export function readPermissionSet(element: XmlElement, name: string): PermissionSetMetadata {
  return {
    name,
    label: element.text("label") ?? name,
    classes: new Set(
      element
        .elements("classAccesses")
        .filter((access) => access.flag("enabled"))
        .map((access) => access.requiredText("apexClass")),
    ),
    objects: new Map(element.elements("objectPermissions").map(readObjectPermission)),
    readableFields: new Set(
      element
        .elements("fieldPermissions")
        .filter((permission) => permission.flag("readable"))
        .map((permission) => permission.requiredText("field")),
    ),
  };
}
