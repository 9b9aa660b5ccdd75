// The work on the brand: its values, and the text of the file that they become.
import { createStateStore } from "@travel-design/ui/internal";
import { fileText, formatOf } from "../document/file-format.ts";
import type { JsonObject } from "../document/json.ts";
import type { Work, Written } from "../session/saving-types.ts";
import { valuesOf, withValues } from "./brand-settings.ts";

/** The values of a branding set, and its file as it would be saved. */
export interface WrittenBrand extends Written {
  values: JsonObject;
}

/** The work on the brand. */
export interface BrandWork extends Work<WrittenBrand> {
  write(): WrittenBrand;
  getValues(): JsonObject;
  setValues(values: JsonObject): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the work on the brand.
 *
 * @param stored the file
 * @param start the file, a draft of it or an earlier version
 */
export function createBrandWork(stored: string, start: string): BrandWork {
  const file: JsonObject = JSON.parse(stored);
  const format = formatOf(stored);
  const { getState, setState, subscribe } = createStateStore({ values: valuesOf(JSON.parse(start)) });
  const getValues = (): JsonObject => getState().values;
  const setValues = (values: JsonObject): void => void setState({ values });
  return {
    write: () => ({ text: fileText(withValues(file, getValues()), format), values: getValues() }),
    replace: (text) => setValues(valuesOf(JSON.parse(text))),
    getValues,
    setValues,
    subscribe,
  };
}
