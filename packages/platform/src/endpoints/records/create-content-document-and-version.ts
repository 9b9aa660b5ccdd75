import { defineWrite } from "../../table/define-write.ts";
import { contentInput, takeContentVersion } from "./content-input.ts";

/** Stores a file as a document of its own. */
export const createContentDocumentAndVersion = defineWrite({
  name: "createContentDocumentAndVersion",
  method: "POST",
  path: "/records/content-documents/content-versions",
  parameters: contentInput,
  take: takeContentVersion,
});
