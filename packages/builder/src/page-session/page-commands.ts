// What a builder can do with what is selected, in one table: names, keys, availability and results. No React.
import { labelOfItems } from "../catalog/catalog.ts";
import { nesting } from "../catalog/nesting.ts";
import { pageAnchors, withoutTakenAnchors } from "../catalog/page-anchors.ts";
import type { icons } from "../controls/icons.ts";
import { rootId, type EditorData, type EditorItem } from "../content/editor-data.ts";
import type { Direction } from "../content/keyboard-moves.ts";
import { copyOf } from "../content/operations.ts";
import { pastable } from "../content/page-parts.ts";
import { addItems, duplicateItems, moveItems, removeItems, topmost, type EditOfSeveral } from "../content/several.ts";
import type { BuilderDocument } from "../content/read-document.ts";
import { changeItem, findItem } from "../content/tree.ts";
import { messages } from "../messages/index.ts";
import { copiedItems } from "./clipboard.ts";
import type { PageState } from "./page-session.ts";

/** The result of a command. */
export type Outcome =
  /** `selection`: by default unchanged. Edits of one `group` until a pause are one step of the history. */
  | {
      data: EditorData;
      document?: BuilderDocument;
      selection?: readonly string[];
      sentence?: string;
      group?: string;
    }
  /** Components for the clipboard; `next` follows if they could be copied. */
  | { copied: readonly EditorItem[]; next: Outcome }
  /** An event of the session. */
  | { type: "undone" | "redone" | "saveRequested" }
  /** Why nothing changes, or what happened. */
  | { sentence: string };

/** Something that a builder can do. */
export interface Command<Argument = void> {
  isAvailable(state: PageState, argument: Argument): boolean;
  run(state: PageState, argument: Argument): Outcome;
}

/** A command for buttons and the keyboard. */
export interface NamedCommand extends Command {
  label: string;
  icon?: keyof typeof icons;
  /** Names of keys, the one that is shown first. `Mod` is Control, or Command on a Mac. */
  keys: readonly string[];
  /** Whether it takes something away: its keys work on the page and in its outline only. */
  isRemoving?: boolean;
}

export const always = (): boolean => true;
const hasSelection = ({ selection }: PageState): boolean => !selection.includes(rootId);

export const outcome = (edit: EditOfSeveral | undefined, sentence: string, failure: string): Outcome =>
  edit ? { data: edit.data, selection: edit.selectedIds, sentence } : { sentence: failure };

export const itemsOf = (data: EditorData, ids: readonly string[]): EditorItem[] =>
  topmost(data, ids).flatMap((id) => (id === rootId ? [] : (findItem(data, id) ?? [])));

/** What is selected, as commands need it. */
interface Selected {
  data: EditorData;
  items: readonly EditorItem[];
  ids: readonly string[];
  name: string;
}

/** The fields of a command on what is selected. */
const onSelection = (run: (selected: Selected, state: PageState) => Outcome): Command => ({
  isAvailable: hasSelection,
  run(state) {
    const { data } = state.content;
    const items = itemsOf(data, state.selection);
    if (items.length === 0) return { sentence: messages.editor.nothingSelected };
    return run({ data, items, ids: items.map(({ id }) => id), name: labelOfItems(items) }, state);
  },
});

/** What was moved stays selected, in the order in which it was chosen. */
export const inOrderOf = (selection: readonly string[], edit: EditOfSeveral | undefined): EditOfSeveral | undefined =>
  edit?.selectedIds.every((id) => selection.includes(id)) ? { ...edit, selectedIds: selection } : edit;

const move = (direction: Direction) =>
  onSelection(({ data, ids, name }, { selection }) =>
    outcome(
      inOrderOf(selection, moveItems(data, ids, direction, nesting)),
      messages.editor.moved[direction](name),
      messages.editor.cannotMove[direction],
    ),
  );

export const addAll = (state: PageState, added: readonly EditorItem[], name = labelOfItems(added)): Outcome => {
  const { data } = state.content;
  const taken = new Set(pageAnchors(data).map((anchor) => anchor.name));
  const items = added.map((item) => withoutTakenAnchors(item, taken));
  const edit = addItems(data, items, state.selection.at(-1) ?? rootId, nesting);
  return outcome(edit, messages.editor.added(name), messages.editor.doesNotFit(name));
};

/** Copies without the names for links that their originals have. */
function withOwnAnchors(before: EditorData, edit: EditOfSeveral | undefined): EditOfSeveral | undefined {
  const taken = new Set(pageAnchors(before).map(({ name }) => name));
  const remove = (data: EditorData, id: string): EditorData =>
    changeItem(data, id, (item) => withoutTakenAnchors(item, taken));
  return edit && { ...edit, data: edit.selectedIds.reduce(remove, edit.data) };
}

const removed = ({ data, ids, name }: Selected): Outcome =>
  outcome(removeItems(data, ids), messages.editor.removed(name), messages.editor.cannotRemove);

const { actions, editor } = messages;

const defineCommands = <Name extends string>(table: Record<Name, NamedCommand>): Readonly<Record<Name, NamedCommand>> =>
  table;

/** What a builder does with what is selected, or with the page: by a button or by keys. */
export const commands = defineCommands({
  moveUp: { label: actions.up, icon: "up", keys: ["Alt+ArrowUp"], ...move("up") },
  moveDown: { label: actions.down, icon: "down", keys: ["Alt+ArrowDown"], ...move("down") },
  moveInto: { label: actions.into, icon: "into", keys: ["Alt+ArrowRight"], ...move("into") },
  moveOut: { label: actions.out, icon: "out", keys: ["Alt+ArrowLeft"], ...move("out") },
  copy: {
    label: actions.copy,
    icon: "copy",
    keys: ["Mod+c"],
    ...onSelection(({ items, name }) => ({ copied: items, next: { sentence: editor.copied(name) } })),
  },
  cut: {
    label: actions.cut,
    keys: ["Mod+x"],
    isRemoving: true,
    ...onSelection((selected) => ({ copied: selected.items, next: removed(selected) })),
  },
  paste: {
    label: actions.paste,
    icon: "paste",
    keys: ["Mod+v"],
    isAvailable: always,
    run(state) {
      const items = copiedItems();
      if (items.length === 0) return { sentence: editor.nothingCopied };
      return addAll(state, pastable(items, state.content.data).map(copyOf), labelOfItems(items));
    },
  },
  duplicate: {
    label: actions.duplicate,
    icon: "duplicate",
    keys: ["Mod+d"],
    ...onSelection(({ data, ids, name }) =>
      outcome(withOwnAnchors(data, duplicateItems(data, ids)), editor.duplicated(name), editor.cannotDuplicate),
    ),
  },
  remove: {
    label: actions.remove,
    icon: "remove",
    keys: ["Delete", "Backspace"],
    isRemoving: true,
    ...onSelection(removed),
  },
  undo: {
    label: actions.undo,
    icon: "undo",
    keys: ["Mod+z"],
    isAvailable: ({ history, typing }) => history.past.length > 0 || typing !== undefined,
    run: () => ({ type: "undone" }),
  },
  redo: {
    label: actions.redo,
    icon: "redo",
    keys: ["Mod+y", "Mod+Shift+z"],
    isAvailable: ({ history }) => history.future.length > 0,
    run: () => ({ type: "redone" }),
  },
  save: {
    label: actions.save,
    keys: ["Mod+s"],
    isAvailable: ({ phase }) => phase.name !== "saved",
    run: () => ({ type: "saveRequested" }),
  },
});

export type CommandName = keyof typeof commands;
