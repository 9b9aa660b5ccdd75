import type { MetadataFile } from "./metadata-files.ts";

/** A queue owns records until a user takes ownership of them. */
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
