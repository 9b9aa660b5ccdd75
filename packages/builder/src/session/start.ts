import type { StoredText, WrittenDraft } from "../contract/responses.ts";
import type { DraftPlace } from "./draft-writer.ts";
import type { Start } from "./session-state.ts";

/**
 * What a session starts with.
 *
 * @param file as it is on disk
 * @param draft work on this file or an earlier one: saving it merges what was saved since
 */
export const startOf = <Content>(
  file: StoredText,
  draft: WrittenDraft | undefined,
  read: (text: string) => Content,
): Start<Content> => ({
  file: draft ? { text: draft.base, hash: draft.hash } : file,
  isOutdated: draft !== undefined && draft.hash !== file.hash,
  content: read(draft?.text ?? file.text),
});

/** Content as it is opened in this window. Other windows with the same content have a draft of their own. */
export interface Opened<Content> extends DraftPlace {
  start: Start<Content>;
}
