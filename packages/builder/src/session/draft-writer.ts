// Drafts of one window: written one after the other, and kept in the browser until the server has them.
import { call } from "../api.ts";

/** A draft: the text, and the file that it is based on. */
export interface WrittenDraft {
  text: string;
  hash: string;
  base: string;
}

/** The draft of a window. */
export interface DraftWriter {
  /** Stores the draft. Of several that wait, only the latest is sent. @throws RequestError */
  write(draft: WrittenDraft): Promise<void>;
  /** Removes the draft. @throws RequestError */
  remove(): Promise<void>;
  /** Resolves when nothing is under way any more, whether or not it succeeded. */
  settled(): Promise<void>;
}

/** Which draft of which content. */
export interface DraftPlace {
  view: string;
  draftId: string;
}

const prefix = "travel-design-builder-draft ";

const keyOf = ({ view, draftId }: DraftPlace): string => `${prefix}${view} ${draftId}`;

/** The storage of this tab, which survives a reload. It may be full or denied: the server still gets the draft. */
function tryStorage(access: (storage: Storage) => void): void {
  try {
    access(sessionStorage);
  } catch {
    // See above.
  }
}

/** Creates the writer of a draft. */
export function createDraftWriter(place: DraftPlace): DraftWriter {
  const key = keyOf(place);
  let latest = 0;
  /** Never rejects. Undefined while nothing is sent. */
  let underWay: Promise<void> | undefined;
  const enqueue = (send: () => Promise<void>): Promise<void> => {
    const turn = (latest += 1);
    const run = async (): Promise<void> => {
      if (turn !== latest) return;
      await send();
      if (turn === latest) tryStorage((storage) => storage.removeItem(key));
    };
    // At once if possible: a page that is being left sends nothing later.
    const result = underWay ? underWay.then(run) : run();
    const settled = result.catch(() => {});
    underWay = settled;
    void settled.then(() => {
      if (underWay === settled) underWay = undefined;
    });
    return result;
  };
  return {
    write(draft) {
      tryStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
      return enqueue(() => call("saveDraft", { ...place, ...draft }));
    },
    remove: () => enqueue(() => call("removeDraft", { ...place })),
    settled: async () => underWay,
  };
}

const isDraft = (value: unknown): value is WrittenDraft =>
  ["text", "hash", "base"].every((name) => typeof Object(value)[name] === "string");

/** Sends the drafts that this tab could not send before it was reloaded. */
export function sendUnsentDrafts(): void {
  tryStorage((storage) => {
    for (const key of Object.keys(storage).filter((each) => each.startsWith(prefix))) {
      const [view = "", draftId = ""] = key.slice(prefix.length).split(" ");
      const draft: unknown = JSON.parse(storage.getItem(key) ?? "null");
      if (!isDraft(draft)) continue;
      // What the server cannot be given now is sent after the next reload.
      call("saveDraft", { view, draftId, text: draft.text, hash: draft.hash, base: draft.base }).then(
        () => storage.removeItem(key),
        () => {},
      );
    }
  });
}
