import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { flag, mapOf, scalar, text } from "../../table/kinds.ts";
import { body, required } from "../../table/parameters.ts";
import type { Duplicates } from "./types.ts";

/** Which records a new one would be a duplicate of. */
export const findDuplicates = defineRead({
  name: "findDuplicates",
  method: "POST",
  path: "/predupe",
  parameters: {
    allowSaveOnDuplicate: body(flag),
    apiName: body(text),
    fields: required(body(mapOf(scalar))),
  },
  lifetime: lifetimes.duplicates,
  answer: whole(expectObject<Duplicates>({ matches: "array" })),
});
