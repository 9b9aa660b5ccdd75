// Everything that a builder can do to a page, in one table: names, keys, availability and results. No React.
import { labelOfItems } from "../catalog/catalog.ts";
import { nesting, newItem } from "../catalog/nesting.ts";
import { pageAnchors, withoutTakenAnchors } from "../catalog/page-anchors.ts";
import type { icons } from "../controls/icons.ts";
import { rootId, type EditorData, type EditorItem } from "../content/editor-data.ts";
import { changedNames, type JsonObject } from "../content/json.ts";
import type { Direction } from "../content/keyboard-moves.ts";
import { copyOf, setAttributes } from "../content/operations.ts";
import { readPageMetadata, withPageMetadata, type PageMetadata } from "../content/page-metadata.ts";
import { pastable } from "../content/page-parts.ts";
import { sectionFrom } from "../content/section-template.ts";
import {
  addItems,
  duplicateItems,
  moveItems,
  placeItems,
  removeItems,
  topmost,
  type EditOfSeveral,
} from "../content/several.ts";
import { changeItem, findItem, type Position } from "../content/tree.ts";
import { messages } from "../messages/index.ts";
import { isSection } from "../content/section-config.ts";
import { copiedItems } from "./clipboard.ts";
import type { Dragged } from "./drag.ts";
import type { PageState } from "./page-session.ts";

/** The result of a command. */
export type Outcome =
  /** `selection`: by default unchanged. Edits of one `group` until a pause are one step of the history. */
  | { data: EditorData; selection?: readonly string[]; sentence?: string; group?: string }
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

const always = (): boolean => true;
const hasSelection = ({ selection }: PageState): boolean => !selection.includes(rootId);

const outcome = (edit: EditOfSeveral | undefined, sentence: string, failure: string): Outcome =>
  edit ? { data: edit.data, selection: edit.selectedIds, sentence } : { sentence: failure };

const itemsOf = (data: EditorData, ids: readonly string[]): EditorItem[] =>
  topmost(data, ids).flatMap((id) => (id === rootId ? [] : (findItem(data, id) ?? [])));

/** What is selected, as commands need it. */
interface Selected {
  data: EditorData;
  items: readonly EditorItem[];
  ids: readonly string[];
  name: string;
}

/** The fields of a command on what is selected. */
const onSelection = (run: (selected: Selected, state: PageState) => Outcome): Pick<Command, "isAvailable" | "run"> => ({
  isAvailable: hasSelection,
  run(state) {
    const { data } = state.content;
    const items = itemsOf(data, state.selection);
    if (items.length === 0) return { sentence: messages.editor.nothingSelected };
    return run({ data, items, ids: items.map(({ props }) => props.id), name: labelOfItems(items) }, state);
  },
});

/** What was moved stays selected, in the order in which it was chosen. */
const inOrderOf = (selection: readonly string[], edit: EditOfSeveral | undefined): EditOfSeveral | undefined =>
  edit?.selectedIds.every((id) => selection.includes(id)) ? { ...edit, selectedIds: selection } : edit;

const move = (direction: Direction) =>
  onSelection(({ data, ids, name }, { selection }) =>
    outcome(
      inOrderOf(selection, moveItems(data, ids, direction, nesting)),
      messages.editor.moved[direction](name),
      messages.editor.cannotMove[direction],
    ),
  );

const addAll = (state: PageState, added: readonly EditorItem[], name = labelOfItems(added)): Outcome => {
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

const define = <Argument>(command: Command<Argument>): Command<Argument> => command;

/** What is dragged, and where it is dropped. */
interface Drop {
  what: Dragged;
  place: Position;
}

/** What is dropped: a new component, or those that are moved. */
const dropped = (data: EditorData, what: Dragged): EditorItem[] =>
  "type" in what ? [newItem(what.type)] : itemsOf(data, what.ids);

/** What a builder does by a gesture with an argument: a drop, a choice, a text. */
export const gestures = {
  /** Adds a new component of a type. */
  add: define<string>({ isAvailable: always, run: (state, type) => addAll(state, [newItem(type)]) }),
  /** Adds a section from a template. */
  addTemplate: define<{ title: string; section: JsonObject }>({
    isAvailable: always,
    run(state, { title, section }) {
      const item = sectionFrom(section);
      return item
        ? addAll(state, [item], messages.templates.titleOf(title))
        : { sentence: messages.templates.hasNoSection };
    },
  }),
  /** Puts a new component, or those that are moved, at a place. One between two sections gets a section of its own. */
  place: define<Drop>({
    isAvailable: ({ content: { data } }, { what, place }) =>
      ![undefined, data].includes(placeItems(data, dropped(data, what), place, nesting)?.data),
    run({ content: { data }, selection }, { what, place }) {
      const items = dropped(data, what);
      const name = labelOfItems(items);
      const isInNewSection = place.parentId === rootId && !items.every(({ type }) => isSection(type));
      const sentence = isInNewSection ? editor.inNewSection : "type" in what ? editor.added : editor.dropped;
      const edit = inOrderOf(selection, placeItems(data, items, place, nesting));
      return outcome(edit, sentence(name), editor.doesNotFit(name));
    },
  }),
  setAttributes: define<{ id: string; attributes: JsonObject }>({
    isAvailable: always,
    run({ content: { data } }, { id, attributes }) {
      const item = findItem(data, id);
      const edit = setAttributes(data, id, attributes, nesting);
      if (!edit || !item) return { sentence: editor.isGone };
      // Typing in one field is one step of the history.
      return { data: edit.data, group: `${id} ${changedNames(item.props.attributes, attributes).join(" ")}` };
    },
  }),
  setPageMetadata: define<PageMetadata>({
    isAvailable: always,
    run: ({ content: { data } }, metadata) => ({
      data: withPageMetadata(data, metadata),
      group: `page ${changedNames({ ...readPageMetadata(data) }, { ...metadata }).join(" ")}`,
    }),
  }),
} as const;

export type CommandName = keyof typeof commands;
export type GestureName = keyof typeof gestures;

/** The argument of a gesture. */
export type ArgumentOf<Name extends GestureName> = Parameters<(typeof gestures)[Name]["run"]>[1];
