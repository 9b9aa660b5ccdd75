import { tryTo } from "@travel-design/ui/internal";
import { isUntouched } from "../../model/values.ts";
import type { DraftStorage, QuotationPorts } from "../../ports.ts";
import type { Effect, EffectContext } from "../effect.ts";
import { decodeDraft, draftParts, encodeDraft, type Draft } from "../draft.ts";
import { requestedStep } from "../quotation-state.ts";

/** Reads the draft of an earlier visit of this tab. A draft that is expired or unusable is deleted. */
export function readDraft(storage: DraftStorage | undefined, now: number): Draft | undefined {
  const text = tryTo(() => storage?.read());
  const draft = text ? decodeDraft(text, now) : undefined;
  if (text && !draft) tryTo(() => storage?.clear());
  return draft;
}

/** The storage of the draft; undefined if the form must not store anything. */
export const draftStorageOf = (
  ports: QuotationPorts,
  { forgetAnswers }: { forgetAnswers: boolean },
): DraftStorage | undefined => (forgetAnswers ? undefined : ports.draftStorage);

/**
 * Saves the draft after each change. A new step is saved after it was painted, so that the visitor does not wait for the storage. Deletes
 * the draft when the request is stored or every answer has been erased. Without storage (in a private window, or beyond a quota) the form
 * works without a draft.
 */
export function draftStorage({ ports, settings, getState, signal }: EffectContext): Effect {
  const storage = draftStorageOf(ports, settings);
  /** False once the draft was deleted, so that an empty form deletes it once. */
  let mayBeStored = true;
  /** Whether the state has changed since the draft was saved. */
  let isOutdated = false;

  const save = (): void => {
    if (!isOutdated) return;
    isOutdated = false;
    mayBeStored = true;
    const state = getState();
    tryTo(() => storage?.write(encodeDraft({ ...state, step: requestedStep(state), savedAt: ports.clock.now() })));
  };
  signal.addEventListener("abort", save);

  return ({ before, after, event }) => {
    if (after.phase.name === "submitted" || isUntouched(after.values)) {
      if (mayBeStored) tryTo(() => storage?.clear());
      mayBeStored = isOutdated = false;
      return;
    }
    isOutdated ||=
      requestedStep(before) !== requestedStep(after) || draftParts.some((part) => before[part] !== after[part]);
    if (after.shownAt !== undefined || event.type === "pageLeft") save();
  };
}
