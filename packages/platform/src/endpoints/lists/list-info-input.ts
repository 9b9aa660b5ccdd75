import type { Moment } from "../../engine/moment.ts";
import type { UserCache } from "../../engine/user-cache.ts";
import { expectListInfo } from "../../shapes/list-ui.ts";
import { anything, flag, listOf, text, textList } from "../../table/kinds.ts";
import { body, objectOf, required } from "../../table/parameters.ts";
import { getListInfoByName } from "./get-list-info-by-name.ts";
import { listInfoById } from "./list-info-by-id.ts";
import type { ListInfo } from "./types.ts";

/** What can be said of a list view. */
export const listInfoInput = {
  displayColumns: body(textList),
  filterLogicString: body(text),
  filteredByInfo: body(
    listOf(
      objectOf({
        fieldApiName: required(body(text)),
        operator: required(body(text)),
        operandLabels: required(body(textList)),
      }),
    ),
  ),
  label: body(text),
  listShares: body(anything),
  scope: body(objectOf({ apiName: required(body(text)) })),
  visibility: body(text),
};

/** What can be said of a new one as well. */
export const newListInfoInput = { ...listInfoInput, listViewApiName: body(text), includeDefaultAttributes: body(flag) };

/** Holds the look of the list that a write answers with, under its name and its id. */
export function takeListInfo(
  answer: unknown,
  { cache, moment }: { readonly cache: UserCache; readonly moment: Moment },
  names: { readonly objectApiName: string; readonly listViewApiName: string | undefined },
): ListInfo | undefined {
  if (answer === undefined) return undefined;
  const info = expectListInfo(answer);
  const listViewId = info.listReference?.id;
  if (listViewId) listInfoById.entry(cache, { listViewId }).accept(answer, moment);
  const listViewApiName = info.listReference?.listViewApiName ?? names.listViewApiName;
  if (listViewApiName) {
    const { objectApiName } = names;
    getListInfoByName.entry(cache, { objectApiName, listViewApiName }).accept(answer, moment);
  }
  return info;
}
