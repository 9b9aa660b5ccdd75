import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { ObjectInfo } from "./types.ts";

/** What an object is made of: fields, record types, what may be done with it. */
export const getObjectInfo = defineRead({
  name: "getObjectInfo",
  method: "GET",
  path: "/object-info/{objectApiName}",
  parameters: { objectApiName: path(objectName) },
  lifetime: lifetimes.objectInfo,
  answer: whole(expectObject<ObjectInfo>({ apiName: "string", fields: "object" })),
});
