import { recordsOf } from "../../records/record-store.ts";
import { defineWrite } from "../../table/define-write.ts";
import { recordId } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";

/** Deletes a record. */
export const deleteRecord = defineWrite({
  name: "deleteRecord",
  method: "DELETE",
  path: "/records/{recordId}",
  parameters: { recordId: path(recordId) },
  take(_answer, { cache, config, moment }): void {
    recordsOf(cache).cell(config.recordId).evict(moment);
  },
});
