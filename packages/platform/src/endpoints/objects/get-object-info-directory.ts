import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import type { ObjectInfoDirectory } from "./types.ts";

/** The objects that the user may know of. */
export const getObjectInfoDirectory = defineRead({
  name: "getObjectInfoDirectory",
  method: "GET",
  path: "/object-info",
  parameters: {},
  lifetime: lifetimes.objectDirectory,
  answer: whole(expectObject<ObjectInfoDirectory>({ objects: "object" })),
});
