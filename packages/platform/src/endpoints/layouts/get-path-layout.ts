import { defaultLayoutMode, masterRecordTypeId } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, recordTypeId, text } from "../../table/kinds.ts";
import { path, query, required, withDefault } from "../../table/parameters.ts";
import { formFactor, mode } from "../kinds.ts";
import type { PathLayout } from "./types.ts";

/** The stages that a record goes through. */
export const getPathLayout = defineRead({
  name: "getPathLayout",
  method: "GET",
  path: "/path/layout/{objectApiName}",
  parameters: {
    objectApiName: path(objectName),
    layoutOverride: required(query(text)),
    recordTypeId: withDefault(query(recordTypeId), masterRecordTypeId),
    mode: withDefault(query(mode), defaultLayoutMode),
    formFactor: query(formFactor),
  },
  lifetime: lifetimes.pathLayout,
  answer: whole(expectObject<PathLayout>({})),
});
