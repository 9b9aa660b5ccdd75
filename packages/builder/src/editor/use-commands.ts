// Everything that a builder can do to a page, in one place: each command checks, dispatches, selects and announces.
import { useGetPuck } from "@puckeditor/core";
import { useMemo, useRef } from "react";
import { labelOf, labelOfItems } from "../catalog/catalog.ts";
import { nesting, newItem } from "../catalog/nesting.ts";
import { pageAnchors, withoutTakenAnchors } from "../catalog/page-anchors.ts";
import { rootId, type EditorData, type EditorItem } from "../document/editor-data.ts";
import type { JsonObject } from "../document/json.ts";
import type { DropSide } from "../document/drop-places.ts";
import type { Direction } from "../document/keyboard-moves.ts";
import { copyOf, putInSection, setAttributes } from "../document/operations.ts";
import { pastable } from "../document/page-parts.ts";
import { withPageMetadata, type PageMetadata } from "../document/page-metadata.ts";
import { sectionFrom } from "../document/section-template.ts";
import {
  addItems,
  dropItems,
  duplicateItems,
  moveItems,
  removeItems,
  topmost,
  type EditOfSeveral,
} from "../document/several.ts";
import { changedItem, changeItem, findItem } from "../document/tree.ts";
import { toEditorData, toPuckData, toPuckItem } from "../page/page-data.ts";
import { copiedItems, copyItems } from "./clipboard.ts";
import { describeChange } from "./describe-change.ts";
import { recordTime } from "./use-puck-holder.ts";
import type { Selection } from "./use-selection.ts";
import { messages } from "../messages/index.ts";

/** A component, and the side of it where others are dropped. */
export interface DropPlace {
  id: string;
  side: DropSide;
}

/** What a builder can do. Most concern everything that is selected. */
export interface Commands {
  select(id: string): void;
  add(type: string): void;
  /** Adds a section from a template. */
  addTemplate(title: string, section: JsonObject): void;
  move(direction: Direction): void;
  /** Whether components may be dropped on another one. */
  canDrop(ids: readonly string[], place: DropPlace): boolean;
  drop(ids: readonly string[], place: DropPlace): void;
  /** Gives what was dropped between the sections of the page a section of its own. */
  putInSection(item: EditorItem): void;
  duplicate(): void;
  remove(): void;
  /** @returns whether it was copied */
  copy(): boolean;
  cut(): void;
  paste(): void;
  findItem(id: string): EditorItem | undefined;
  /** @param isStep whether the change becomes a step of the history; true by default */
  setAttributes(id: string, attributes: JsonObject, isStep?: boolean): void;
  setPageMetadata(metadata: PageMetadata): void;
  undo(): void;
  redo(): void;
}

/** What the commands report to the page around them, and what they work on. */
export interface CommandOptions {
  announce(sentence: string): void;
  /** When the last change was dispatched, in milliseconds. */
  lastChange(): number;
  selection: Pick<Selection, "read" | "select">;
}

/** Copies without the names for links that their originals have. */
function withOwnAnchors(before: EditorData, edit: EditOfSeveral | undefined): EditOfSeveral | undefined {
  const taken = new Set(pageAnchors(before).map(({ name }) => name));
  const remove = (data: EditorData, id: string): EditorData =>
    changeItem(data, id, (item) => withoutTakenAnchors(item, taken));
  return edit && { ...edit, data: edit.selectedIds.reduce(remove, edit.data) };
}

/** The commands of the editor. */
export function useCommands({ announce, lastChange, selection: { read, select } }: CommandOptions): Commands {
  const getPuck = useGetPuck();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const readData = (): EditorData | undefined => toEditorData(getPuck().appState.data);
    /** Replaces what an operation changed. Puck keeps what it knows about everything else, so a long page stays fast. */
    const store = (before: EditorData, after: EditorData, recordHistory = true): void => {
      const { dispatch, getSelectorForId } = getPuck();
      const item = changedItem(before, after);
      const place = item.props.id === rootId ? undefined : getSelectorForId(item.props.id);
      if (!place?.zone) return dispatch({ type: "setData", data: () => toPuckData(after), recordHistory });
      dispatch({
        type: "replace",
        destinationZone: place.zone,
        destinationIndex: place.index,
        data: toPuckItem(item),
        recordHistory,
      });
    };
    /** Applies a change, and selects what it concerns. */
    const apply = (before: EditorData, edit: EditOfSeveral | undefined, sentence: string, failure: string): void => {
      if (!edit) return announce(failure);
      // What was moved stays selected, in the order in which it was chosen. Puck forgets it with the change.
      const ids = read();
      store(before, edit.data);
      select(edit.selectedIds.every((id) => ids.includes(id)) ? ids : edit.selectedIds);
      announce(sentence);
    };
    const itemsOf = (data: EditorData, ids: readonly string[]): EditorItem[] =>
      topmost(data, ids).flatMap((id) => (id === rootId ? [] : (findItem(data, id) ?? [])));
    const withSelection = (run: (data: EditorData, ids: readonly string[], name: string) => void): void => {
      const data = readData();
      const items = data ? itemsOf(data, read()) : [];
      const ids = items.map(({ props }) => props.id);
      if (data && items.length > 0) run(data, ids, labelOfItems(items));
      else announce(messages.editor.nothingSelected);
    };
    const add = (added: readonly EditorItem[], name = labelOfItems(added)): void => {
      const data = readData();
      if (!data) return;
      const taken = new Set(pageAnchors(data).map((anchor) => anchor.name));
      const items = added.map((item) => withoutTakenAnchors(item, taken));
      const edit = addItems(data, items, read().at(-1) ?? rootId, nesting);
      apply(data, edit, messages.editor.added(name), messages.editor.doesNotFit(name));
    };
    const remove = (): void =>
      withSelection((data, ids, name) =>
        apply(data, removeItems(data, ids), messages.editor.removed(name), messages.editor.cannotRemove),
      );
    const copy = (): boolean => {
      let isCopied = false;
      withSelection((data, ids, name) => {
        isCopied = copyItems(itemsOf(data, ids));
        announce(isCopied ? messages.editor.copied(name) : messages.editor.cannotCopy);
      });
      return isCopied;
    };
    const travel = (direction: "back" | "forward"): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          const { history } = getPuck();
          const [isBack, before] = [direction === "back", readData()];
          if (!(isBack ? history.hasPast : history.hasFuture))
            return announce(isBack ? messages.editor.nothingToUndo : messages.editor.nothingToRedo);
          // Going back also brings back what was selected then.
          const ids = read();
          history[direction]();
          select(ids);
          const after = readData();
          const change =
            !before || !after ? "" : isBack ? describeChange(after, before, ids) : describeChange(before, after, ids);
          announce(isBack ? messages.editor.undone(change) : messages.editor.redone(change));
        },
        Math.max(0, lastChange() + recordTime - Date.now()),
      );
    };
    return {
      select: (id) => select([id]),
      add: (type) => add([newItem(type)]),
      addTemplate(title, template) {
        const section = sectionFrom(template);
        if (section) add([section], messages.templates.titleOf(title));
        else announce(messages.templates.hasNoSection);
      },
      move: (direction) =>
        withSelection((data, ids, name) =>
          apply(
            data,
            moveItems(data, ids, direction, nesting),
            messages.editor.moved[direction](name),
            messages.editor.cannotMove[direction],
          ),
        ),
      canDrop(ids, { id, side }) {
        const data = readData();
        return data !== undefined && dropItems(data, ids, id, side, nesting) !== undefined;
      },
      drop(ids, { id, side }) {
        const data = readData();
        if (!data) return;
        const name = labelOfItems(itemsOf(data, ids));
        apply(
          data,
          dropItems(data, ids, id, side, nesting),
          messages.editor.dropped(name),
          messages.editor.doesNotFit(name),
        );
      },
      putInSection(item) {
        const data = readData();
        const edit = data && putInSection(data, item.props.id, nesting);
        if (!data || !edit) return;
        store(data, edit.data);
        select([edit.selectedId]);
        announce(messages.editor.inNewSection(labelOf(item.type)));
      },
      duplicate: () =>
        withSelection((data, ids, name) =>
          apply(
            data,
            withOwnAnchors(data, duplicateItems(data, ids)),
            messages.editor.duplicated(name),
            messages.editor.cannotDuplicate,
          ),
        ),
      remove,
      copy,
      cut() {
        if (copy()) remove();
      },
      paste() {
        const [items, data] = [copiedItems(), readData()];
        if (items.length === 0) announce(messages.editor.nothingCopied);
        else if (data) add(pastable(items, data).map(copyOf), labelOfItems(items));
      },
      findItem(id) {
        const data = readData();
        return data && findItem(data, id);
      },
      setAttributes(id, attributes, isStep) {
        const data = readData();
        const edit = data && setAttributes(data, id, attributes, nesting);
        if (data && edit) store(data, edit.data, isStep);
      },
      setPageMetadata(metadata) {
        const data = readData();
        if (data) store(data, withPageMetadata(data, metadata));
      },
      undo: () => travel("back"),
      redo: () => travel("forward"),
    };
  }, [announce, getPuck, lastChange, read, select]);
}
