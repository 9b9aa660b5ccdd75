import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@travel-design/local-org/testing";
import { resourcesOfKind, resourceWithRoom } from "./static-resources.ts";

/** Sizes of static resources in MB, by name. */
type Sizes = Readonly<Record<string, number>>;

test.each<[Sizes, number, string]>([
  [{}, 0.2, "travelPictures"],
  [{ travelPictures: 4.6 }, 0.2, "travelPictures"],
  [{ travelPictures: 4.9 }, 0.2, "travelPictures2"],
  [{ travelPictures: 4.9, travelPictures2: 4.9 }, 0.2, "travelPictures3"],
  [{ travelPictures: 4.9, travelPictures2: 1 }, 0.2, "travelPictures2"],
  [{ travelPictures: 4.9, travelPictures3: 4.9 }, 0.2, "travelPictures2"],
  [{ travelPictures: 4.9, travelPictures10: 1, travelPictures2: 1 }, 0.2, "travelPictures2"],
  [{ travelMedia: 0.1, travelPicturesOld: 0.1 }, 0.2, "travelPictures"],
  // The zip file has headers.
  [{ travelPictures: 4.8 }, 0.2, "travelPictures2"],
])("with %j, a picture of %d MB goes into %s", (sizes, megabytes, name) => {
  const forceApp = temporaryFolder();
  for (const [resource, size] of Object.entries(sizes)) {
    const folder = join(forceApp, "staticresources", resource, "uploads");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "a.avif"), Buffer.alloc(size * 1_000_000));
  }
  const file = { name: "b.avif", bytes: megabytes * 1_000_000 };
  expect(resourceWithRoom("travelPictures", resourcesOfKind(forceApp, "travelPictures"), [file])).toBe(name);
});
