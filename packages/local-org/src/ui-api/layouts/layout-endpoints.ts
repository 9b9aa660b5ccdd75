import type { LayoutUserState, PathLayout, RecordLayout, RecordUi } from "@travel-design/platform";
import { get, patch, type Call, type Endpoint } from "../endpoint.ts";
import { recordTypeOfQuery } from "../find.ts";
import { addressedObject } from "../lists/find-list-view.ts";
import { choiceOfQuery, formFactors } from "../query.ts";
import { layoutTypes, modes, representLayout, type ShownLayout } from "./layout-representation.ts";
import { pathLayout } from "./path-layout.ts";
import { recordUi } from "./record-ui.ts";
import { changeUserState, layoutUserState } from "./user-state.ts";

/** The layout that path and query name; it is the same for every size of screen. */
function addressedLayout(call: Call): ShownLayout {
  const object = addressedObject(call);
  choiceOfQuery(call.query, "formFactor", formFactors, "Large");
  return representLayout(call, {
    object,
    recordType: recordTypeOfQuery(call.query, object),
    type: choiceOfQuery(call.query, "layoutType", layoutTypes, "Full"),
    mode: choiceOfQuery(call.query, "mode", modes, "View"),
  });
}

const statePath = "/layout/:objectApiName/user-state";

/** Layouts, the sections that users have collapsed, and records with their layouts. */
export const layoutEndpoints: readonly Endpoint[] = [
  get<RecordLayout>("/layout/:objectApiName", addressedLayout),
  get<LayoutUserState>(statePath, (call) => layoutUserState(call, addressedLayout(call))),
  patch<LayoutUserState>(statePath, (call, body) => changeUserState(call, addressedLayout(call), body)),
  get<PathLayout>("/path/layout/:objectApiName", pathLayout),
  get<RecordUi>("/record-ui/:recordIds", recordUi),
];
