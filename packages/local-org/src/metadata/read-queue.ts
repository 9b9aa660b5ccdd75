import type { MetadataFile } from "./metadata-files.ts";

/** A queue: an owner of records, from which users take them. */
export interface QueueMetadata {
  developerName: string;
  /** API names of the objects whose records it can own. */
  objects: readonly string[];
}

/** Reads a `*.queue-meta.xml` file. */
export const readQueue = ({ element, name }: MetadataFile): QueueMetadata => ({
  developerName: name,
  objects: element.elements("queueSobject").map((object) => object.requiredText("sobjectType")),
});
