import { messages } from "../../messages/index.ts";
import type { DraftWriter } from "../draft-writer.ts";
import type { Effect, EffectContext } from "../effect.ts";
import { isStored } from "../session-state.ts";

/** The longest time that what was typed is in no draft. In milliseconds. */
const delay = 800;

/** The draft of a session. */
export interface Draft<Content> {
  effect: Effect<Content>;
  /** Stores the work at once, before something else is shown. @throws RequestError if it is not stored */
  store(): Promise<void>;
  /** Stores what no draft has yet, without waiting for it. */
  flush(): void;
}

/** Stores the work as a draft: soon after a change, and at the end of a save. A draft that equals the file is removed. */
export function draft<Content>(context: EffectContext<Content>, drafts: DraftWriter): Draft<Content> {
  const { getState, text: readText, announce } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the latest draft has not reached the server. */
  let isUnsent = false;

  const store = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const [state, text] = [getState(), readText()];
    isUnsent = true;
    await (isStored(state, text)
      ? drafts.remove()
      : drafts.write({ text, hash: state.file.hash, base: state.file.text }));
    isUnsent = false;
  };
  const storeOrReport = (): void =>
    void store().catch(({ message }: Error) => announce(messages.saving.draftIsNotKept(message)));

  return {
    store,
    flush() {
      if (timer !== undefined || isUnsent) storeOrReport();
    },
    effect({ before, after }) {
      const isEndOfSave = before.phase.name === "saving" && after.phase.name !== "saving";
      if (isEndOfSave) storeOrReport();
      else if (before.content !== after.content) timer ??= setTimeout(storeOrReport, delay);
    },
  };
}
