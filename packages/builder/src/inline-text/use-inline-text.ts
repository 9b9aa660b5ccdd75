import type { Editor } from "@tiptap/core";
import { useCallback } from "react";
import { flushSync } from "react-dom";
import type { EditorItem } from "../content/editor-data.ts";
import { itemsById } from "../page-session/page-content.ts";
import type { PageSession } from "../page-session/page-session.ts";
import type { Performer } from "../page-session/perform.ts";
import { richTextOf, textsOf } from "./block-texts.ts";
import { contains, findEditableTexts, textAt, type EditableText } from "./editable-texts.ts";
import { editInPlace, type EditCallbacks, type EditEnd } from "./edit-in-place.ts";
import { messages } from "../messages/index.ts";

/** What editing a text needs from the editor. */
export interface InlineTextOptions {
  /** The document of the canvas. */
  canvas: Document | undefined;
  session: Pick<PageSession, "getState" | "dispatch" | "subscribe">;
  gesture: Performer["gesture"];
  announce(sentence: string): void;
  /** Shows buttons for the formatted text that is edited; hides them with undefined. */
  showTools(editor: Editor | undefined): void;
}

/** Where a text is: at a point of the page, or by its number in the block. */
export type TextPlace = { x: number; y: number } | number;

/** Edits a text of a block on the page itself. */
export type EditText = (id: string, place: TextPlace) => void;

const steps: Partial<Record<EditEnd, number>> = { next: 1, previous: -1 };

/** Makes the texts of blocks editable on the page. */
export function useInlineText({ canvas, session, gesture, announce, showTools }: InlineTextOptions): EditText {
  return useCallback(
    (id, place) => {
      const { getState, dispatch } = session;
      const findItem = (): EditorItem | undefined => itemsById(getState().content.data).get(id);
      const opener = document.activeElement;

      /** What happens while a text is typed and after it, whatever edits it. */
      const callbacks = (item: EditorItem, name: string, go: (step: number) => boolean): EditCallbacks => {
        const valueNow = (): unknown => findItem()?.attributes[name];
        let last = valueNow();
        // A text that a merge replaces is no longer the one on the screen: typing in that one would undo it.
        const stopWatching = session.subscribe(() => {
          if (valueNow() !== last) Object(canvas?.activeElement).blur?.();
        });
        return {
          onInput(text) {
            last = text;
            gesture("setAttributes", { id, attributes: { ...findItem()?.attributes, [name]: text } });
          },
          onEnd(end) {
            stopWatching();
            const finish = (): void => dispatch({ type: "typingEnded", isCanceled: end === "canceled" });
            if (end === "left") return finish();
            // The next text is found on the page, which has to show the changed one.
            flushSync(finish);
            announce(end === "canceled" ? messages.editor.textRestored : messages.editor.textKept);
            const step = steps[end];
            const isNext = step !== undefined && go(step);
            if (!isNext && opener instanceof HTMLElement) opener.focus();
          },
        };
      };
      const edit = (item: EditorItem, texts: readonly EditableText[], index: number): void => {
        const found = texts[index];
        if (!found) return;
        dispatch({ type: "typingStarted", id });
        announce(messages.editor.howToType);
        editInPlace(
          found.element,
          callbacks(item, found.name, (step) => start(index + step)),
        );
      };
      const editFormatted = async (item: EditorItem, element: HTMLElement): Promise<void> => {
        const text = richTextOf(item);
        const { editRichText } = await import("./edit-rich-text.ts");
        // The page may have changed while the editor was loaded.
        if (!text || findItem()?.attributes !== item.attributes || !element.isConnected) return;
        const { onInput, onEnd } = callbacks(item, text.name, () => false);
        dispatch({ type: "typingStarted", id });
        announce(messages.editor.howToFormat);
        const hideTools: EditCallbacks["onEnd"] = (end) => {
          showTools(undefined);
          onEnd(end);
        };
        const point = typeof place === "number" ? undefined : place;
        showTools(editRichText(element, { ...text, point, onInput, onEnd: hideTools }));
      };
      const start = (at: TextPlace): boolean => {
        const item = findItem();
        const host = canvas?.querySelector(`.td-block-host[data-item="${CSS.escape(id)}"]`);
        if (!item || !host) return false;
        const formatted = richTextOf(item) && host.querySelector<HTMLElement>(".td-rich-text");
        if (formatted && (typeof at === "number" || contains(formatted, at))) {
          editFormatted(item, formatted).catch(() => announce(messages.editor.editInSettings));
          return true;
        }
        const texts = findEditableTexts(host, textsOf(item));
        const found = typeof at === "number" ? texts[at] : textAt(texts, host, at.x, at.y);
        if (found) edit(item, texts, texts.indexOf(found));
        return found !== undefined;
      };
      if (!start(place)) announce(messages.editor.editInSettings);
    },
    [canvas, session, gesture, announce, showTools],
  );
}
