import { batchErrorMemory } from "../../batch-error-memory.ts";
import * as lifetimes from "../../lifetimes.ts";
import { batch } from "../../shapes/batch.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordIds } from "../../table/kinds.ts";
import { body, path, required, type CheckedOf } from "../../table/parameters.ts";
import { relatedListsActionParameters } from "../kinds.ts";
import { getRelatedListActions } from "./get-related-list-actions.ts";

const parameters = {
  recordIds: path(recordIds),
  relatedListsActionParameters: required(body(relatedListsActionParameters)),
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
