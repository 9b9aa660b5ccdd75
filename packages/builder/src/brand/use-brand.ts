import { brandingStyle } from "@travel-design/site";
import { useMemo, useState } from "react";
import { call, RequestError } from "../api.ts";
import type { StoredText } from "../contract/responses.ts";
import { fileText, formatOf } from "../document/file-format.ts";
import { textOf, type JsonObject } from "../document/json.ts";
import { isHexColor } from "../fields/color-text.ts";
import { useLeaveWarning } from "../editor/use-leave-warning.ts";
import { failureOf, type Saving, type SaveState } from "../editor/use-saving.ts";
import { colorsIn, valuesOf, withColor, withFonts, withValues, type ColorSetting } from "./brand-settings.ts";
import { brandingOf, contrastSentences } from "./contrast-sentences.ts";
import { messages } from "../messages/index.ts";

/** The brand while a builder edits it. */
export interface BrandSession {
  values: JsonObject;
  /** The colors that can be chosen. */
  colors: readonly ColorSetting[];
  /** A sentence per setting that cannot be saved. */
  errors: ReadonlyMap<string, string>;
  /** CSS that gives a page this brand. */
  style: string;
  saving: Pick<Saving, "state" | "save" | "overwrite" | "merge" | "dismiss">;
  setColor(name: string, value: string): void;
  setFonts(name: string, fonts: string): void;
  /** Keeps the work as a version. */
  keep(): Promise<void>;
  /** Keeps the work as a version, and returns to what was saved last. */
  reset(): void;
}

/** The brand as it is on disk, and the text to start with. */
export interface StoredBrand extends StoredText {
  /** Its id. */
  view: string;
  /** An earlier version; the file if there is none. */
  start: string;
}

/** @param stored the file on disk */
export function useBrand(stored: StoredBrand, announce: (sentence: string) => void): BrandSession {
  const file = useMemo((): JsonObject => JSON.parse(stored.text), [stored]);
  const [base, setBase] = useState<StoredText>(stored);
  const [values, setValues] = useState(() => valuesOf(JSON.parse(stored.start)));
  const [result, setResult] = useState<SaveState>();
  const text = fileText(withValues(file, values), formatOf(stored.text));
  const isChanged = text !== base.text;
  const colors = useMemo(() => colorsIn(valuesOf(file)), [file]);
  const errors = useMemo(() => {
    const invalid = colors.filter(({ name }) => !isHexColor(textOf(values[name])));
    return new Map([
      ...contrastSentences(values),
      ...invalid.map(({ name }) => [name, messages.brand.notColor] as const),
    ]);
  }, [colors, values]);
  useLeaveWarning(isChanged);

  const change = (next: JsonObject): void => {
    setResult(undefined);
    setValues(next);
  };
  const saveOn = async (hash: string): Promise<void> => {
    if (errors.size > 0) return announce(messages.brand.unreadableColors);
    setResult({ name: "saving" });
    try {
      const saved = await call("saveBrand", { text, hash });
      setBase({ text, hash: saved.hash });
      setResult(undefined);
      announce(messages.saving.saved);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      announce(error.message);
      setResult(failureOf(error, text));
    }
    return undefined;
  };
  const keep = (): Promise<void> => call("keepVersion", { view: stored.view, text });
  const state = result ?? { name: isChanged ? "changed" : "saved" };
  return {
    values,
    colors,
    errors,
    style: brandingStyle(brandingOf(values)),
    saving: {
      state,
      save: () => void saveOn(base.hash),
      overwrite: () => state.name === "conflict" && void saveOn(state.current.hash),
      merge: () => {},
      dismiss: () => setResult(undefined),
    },
    setColor: (name, value) => change(withColor(values, name, value)),
    setFonts: (name, fonts) => change(withFonts(values, name, fonts)),
    keep,
    reset: () =>
      void keep().then(
        () => change(valuesOf(JSON.parse(base.text))),
        ({ message }: Error) => announce(message),
      ),
  };
}
