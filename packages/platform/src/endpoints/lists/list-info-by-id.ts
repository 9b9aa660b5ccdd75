import * as lifetimes from "../../lifetimes.ts";
import { expectListInfo } from "../../shapes/list-ui.ts";
import { whole } from "../../shapes/whole.ts";
import { defineRead } from "../../table/define-read.ts";
import { recordId } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";

/** What a list view looks like, by its id. The server gives it in a batch only, so it can be had from the cache alone. */
export const listInfoById = defineRead({
  name: "listInfoById",
  method: "GET",
  path: null,
  parameters: { listViewId: path(recordId) },
  lifetime: lifetimes.listInfo,
  answer: whole(expectListInfo),
});
