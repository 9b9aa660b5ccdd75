import type { Access } from "../access.ts";
import { json } from "../http/answer.ts";
import type { OrgRequest, Route } from "../http/router.ts";
import type { ObjectMetadata } from "../metadata/org-metadata.ts";
import type { Org } from "../org.ts";
import { findObject, findRecordType } from "./find.ts";
import { objectInfo } from "./object-info.ts";
import { allPicklistValues, picklistValues } from "./picklist-values.ts";

/** The object in the address, by the newest metadata, for whoever calls. */
function addressed(org: Org, { user, params }: OrgRequest): { object: ObjectMetadata; access: Access } {
  const caller = user();
  const metadata = org.metadata.latest();
  const access = org.access(caller, metadata);
  return { object: findObject(metadata, access, params.objectApiName ?? ""), access };
}

/** Object info and picklist values. */
export function objectRoutes(org: Org, base: string): Route[] {
  const object = `${base}/object-info/:objectApiName`;
  const recordType = `${object}/picklist-values/:recordTypeId`;
  return [
    {
      method: "GET",
      pattern: object,
      handle: (request) => {
        const found = addressed(org, request);
        return json(200, objectInfo(found.object, found.access));
      },
    },
    {
      method: "GET",
      pattern: recordType,
      handle: (request) => {
        const found = addressed(org, request);
        const type = findRecordType(found.object, request.params.recordTypeId ?? "");
        return json(200, allPicklistValues(found.object, found.access, type));
      },
    },
    {
      method: "GET",
      pattern: `${recordType}/:fieldApiName`,
      handle: (request) => {
        const found = addressed(org, request);
        const type = findRecordType(found.object, request.params.recordTypeId ?? "");
        return json(200, picklistValues(found.object, found.access, type, request.params.fieldApiName ?? ""));
      },
    },
  ];
}
