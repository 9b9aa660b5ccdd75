import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { flag, objectName, text } from "../../table/kinds.ts";
import { path, query } from "../../table/parameters.ts";
import type { ActionOverrides } from "./types.ts";

/** Which of an object's standard actions lead elsewhere. */
export const getActionOverrides = defineRead({
  name: "getActionOverrides",
  method: "GET",
  path: "/actions/overrides/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    defaultTemplateOnly: query(flag),
    type: query(text),
  },
  lifetime: lifetimes.actions,
  answer: whole(expectObject<ActionOverrides>({})),
});
