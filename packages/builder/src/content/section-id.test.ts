import { expect, test } from "vitest";
import { itemsIn } from "./editor-data.ts";
import { fileText, formatOf } from "./file-format.ts";
import { readDocument } from "./read-document.ts";
import { withSectionId } from "./section-id.ts";
import { sectionsOf } from "./shared-section.ts";
import { ownFiles } from "./testing/content-files.ts";
import { writeDocument } from "./write-document.ts";

test("a section with another id changes nothing else of the file, also not what the editor does not know", () => {
  const [, own = ""] = ownFiles.find(([name]) => name.includes("Noorwegen")) ?? [];
  const file = JSON.parse(own);
  const [section] = sectionsOf(file);
  // An unknown key, and a region that no column has.
  Object.assign(section ?? {}, { acme: 1, children: [...Object(section).children, { name: "acme", type: "region" }] });
  const opened = readDocument(file);
  const [id, newId] = [itemsIn(opened.data.root, "content")[0]?.id ?? "", crypto.randomUUID()];
  const renamed = withSectionId(opened, id, newId);
  const written = renamed && fileText(writeDocument(renamed.document, renamed.data), formatOf(own));
  expect(written).toBe(fileText(file, formatOf(own)).replaceAll(id, newId));
  expect(withSectionId(opened, "gone", newId)).toBeUndefined();
});
