import { declaredId } from "../salesforce-id.ts";
import type { MetadataFile } from "./metadata-files.ts";

/** An app: a set of tabs. */
export type AppMetadata = ReturnType<typeof readApp>;

/** A tab. */
export type TabMetadata = ReturnType<typeof readTab>;

/** Reads a `*.app-meta.xml` file. */
export const readApp = ({ element, name }: MetadataFile) => ({
  id: declaredId("06m", name),
  developerName: name,
  label: element.text("label") ?? name,
  description: element.text("description") ?? null,
  headerColor: element.element("brand")?.text("headerColor") ?? null,
  /** Empty when the file names none. */
  formFactors: element.texts("formFactors"),
  isLightning: element.text("uiType") === "Lightning",
  isNavAutoTempTabsDisabled: element.flag("isNavAutoTempTabsDisabled"),
  isNavPersonalizationDisabled: element.flag("isNavPersonalizationDisabled"),
  /** Names of tabs, in order. */
  tabs: element.texts("tabs"),
});

/** Reads a `*.tab-meta.xml` file. */
export const readTab = ({ element, name }: MetadataFile) => ({
  id: declaredId("01r", name),
  /** For a tab of an object, the object's API name. */
  name,
  label: element.text("label") ?? null,
  isObject: element.flag("customObject"),
  /** Icon and color as the file names them, for example `Custom20: Airplane`. */
  motif: element.text("motif") ?? null,
  /** Address of a tab that shows no object. */
  url: element.text("url") ?? null,
});
