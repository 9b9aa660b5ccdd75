import { defaultLayoutMode } from "../../constants.ts";
import * as lifetimes from "../../lifetimes.ts";
import { expectObject, whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { objectName, recordTypeId } from "../../table/kinds.ts";
import { path, query, required, withDefault } from "../../table/parameters.ts";
import { formFactor, layoutType, mode } from "../kinds.ts";
import type { LayoutUserState } from "./types.ts";

/** Which sections of a layout the user has folded. */
export const getLayoutUserState = defineRead({
  name: "getLayoutUserState",
  method: "GET",
  path: "/layout/{objectApiName}/user-state",
  parameters: {
    objectApiName: path(objectName),
    formFactor: query(formFactor),
    layoutType: withDefault(query(layoutType), "Full"),
    mode: withDefault(query(mode), defaultLayoutMode),
    recordTypeId: required(query(recordTypeId)),
  },
  lifetime: lifetimes.layoutUserState,
  answer: whole(expectObject<LayoutUserState>({ sectionUserStates: "object" })),
});
