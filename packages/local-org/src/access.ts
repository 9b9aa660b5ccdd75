import type { OrgUser } from "./users.ts";
import { OrgError } from "./errors.ts";
import type { FieldMetadata, ObjectMetadata, OrgMetadata } from "./metadata/org-metadata.ts";
import type { PermissionSetMetadata } from "./metadata/read-permission-set.ts";

/** What one user may do. */
export interface Access {
  user: OrgUser;
  /** May know the object, its fields and its picklists. */
  canSeeObject(object: ObjectMetadata): boolean;
  canSeeField(object: ObjectMetadata, field: FieldMetadata): boolean;
  /** May see and change records. */
  canUseRecords: boolean;
  canRunClass(className: string): boolean;
}

const administrator: Access = {
  user: "administrator",
  canSeeObject: () => true,
  canSeeField: () => true,
  canUseRecords: true,
  canRunClass: () => true,
};

/**
 * Everyone may see platform fields and required ones: a permission set cannot name them. Sharing is private, so a guest
 * never reaches a record whatever the permission sets say.
 */
function guestAccess(permissionSets: readonly PermissionSetMetadata[]): Access {
  return {
    user: "guest",
    canSeeObject: ({ apiName }) => permissionSets.some(({ readableObjects }) => readableObjects.has(apiName)),
    canSeeField: ({ apiName: object }, { apiName, custom, required }) =>
      !custom || required || permissionSets.some(({ readableFields }) => readableFields.has(`${object}.${apiName}`)),
    canUseRecords: false,
    canRunClass: (className) => permissionSets.some(({ classes }) => classes.has(className)),
  };
}

/**
 * What a user may do under the present metadata.
 *
 * @param guestPermissionSets names of the permission sets that the guest holds; unknown ones are ignored
 */
export function accessOf(user: OrgUser, metadata: OrgMetadata, guestPermissionSets: readonly string[]): Access {
  if (user === "administrator") return administrator;
  return guestAccess(
    guestPermissionSets.map((name) => metadata.permissionSets.get(name)).filter((set) => set !== undefined),
  );
}

/** The error for something that the user may not do. */
export const insufficientAccess = (what: string): OrgError =>
  new OrgError(403, "INSUFFICIENT_ACCESS", `You do not have access to ${what}; ask your administrator.`);
