import { batchErrorMemory, lifetimes } from "../lifetimes.ts";
import { batch } from "../shapes/batch.ts";
import { expectObject, whole } from "../shapes/whole.ts";
import { defineRead } from "../table/define-read.ts";
import { objectName, objectNames } from "../table/kinds.ts";
import { path } from "../table/parameters.ts";
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

/** The same for several objects at once. */
export const getObjectInfos = defineRead({
  name: "getObjectInfos",
  method: "GET",
  path: "/object-info/batch/{objectApiNames}",
  parameters: { objectApiNames: path(objectNames) },
  lifetime: lifetimes.objectInfo,
  answer: batch({
    items: (cache, { objectApiNames }: { objectApiNames: readonly string[] }) =>
      objectApiNames.map((objectApiName) => getObjectInfo.entry(cache, { objectApiName })),
    errorMemory: batchErrorMemory.objectInfo,
  }),
});
