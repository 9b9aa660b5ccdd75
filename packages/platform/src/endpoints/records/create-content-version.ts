import { defineWrite } from "../../table/define-write.ts";
import { recordId } from "../../table/kinds.ts";
import { path } from "../../table/parameters.ts";
import { contentInput, takeContentVersion } from "./content-input.ts";

/** Stores a file as the newest version of a document. */
export const createContentVersion = defineWrite({
  name: "createContentVersion",
  method: "POST",
  path: "/records/content-documents/{contentDocumentId}/content-versions",
  parameters: { contentDocumentId: path(recordId), ...contentInput },
  take: takeContentVersion,
});
