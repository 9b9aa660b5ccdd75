import { brandingStyle } from "@travel-design/site";
import { useMemo, useState, useSyncExternalStore } from "react";
import { call } from "../api.ts";
import type { StoredText } from "../contract/responses.ts";
import { textOf, type JsonObject } from "../document/json.ts";
import { isHexColor } from "../fields/color-text.ts";
import { messages } from "../messages/index.ts";
import { createDraftWriter, type DraftPlace } from "../session/draft-writer.ts";
import { createSaving } from "../session/saving.ts";
import type { SaveState, Saving } from "../session/saving-types.ts";
import { useLeaving, useSavingSnapshot } from "../session/use-saving.ts";
import { colorsIn, valuesOf, withColor, withFonts, type ColorSetting } from "./brand-settings.ts";
import { createBrandWork } from "./brand-work.ts";
import { brandingOf, contrastSentences } from "./contrast-sentences.ts";

/** The brand while a builder edits it. */
export interface BrandSession {
  values: JsonObject;
  /** The colors that can be chosen. */
  colors: readonly ColorSetting[];
  /** A sentence per setting that cannot be saved. */
  errors: ReadonlyMap<string, string>;
  /** CSS that gives a page this brand. */
  style: string;
  state: SaveState;
  saving: Saving;
  /** Saves, unless visitors could not read the site. */
  save(): void;
  setColor(name: string, value: string): void;
  setFonts(name: string, fonts: string): void;
  /** Keeps the work as a version, and returns to the file. */
  reset(): void;
  /** Goes to another page, once the work is in a draft. */
  leaveFor(address: string): void;
}

/** The brand as it is edited in this window. */
export interface StoredBrand extends DraftPlace {
  /** The file that the work is based on, as it was on disk then. */
  stored: StoredText;
  /** The file, a draft of it or an earlier version. */
  start: string;
}

function createBrandSaving({ view, draftId, stored, start }: StoredBrand, announce: (sentence: string) => void) {
  const work = createBrandWork(stored.text, start);
  const saving = createSaving({
    stored,
    start: work.write(),
    work,
    drafts: createDraftWriter({ view, draftId }),
    store: (text, hash) => call("saveBrand", { text, hash, draftId }),
    // The parts of a branding set depend on each other.
    merge: () => undefined,
    announce,
  });
  return { saving, work };
}

/** @param announce called with what happened; the same function for each render */
export function useBrand(brand: StoredBrand, announce: (sentence: string) => void): BrandSession {
  const { stored, view } = brand;
  const [{ saving, work }] = useState(() => createBrandSaving(brand, announce));
  const { state } = useSavingSnapshot(saving);
  const values = useSyncExternalStore(work.subscribe, work.getValues);
  const colors = useMemo(() => colorsIn(valuesOf(JSON.parse(stored.text))), [stored]);
  const errors = useMemo(() => {
    const invalid = colors.filter(({ name }) => !isHexColor(textOf(values[name])));
    return new Map([
      ...contrastSentences(values),
      ...invalid.map(({ name }) => [name, messages.brand.notColor] as const),
    ]);
  }, [colors, values]);
  const leaveFor = useLeaving(saving, announce);
  const change = (next: JsonObject): void => {
    work.setValues(next);
    saving.change();
  };
  const keepAndReset = async (): Promise<void> => {
    const { text } = work.write();
    await call("keepVersion", { view, text });
    // What was changed meanwhile is not in that version.
    if (work.write().text === text) change(valuesOf(JSON.parse(saving.getStored().text)));
  };
  return {
    values,
    colors,
    errors,
    style: brandingStyle(brandingOf(values)),
    state,
    saving,
    save: () => (errors.size > 0 ? announce(messages.brand.unreadableColors) : saving.save()),
    setColor: (name, value) => change(withColor(values, name, value)),
    setFonts: (name, fonts) => change(withFonts(values, name, fonts)),
    reset: () => void keepAndReset().catch(({ message }: Error) => announce(message)),
    leaveFor,
  };
}
