import type { Editor } from "@tiptap/core";
import { createEditor } from "../rich-text/create-editor.ts";
import type { EditCallbacks, EditEnd } from "./edit-in-place.ts";

/** The looks of a text on the page. */
const classes = {
  paragraph: "td-rich-text__paragraph",
  heading: "td-rich-text__heading",
  subheading: "td-rich-text__subheading",
  list: "td-rich-text__list",
  item: "td-rich-text__item",
  bold: "td-rich-text__bold",
};

/** The part of the builder that has buttons for the text, outside the page. */
const toolsSelector = "[data-text-tools]";

const endOf = ({ key, shiftKey, ctrlKey, metaKey, isComposing }: KeyboardEvent): EditEnd | undefined => {
  if (isComposing) return undefined;
  if (key === "Enter" && (ctrlKey || metaKey)) return "finished";
  if (key === "Escape") return "canceled";
  return key === "Tab" ? (shiftKey ? "previous" : "next") : undefined;
};

/** Options of {@link editRichText}. */
export interface RichTextOptions extends EditCallbacks {
  /** The text with its markup. */
  text: string;
  label: string;
  /** Where the cursor goes, in pixels of the page. Default: the end. */
  point: { x: number; y: number } | undefined;
}

/**
 * Makes a formatted text of the page editable where it is: an editor with the same looks takes the place of its element.
 *
 * @returns the editor, for its buttons
 */
export function editRichText(shown: HTMLElement, { text, label, point, onInput, onEnd }: RichTextOptions): Editor {
  const { ownerDocument } = shown;
  const area = ownerDocument.createElement("div");
  area.setAttribute("data-own-keys", "");
  const look = Object.fromEntries(
    ["class", "data-align", "data-lead"].flatMap((name) => {
      const value = shown.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const attributes = { ...look, "aria-label": label, "data-builder-text": "", style: "white-space: break-spaces" };
  const { display } = shown.style;
  shown.style.display = "none";
  shown.after(area);
  const { editor } = createEditor({ element: area, text, attributes, classes, onChange: onInput });

  const listening = new AbortController();
  const { signal } = listening;
  const end = (how: EditEnd): void => {
    if (signal.aborted) return;
    listening.abort();
    editor.destroy();
    area.remove();
    shown.style.display = display;
    onEnd(how);
  };
  const handleKey = (event: KeyboardEvent): void => {
    const how = endOf(event);
    if (!how) return;
    event.preventDefault();
    event.stopPropagation();
    end(how);
  };
  /** The buttons of the text, and another window, take the focus without ending it. */
  const handleBlur = (): void => {
    const { activeElement } = document;
    const isInTools = activeElement?.closest(toolsSelector);
    const isInText = area.contains(ownerDocument.activeElement);
    const isInPage = activeElement === ownerDocument.defaultView?.frameElement;
    if (!isInTools && !(isInText && isInPage)) end("left");
  };
  area.addEventListener("keydown", handleKey, { signal, capture: true });
  editor.on("blur", () => void setTimeout(handleBlur));
  // Otherwise a press would start a drag, and a click would follow a link or select the block again.
  for (const type of ["pointerdown", "click", "dblclick"])
    area.addEventListener(type, (event) => event.stopPropagation(), { signal });
  const place = point && editor.view.posAtCoords({ left: point.x, top: point.y });
  editor.commands.focus(place ? place.pos : "end", { scrollIntoView: false });
  return editor;
}
