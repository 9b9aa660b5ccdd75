// Everything that a builder can do to a page, in one place: each command checks, dispatches, selects and announces.
import { useGetPuck } from "@puckeditor/core";
import { useMemo, useRef } from "react";
import { labelOf } from "../catalog/catalog.ts";
import { nesting, newItem } from "../catalog/nesting.ts";
import { rootId, type EditorData, type EditorItem } from "../document/editor-data.ts";
import type { JsonObject } from "../document/json.ts";
import { dropItem, type DropSide } from "../document/drop-places.ts";
import { moveByKeyboard, type Direction } from "../document/keyboard-moves.ts";
import { addItem, copyOf, duplicateItem, removeItem, setAttributes, type Edit } from "../document/operations.ts";
import { sectionFrom } from "../document/section-template.ts";
import { withPageMetadata, type PageMetadata } from "../document/page-metadata.ts";
import { changedItem, findItem } from "../document/tree.ts";
import { copiedItem, copyItem } from "./clipboard.ts";
import { toEditorData, toPuckData, toPuckItem } from "../page/page-data.ts";

/** A component, and the side of it where another one is dropped. */
export interface DropPlace {
  id: string;
  side: DropSide;
}

/** What a builder can do. */
export interface Commands {
  select(id: string): void;
  add(type: string): void;
  /** Adds a section from a template. */
  addTemplate(title: string, section: JsonObject): void;
  move(direction: Direction): void;
  /** Whether a component may be dropped on another one. */
  canDrop(id: string, place: DropPlace): boolean;
  drop(id: string, place: DropPlace): void;
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

/** What the commands report to the page around them. */
export interface CommandOptions {
  announce(sentence: string): void;
  /** When the last change was dispatched, in milliseconds. */
  lastChange(): number;
}

/** Puck records a change 250 ms after it. Going back earlier would lose that record. */
const recordTime = 300;

const impossible: Readonly<Record<Direction, string>> = {
  up: "Dit kan niet verder omhoog.",
  down: "Dit kan niet verder omlaag.",
  into: "Ervoor of erachter staat niets waar dit in past.",
  out: "Dit kan niet buiten zijn vak staan.",
};
const moved: Readonly<Record<Direction, string>> = {
  up: "omhoog verplaatst",
  down: "omlaag verplaatst",
  into: "naar binnen verplaatst",
  out: "naar buiten verplaatst",
};

/** The commands of the editor. */
export function useCommands({ announce, lastChange }: CommandOptions): Commands {
  const getPuck = useGetPuck();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return useMemo(() => {
    const readData = (): EditorData | undefined => toEditorData(getPuck().appState.data);
    const selectedId = (): string => String(getPuck().selectedItem?.props.id ?? rootId);
    const select = (id: string): void => {
      const { dispatch, getSelectorForId } = getPuck();
      // Puck throws for the root, which is what is selected without a selector.
      const itemSelector = id === rootId ? null : (getSelectorForId(id) ?? null);
      dispatch({ type: "setUi", ui: { itemSelector } });
    };
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
    /** Applies a change and selects what it concerns. */
    const apply = (before: EditorData, edit: Edit | undefined, sentence: string, failure: string): void => {
      if (!edit) return announce(failure);
      store(before, edit.data);
      select(edit.selectedId);
      announce(sentence);
    };
    const selectedItem = (): EditorItem | undefined => {
      const data = readData();
      const id = selectedId();
      return data && id !== rootId ? findItem(data, id) : undefined;
    };
    const withSelection = (run: (data: EditorData, item: EditorItem) => void): void => {
      const [data, item] = [readData(), selectedItem()];
      if (data && item) run(data, item);
      else announce("Kies eerst een onderdeel.");
    };
    const add = (item: EditorItem, label = labelOf(item.type)): void => {
      const data = readData();
      if (!data) return;
      const edit = addItem(data, item, selectedId(), nesting);
      apply(data, edit, `${label} toegevoegd.`, `${label} past hier niet.`);
    };
    const remove = (): void =>
      withSelection((data, { type, props }) =>
        apply(data, removeItem(data, props.id), `${labelOf(type)} verwijderd.`, "Dit kan niet worden verwijderd."),
      );
    const copy = (): boolean => {
      const item = selectedItem();
      if (!item) announce("Kies eerst een onderdeel.");
      const isCopied = item !== undefined && copyItem(item);
      if (isCopied) announce(`${labelOf(item.type)} gekopieerd.`);
      else if (item) announce("Kopiëren lukt niet: de opslag van de browser is vol of staat uit.");
      return isCopied;
    };
    const travel = (direction: "back" | "forward", sentence: string): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          const { history } = getPuck();
          if (!(direction === "back" ? history.hasPast : history.hasFuture)) return;
          // Going back also brings back what was selected then.
          const id = selectedId();
          history[direction]();
          select(id);
          announce(sentence);
        },
        Math.max(0, lastChange() + recordTime - Date.now()),
      );
    };
    return {
      select,
      add: (type) => add(newItem(type)),
      addTemplate(title, template) {
        const section = sectionFrom(template);
        if (section) add(section, `Sjabloon ${title}`);
        else announce("Dit sjabloon bevat geen sectie.");
      },
      move: (direction) =>
        withSelection((data, { type, props }) =>
          apply(
            data,
            moveByKeyboard(data, props.id, direction, nesting),
            `${labelOf(type)} ${moved[direction]}.`,
            impossible[direction],
          ),
        ),
      canDrop(id, place) {
        const data = readData();
        return data !== undefined && dropItem(data, id, place.id, place.side, nesting) !== undefined;
      },
      drop(id, place) {
        const data = readData();
        const item = data && findItem(data, id);
        if (!data || !item) return;
        const edit = dropItem(data, id, place.id, place.side, nesting);
        apply(data, edit, `${labelOf(item.type)} verplaatst.`, `${labelOf(item.type)} past hier niet.`);
      },
      duplicate: () =>
        withSelection((data, { type, props }) =>
          apply(data, duplicateItem(data, props.id), `${labelOf(type)} verdubbeld.`, "Dit kan niet worden verdubbeld."),
        ),
      remove,
      copy,
      cut() {
        if (copy()) remove();
      },
      paste() {
        const item = copiedItem();
        if (item) add(copyOf(item));
        else announce("Er is nog niets gekopieerd.");
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
      undo: () => travel("back", "Ongedaan gemaakt."),
      redo: () => travel("forward", "Opnieuw uitgevoerd."),
    };
  }, [announce, getPuck, lastChange]);
}
