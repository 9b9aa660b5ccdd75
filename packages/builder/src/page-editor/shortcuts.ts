import { useEffect } from "react";
import { targetElement } from "../controls/elements.ts";
import { focusNextPanel } from "./focus-next-panel.ts";
import { commands, type CommandName } from "../page-session/page-commands.ts";
import type { Performer } from "../page-session/perform.ts";

const isEditable = (event: Event): boolean =>
  targetElement(event)?.matches("input, textarea, select, [contenteditable]") ?? false;

/** Whether what has the focus handles its keys itself, apart from those that the whole page has. */
const hasOwnKeys = (event: Event): boolean => targetElement(event)?.closest("[data-own-keys]") != null;

/** Whether a key may remove what is selected: on the page itself, or in its outline. */
const isOnPage = (target: EventTarget | null, view: Window | null): boolean =>
  view !== window || (target instanceof Element && target.closest('[role="tree"]') !== null);

const isName = (name: string): name is CommandName => name in commands;

/** Commands by the names of their keys. */
const byKeys: ReadonlyMap<string, CommandName> = new Map(
  Object.keys(commands)
    .filter(isName)
    .flatMap((name) => commands[name].keys.map((keys) => [keys, name] as const)),
);

const allCommands: ReadonlySet<CommandName> = new Set(byKeys.values());

const nameOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  [altKey && "Alt", (ctrlKey || metaKey) && "Mod", shiftKey && "Shift", key.length === 1 ? key.toLowerCase() : key]
    .filter(Boolean)
    .join("+");

/**
 * Handles the shortcuts of the editor in a document.
 *
 * @param target the document of the editor or of the canvas
 * @param offered the commands that have a meaning there; by default all
 */
export function useShortcuts(target: Document | undefined, perform: Performer["perform"], offered = allCommands): void {
  useEffect(() => {
    if (!target) return;
    const handle = (event: KeyboardEvent): void => {
      const name = nameOf(event);
      if (event.key === "F6") {
        // The handler of the canvas runs in the editor's own script, whose document contains the panels.
        if (focusNextPanel(document, event.shiftKey ? -1 : 1)) event.preventDefault();
        return undefined;
      }
      const command = byKeys.get(name);
      const isSave = command === "save";
      if (!command || !offered.has(command) || (!isSave && hasOwnKeys(event))) return;
      event.stopPropagation();
      // A field undoes and copies its own text, and an open dialog keeps its keys.
      if (!isSave && (isEditable(event) || target.querySelector("dialog[open]"))) return;
      const selection = target.getSelection();
      if (command === "copy" && selection && !selection.isCollapsed) return;
      // A press that was meant for a field or a button must not remove a block.
      if (commands[command].isRemoving && !isOnPage(event.target, target.defaultView)) return;
      event.preventDefault();
      perform(command);
    };
    // Before the handlers of what has the focus.
    target.addEventListener("keydown", handle, { capture: true });
    return () => target.removeEventListener("keydown", handle, { capture: true });
  }, [target, perform, offered]);
}
