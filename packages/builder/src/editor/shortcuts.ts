import { useEffect } from "react";
import { focusNextPanel } from "./focus-next-panel.ts";
import type { Commands } from "./use-commands.ts";

const isEditable = (target: EventTarget | null): boolean =>
  target !== null && "matches" in target && typeof target.matches === "function"
    ? Boolean(target.matches.call(target, "input, textarea, select, [contenteditable]"))
    : false;

/** Whether what has the focus handles its keys itself, apart from those that the whole page has. */
const hasOwnKeys = (target: EventTarget | null): boolean =>
  target !== null && "closest" in target && typeof target.closest === "function"
    ? Boolean(target.closest.call(target, "[data-own-keys]"))
    : false;

/** Keys that take something away. A press that was meant for a field or a button must not remove a block. */
const removingKeys = new Set(["Delete", "Backspace", "Mod+x"]);

/** Whether a key may remove what is selected: on the page itself, or in its outline. */
const isOnPage = (target: EventTarget | null, view: Window | null): boolean =>
  view !== window || (target instanceof Element && target.closest('[role="tree"]') !== null);

/** What a key does outside a field. `Mod` is Control, or Command on a Mac. */
const keys: Readonly<Record<string, (commands: Commands) => void>> = {
  "Alt+ArrowUp": (commands) => commands.move("up"),
  "Alt+ArrowDown": (commands) => commands.move("down"),
  "Alt+ArrowRight": (commands) => commands.move("into"),
  "Alt+ArrowLeft": (commands) => commands.move("out"),
  "Mod+d": (commands) => commands.duplicate(),
  "Mod+c": (commands) => commands.copy(),
  "Mod+x": (commands) => commands.cut(),
  "Mod+v": (commands) => commands.paste(),
  "Mod+z": (commands) => commands.undo(),
  "Mod+Shift+z": (commands) => commands.redo(),
  "Mod+y": (commands) => commands.redo(),
  Delete: (commands) => commands.remove(),
  Backspace: (commands) => commands.remove(),
};

const saveKeys = "Mod+s";

/** Saves with the keys of the editor. */
export function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (nameOf(event) !== saveKeys) return;
      event.preventDefault();
      save();
    };
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, [save]);
}

const nameOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  [altKey && "Alt", (ctrlKey || metaKey) && "Mod", shiftKey && "Shift", key.length === 1 ? key.toLowerCase() : key]
    .filter(Boolean)
    .join("+");

/**
 * Handles the shortcuts of the editor in a document, before Puck does: its own would undo too early and delete without a guard.
 *
 * @param target the document of the editor or of the canvas
 */
export function useShortcuts(target: Document | undefined, commands: Commands, save: () => void): void {
  useEffect(() => {
    if (!target) return;
    const handle = (event: KeyboardEvent): void => {
      const name = nameOf(event);
      if (event.key === "F6") {
        event.preventDefault();
        // The handler of the canvas runs in the editor's own script, whose document contains the panels.
        return focusNextPanel(document, event.shiftKey ? -1 : 1);
      }
      const isSave = name === saveKeys;
      const command = keys[name];
      if (!isSave && (!command || hasOwnKeys(event.target))) return;
      event.stopImmediatePropagation();
      // A field undoes and copies its own text, and an open dialog keeps its keys.
      if (!isSave && (isEditable(event.target) || target.querySelector("dialog[open]"))) return;
      const selection = target.getSelection();
      if (name === "Mod+c" && selection && !selection.isCollapsed) return;
      if (removingKeys.has(name) && !isOnPage(event.target, target.defaultView)) return;
      event.preventDefault();
      if (isSave) save();
      else command?.(commands);
    };
    // In the capture phase of the window, because Puck listens on the document.
    const view = target.defaultView;
    view?.addEventListener("keydown", handle, true);
    // After the handlers of the element, and before those of Puck.
    const keep = (event: KeyboardEvent): void => {
      if (hasOwnKeys(event.target)) event.stopPropagation();
    };
    target.body.addEventListener("keydown", keep);
    return () => {
      view?.removeEventListener("keydown", handle, true);
      target.body.removeEventListener("keydown", keep);
    };
  }, [target, commands, save]);
}
