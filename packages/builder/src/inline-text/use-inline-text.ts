import { useCallback } from "react";
import { flushSync } from "react-dom";
import type { EditorItem } from "../document/editor-data.ts";
import type { JsonObject } from "../document/json.ts";
import { textsOf } from "./block-texts.ts";
import { findEditableTexts, textAt, type EditableText } from "./editable-texts.ts";
import { editInPlace, type EditEnd } from "./edit-in-place.ts";

/** What editing a text needs from the editor. */
export interface InlineTextOptions {
  /** The document of the canvas. */
  canvas: Document | undefined;
  findItem(id: string): EditorItem | undefined;
  /** Changes an item. @param isStep whether it becomes a step of the history */
  setAttributes(id: string, attributes: JsonObject, isStep: boolean): void;
  /** Keeps what the canvas shows of an item; of none with undefined. */
  keepShown(item: EditorItem | undefined): void;
  announce(sentence: string): void;
}

/** Where a text is: at a point of the page, or by its number in the block. */
export type TextPlace = { x: number; y: number } | number;

/** Edits a text of a block on the page itself. */
export type EditText = (id: string, place: TextPlace) => void;

const steps: Partial<Record<EditEnd, number>> = { next: 1, previous: -1 };

/** Makes the texts of blocks editable on the page. */
export function useInlineText({ canvas, findItem, setAttributes, keepShown, announce }: InlineTextOptions): EditText {
  return useCallback(
    (id, place) => {
      const opener = document.activeElement;

      const edit = (item: EditorItem, texts: readonly EditableText[], index: number): void => {
        const found = texts[index];
        if (!found) return;
        const { attributes } = item.props;
        let changed: JsonObject | undefined;
        keepShown(item);
        announce("Typ de tekst. Enter bewaart, Escape herstelt, Tab gaat naar de volgende tekst.");
        editInPlace(found.element, {
          onInput(text) {
            changed = { ...attributes, [found.name]: text };
            setAttributes(id, changed, false);
          },
          onEnd(end) {
            const finish = (): void => {
              keepShown(undefined);
              if (changed) setAttributes(id, end === "canceled" ? attributes : changed, end !== "canceled");
            };
            if (end === "left") return finish();
            // The next text is found on the page, which has to show the changed one.
            flushSync(finish);
            announce(end === "canceled" ? "Tekst hersteld." : "Tekst bewaard.");
            const step = steps[end];
            const isNext = step !== undefined && start(index + step);
            if (!isNext && opener instanceof HTMLElement) opener.focus();
          },
        });
      };
      const start = (at: TextPlace): boolean => {
        const item = findItem(id);
        const host = canvas?.querySelector(`[data-puck-component="${CSS.escape(id)}"] .td-block-host`);
        if (!item || !host) return false;
        const texts = findEditableTexts(host, textsOf(item));
        const found = typeof at === "number" ? texts[at] : textAt(texts, host, at.x, at.y);
        if (found) edit(item, texts, texts.indexOf(found));
        return found !== undefined;
      };
      if (!start(place)) announce("Deze inhoud bewerkt u rechts, bij de instellingen.");
    },
    [canvas, findItem, setAttributes, keepShown, announce],
  );
}
