import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { listOf, recordIds, text } from "../../table/kinds.ts";
import { body, objectOf, path, required, type CheckedOf } from "../../table/parameters.ts";
import { actionParameters } from "../kinds.ts";
import { getRelatedListActions } from "./get-related-list-actions.ts";

const ofOneList = objectOf({ relatedListId: required(body(text)), ...actionParameters(body) });

const parameters = {
  recordIds: path(recordIds),
  relatedListsActionParameters: required(body(listOf(ofOneList))),
};

/** What the user can do with several related lists of records. */
export const getRelatedListsActions = defineRead({
  name: "getRelatedListsActions",
  method: "POST",
  path: "/actions/record/{recordIds}/related-list/batch",
  parameters,
  lifetime: lifetimes.actions,
  answer: batch({
    items: (cache, { recordIds: ids, relatedListsActionParameters: lists }: CheckedOf<typeof parameters>) =>
      lists.map((list) => getRelatedListActions.entry(cache, { recordIds: ids, ...list })),
    errorMemory: batchErrorMemory.relatedListActions,
  }),
});
