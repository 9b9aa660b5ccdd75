import { defineWrite } from "../../table/define-write.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { listInfoInput, takeListInfo } from "./list-info-input.ts";
import { listViewName } from "./list-parameters.ts";

/** Changes what a list view looks like. */
export const updateListInfoByName = defineWrite({
  name: "updateListInfoByName",
  method: "PATCH",
  path: "/list-info/{objectApiName}/{listViewApiName}",
  parameters: { objectApiName: path(objectName), listViewApiName: path(listViewName), ...listInfoInput },
  take: (answer, written) => takeListInfo(answer, written, written.config),
});
