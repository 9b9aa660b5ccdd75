// The work on the brand: its values, and the text of the file that they become.
import { fileText, formatOf } from "../document/file-format.ts";
import type { JsonObject } from "../document/json.ts";
import type { Work, Written } from "../session/saving.ts";
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
  let values = valuesOf(JSON.parse(start));
  const listeners = new Set<() => void>();
  const setValues = (next: JsonObject): void => {
    values = next;
    for (const listener of listeners) listener();
  };
  return {
    write: () => ({ text: fileText(withValues(file, values), format), values }),
    replace: (text) => setValues(valuesOf(JSON.parse(text))),
    getValues: () => values,
    setValues,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
