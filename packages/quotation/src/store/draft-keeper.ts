import type { Clock, DraftStorage } from "../ports.ts";
import { decodeDraft, encodeDraft, type Attempt, type Draft } from "./draft.ts";
import type { HeldToken } from "./start-token.ts";

/** Keeps the draft in the tab's storage, and what travels with it. */
export interface DraftKeeper {
  /** Takes over what an earlier visit of this tab left. */
  restore(): Draft | undefined;
  /** Does nothing before the earlier visit's draft has been taken over: it would be lost. */
  save(answers: Pick<Draft, "values" | "step">): void;
  keepToken(token: HeldToken | undefined): void;
  keepAttempt(attempt: Attempt): void;
  /** The last try to send, if there was one. */
  readonly attempt: Attempt | undefined;
  /** Forgets everything, after a success. */
  clear(): void;
}

/**
 * Where storage is refused (a private window, a full quota), that costs the draft only: nothing here throws.
 *
 * @param storage absent where nothing may be kept
 */
export function createDraftKeeper(storage: DraftStorage | undefined, clock: Clock): DraftKeeper {
  let draft: Draft | undefined;
  let token: HeldToken | undefined;
  let hasRestored = false;
  const tolerate = <Result>(work: () => Result): Result | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const write = (changed: Draft): void => {
    draft = changed;
    tolerate(() => storage?.write(encodeDraft(changed)));
  };
  return {
    restore() {
      const text = tolerate(() => storage?.read());
      draft = decodeDraft(text ?? null, clock.now());
      hasRestored = true;
      return draft;
    },
    save({ values, step }) {
      if (hasRestored) write({ ...draft, token, values, step, savedAt: clock.now() });
    },
    keepToken(newToken) {
      token = newToken;
      if (draft) write({ ...draft, token });
    },
    keepAttempt(attempt) {
      if (draft) write({ ...draft, attempt });
    },
    get attempt() {
      return draft?.attempt;
    },
    clear() {
      draft = undefined;
      tolerate(() => storage?.clear());
    },
  };
}
