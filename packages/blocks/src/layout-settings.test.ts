import * as models from "@travel-design/ui/models";
import { expect, test } from "vitest";
import { editorCatalogue } from "./editor-catalogue.ts";

/** The builder's own words for a picture stand beside its settings. */
const imageNames = [...models.imageBlockSettingNames, "altText"];

test.each<[string, readonly string[]]>([
  ["flexibleBlock", models.flexibleBlockSettingNames],
  ["grid", models.gridSettingNames],
  ["columnsSection", models.columnsSectionSettingNames],
  ["column", models.columnSettingNames],
  ["flexibleContent", models.flexibleContentSettingNames],
  ["section", models.sectionSettingNames],
  ["image", imageNames],
  ["contentContainer", models.contentContainerSettingNames],
  ["slotsBlock", models.slotsSettingNames],
])("the block %s offers builders each setting of its model, and no other", (name, settings) => {
  const properties = editorCatalogue[name]?.properties ?? {};
  expect(Object.keys(properties).toSorted()).toEqual([...settings].toSorted());
});
