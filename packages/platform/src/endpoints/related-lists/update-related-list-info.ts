import { defineWrite } from "../../table/define-write.ts";
import { anything, objectName, text } from "../../table/kinds.ts";
import { body, path, required } from "../../table/parameters.ts";
import { orderedBy } from "../kinds.ts";
import { noteChange } from "./changed-related-lists.ts";
import { getRelatedListInfo } from "./get-related-list-info.ts";

/** Changes the order of a related list, and how the user set it up. */
export const updateRelatedListInfo = defineWrite({
  name: "updateRelatedListInfo",
  method: "PATCH",
  path: "/related-list-info/{parentObjectApiName}/{relatedListId}",
  parameters: {
    parentObjectApiName: path(objectName),
    relatedListId: path(text),
    orderedByInfo: required(body(orderedBy)),
    userPreferences: required(body(anything)),
  },
  take(answer, { cache, config: { parentObjectApiName, relatedListId }, moment }) {
    noteChange(cache, { parentObjectApiName, relatedListId }, moment);
    return getRelatedListInfo.entry(cache, { parentObjectApiName, relatedListId }).take(answer, moment);
  },
});
