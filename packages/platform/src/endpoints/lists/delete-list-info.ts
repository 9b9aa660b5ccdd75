import { defineWrite } from "../../table/define-write.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { getListInfoByName } from "./get-list-info-by-name.ts";
import { listInfoById } from "./list-info-by-id.ts";
import { listViewName } from "./list-parameters.ts";

/** Deletes a list view. */
export const deleteListInfo = defineWrite({
  name: "deleteListInfo",
  method: "DELETE",
  path: "/list-info/{objectApiName}/{listViewApiName}",
  parameters: { objectApiName: path(objectName), listViewApiName: path(listViewName) },
  take(_answer, { cache, config, moment }): void {
    const info = getListInfoByName.entry(cache, config);
    const listViewId = info.current().data?.listReference?.id;
    info.forget(moment);
    if (listViewId) listInfoById.entry(cache, { listViewId }).forget(moment);
  },
});
