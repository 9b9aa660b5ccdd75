import { declaredId } from "../salesforce-id.ts";
import type { MetadataFile } from "./metadata-files.ts";

/** An app: a set of tabs. */
export interface AppMetadata {
  /** 18 characters, starts with `06m`. */
  id: string;
  developerName: string;
  label: string;
  description: string | null;
  headerColor: string | null;
  /** Empty when the file names none. */
  formFactors: readonly string[];
  isLightning: boolean;
  isNavAutoTempTabsDisabled: boolean;
  isNavPersonalizationDisabled: boolean;
  /** Names of tabs, in order. */
  tabs: readonly string[];
}

/** A tab. */
export interface TabMetadata {
  /** 18 characters, starts with `01r`. */
  id: string;
  /** For a tab of an object, the object's API name. */
  name: string;
  label: string | null;
  isObject: boolean;
  /** Icon and color as the file names them, for example `Custom20: Airplane`. */
  motif: string | null;
  /** Address of a tab that shows no object. */
  url: string | null;
}

/** Reads a `*.app-meta.xml` file. */
export function readApp({ element, name }: MetadataFile): AppMetadata {
  return {
    id: declaredId("06m", name),
    developerName: name,
    label: element.text("label") ?? name,
    description: element.text("description") ?? null,
    headerColor: element.element("brand")?.text("headerColor") ?? null,
    formFactors: element.texts("formFactors"),
    isLightning: element.text("uiType") === "Lightning",
    isNavAutoTempTabsDisabled: element.flag("isNavAutoTempTabsDisabled"),
    isNavPersonalizationDisabled: element.flag("isNavPersonalizationDisabled"),
    tabs: element.texts("tabs"),
  };
}

/** Reads a `*.tab-meta.xml` file. */
export function readTab({ element, name }: MetadataFile): TabMetadata {
  return {
    id: declaredId("01r", name),
    name,
    label: element.text("label") ?? null,
    isObject: element.flag("customObject"),
    motif: element.text("motif") ?? null,
    url: element.text("url") ?? null,
  };
}
