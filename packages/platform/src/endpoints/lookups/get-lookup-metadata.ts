import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, text } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import type { LookupMetadata } from "./types.ts";

/** How a lookup field is searched. */
export const getLookupMetadata = defineRead({
  name: "getLookupMetadata",
  method: "GET",
  path: "/search-info/{objectApiName}/lookup/{fieldApiName}",
  parameters: {
    objectApiName: path(objectName),
    fieldApiName: path(text),
  },
  lifetime: lifetimes.lookupMetadata,
  answer: whole(expectObject<LookupMetadata>({})),
});
