// Drafts of one window: written one after the other, and kept in the browser until the server has them.
import { tryTo } from "@travel-design/ui/internal";
import { call } from "../api.ts";
import type { WrittenDraft } from "../contract/responses.ts";

/** The draft of a window. */
export interface DraftWriter {
  /** Stores the draft. Of several that wait, only the latest is sent. @throws RequestError */
  write(draft: WrittenDraft): Promise<void>;
  /** Removes the draft. @throws RequestError */
  remove(): Promise<void>;
}

/** Which draft of which content. */
export interface DraftPlace {
  view: string;
  draftId: string;
}

const prefix = "travel-design-builder-draft ";

const keyOf = ({ view, draftId }: DraftPlace): string => `${prefix}${view} ${draftId}`;

/** Creates the writer of a draft. The storage of the tab survives a reload; without it the server still gets the draft. */
export function createDraftWriter(place: DraftPlace): DraftWriter {
  const key = keyOf(place);
  let latest = 0;
  /** Never rejects. Undefined while nothing is sent. */
  let inFlight: Promise<void> | undefined;
  /** The latest write or removal. */
  let newest: Promise<void> | undefined;
  const enqueue = (send: () => Promise<void>): Promise<void> => {
    const turn = (latest += 1);
    const run = async (): Promise<void> => {
      if (turn !== latest) return;
      await send();
      if (turn === latest) tryTo(() => sessionStorage.removeItem(key));
    };
    // At once if possible: a page that is being left sends nothing later.
    const sent = inFlight ? inFlight.then(run) : run();
    const settled = sent.catch(() => {});
    inFlight = settled;
    void settled.then(() => {
      if (inFlight === settled) inFlight = undefined;
    });
    // One that a later one replaces ends with it.
    const result: Promise<void> = sent.then(() => (turn === latest ? undefined : newest));
    newest = result;
    return result;
  };
  return {
    write(draft) {
      tryTo(() => sessionStorage.setItem(key, JSON.stringify(draft)));
      return enqueue(() => call("saveDraft", { ...place, ...draft }));
    },
    remove: () => enqueue(() => call("removeDraft", { ...place })),
  };
}

const isDraft = (value: unknown): value is WrittenDraft =>
  ["text", "hash", "base"].every((name) => typeof Object(value)[name] === "string");

/** Sends the drafts that this tab could not send before it was reloaded. */
export function sendUnsentDrafts(): void {
  const keys = tryTo(() => Object.keys(sessionStorage)) ?? [];
  for (const key of keys.filter((each) => each.startsWith(prefix))) {
    const [view = "", draftId = ""] = key.slice(prefix.length).split(" ");
    const draft = tryTo<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? ""));
    if (!isDraft(draft)) continue;
    // What the server cannot be given now is sent after the next reload.
    call("saveDraft", { view, draftId, text: draft.text, hash: draft.hash, base: draft.base }).then(
      () => sessionStorage.removeItem(key),
      () => {},
    );
  }
}
