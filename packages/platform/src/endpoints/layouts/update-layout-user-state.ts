import { defaultLayoutMode } from "../../constants.ts";
import { defineWrite } from "../../table/define-write.ts";
import { mapOf, objectName, recordTypeId, flag, text } from "../../table/kinds.ts";
import { body, objectOf, path, query, required, withDefault } from "../../table/parameters.ts";
import { layoutType, mode } from "../kinds.ts";
import { takeForEveryDevice } from "../take-for-every-device.ts";
import { getLayoutUserState } from "./get-layout-user-state.ts";

/** Folds and unfolds sections of a layout for the user. */
export const updateLayoutUserState = defineWrite({
  name: "updateLayoutUserState",
  method: "PATCH",
  path: "/layout/{objectApiName}/user-state",
  parameters: {
    objectApiName: path(objectName),
    layoutType: withDefault(query(layoutType), "Full"),
    mode: withDefault(query(mode), defaultLayoutMode),
    recordTypeId: required(query(recordTypeId)),
    sectionUserStates: body(mapOf(objectOf({ id: body(text), collapsed: required(body(flag)) }))),
  },
  take(answer, { cache, config: { sectionUserStates: _given, ...layout }, moment }) {
    return takeForEveryDevice(
      (formFactor) => getLayoutUserState.entry(cache, { ...layout, formFactor }),
      answer,
      moment,
    );
  },
});
