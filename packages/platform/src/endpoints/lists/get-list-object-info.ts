import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { ListObjectInfo } from "./types.ts";

/** What list views of an object can be made of. */
export const getListObjectInfo = defineRead({
  name: "getListObjectInfo",
  method: "GET",
  path: "/list-object-info/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
  },
  lifetime: lifetimes.listObjectInfo,
  answer: whole(expectObject<ListObjectInfo>({})),
});
