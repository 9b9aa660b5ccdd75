import { defineWrite } from "../../table/define-write.ts";
import { objectName } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { newListInfoInput, takeListInfo } from "./list-info-input.ts";

/** Makes a list view. */
export const createListInfo = defineWrite({
  name: "createListInfo",
  method: "POST",
  path: "/list-info/{objectApiName}",
  parameters: { objectApiName: path(objectName), ...newListInfoInput },
  bodyAlsoHolds: ["objectApiName"],
  take: (answer, written) =>
    takeListInfo(answer, written, {
      objectApiName: written.config.objectApiName,
      listViewApiName: written.config.listViewApiName,
    }),
});
