import type { MetadataFile } from "./metadata-files.ts";

/** Reads a `*.queue-meta.xml` file: a queue owns records of some objects until a user takes ownership of them. */
export const readQueue = ({ element, name }: MetadataFile) => ({
  developerName: name,
  objects: element.elements("queueSobject").map((object) => object.requiredText("sobjectType")),
});
