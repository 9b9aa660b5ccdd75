import type { XmlElement } from "./xml.ts";

/** A permission set, as far as it matters to guests. */
export type PermissionSetMetadata = ReturnType<typeof readPermissionSet>;

/** Reads a `*.permissionset-meta.xml` file. */
export function readPermissionSet(element: XmlElement) {
  const namesWhere = (flag: string, list: string, name: string): Set<string> =>
    new Set(
      element
        .elements(list)
        .filter((permission) => permission.flag(flag))
        .map((permission) => permission.requiredText(name)),
    );
  return {
    /** Apex classes that may be called. */
    classes: namesWhere("enabled", "classAccesses", "apexClass"),
    readableObjects: namesWhere("allowRead", "objectPermissions", "object"),
    /** Fields that may be read, as `Object.Field`. */
    readableFields: namesWhere("readable", "fieldPermissions", "field"),
  };
}
