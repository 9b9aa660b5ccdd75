// What a builder does to a page by gestures: drops, choices and texts. No React.
import { labelOfItems } from "../catalog/catalog.ts";
import { nesting, newItem } from "../catalog/nesting.ts";
import { rootId, type EditorData, type EditorItem } from "../content/editor-data.ts";
import { changedNames, type JsonObject } from "../content/json.ts";
import { setAttributes } from "../content/operations.ts";
import { readPageMetadata, withPageMetadata, type PageMetadata } from "../content/page-metadata.ts";
import { isSection } from "../content/section-config.ts";
import { withSectionId } from "../content/section-id.ts";
import { sectionFrom } from "../content/section-template.ts";
import { placeItems } from "../content/several.ts";
import { findItem, type Position } from "../content/tree.ts";
import { messages } from "../messages/index.ts";
import type { Dragged } from "./drag.ts";
import { addAll, always, inOrderOf, itemsOf, outcome, type Command } from "./page-commands.ts";
import type { PageState } from "./page-session.ts";

/** Whether something may go to a place, and whether the page would change. */
export type Verdict = "accepted" | "unchanged" | "rejected";

const define = <Argument>(command: Command<Argument>): Command<Argument> => command;

/** What is dragged, and where it is dropped. */
interface Drop {
  what: Dragged;
  place: Position;
}

/** What is dropped: a new component, or those that are moved. */
const dropped = (data: EditorData, what: Dragged): EditorItem[] =>
  "type" in what ? [newItem(what.type)] : itemsOf(data, what.ids);

/** Whether something may be dropped at a place, and whether that changes the page. */
export function judgeDrop({ content: { data } }: PageState, { what, place }: Drop): Verdict {
  const edit = placeItems(data, dropped(data, what), place, nesting);
  return !edit ? "rejected" : edit.data === data ? "unchanged" : "accepted";
}

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
    isAvailable: (state, drop) => judgeDrop(state, drop) === "accepted",
    run({ content: { data }, selection }, { what, place }) {
      const items = dropped(data, what);
      const name = labelOfItems(items);
      const isInNewSection = place.parentId === rootId && !items.every(({ type }) => isSection(type));
      const sentence = isInNewSection
        ? messages.editor.inNewSection
        : "type" in what
          ? messages.editor.added
          : messages.editor.dropped;
      const edit = inOrderOf(selection, placeItems(data, items, place, nesting));
      return outcome(edit, sentence(name), messages.editor.doesNotFit(name));
    },
  }),
  /** Makes a section of several pages one of this page alone. */
  detach: define<string>({
    isAvailable: always,
    run({ content }, id) {
      const newId = crypto.randomUUID();
      const detached = withSectionId(content, id, newId);
      return detached
        ? { ...detached, selection: [newId], sentence: messages.sharing.detached }
        : { sentence: messages.editor.isGone };
    },
  }),
  setAttributes: define<{ id: string; attributes: JsonObject }>({
    isAvailable: always,
    run({ content: { data } }, { id, attributes }) {
      const item = findItem(data, id);
      const edit = setAttributes(data, id, attributes, nesting);
      if (!edit || !item) return { sentence: messages.editor.isGone };
      // Typing in one field is one step of the history.
      return { data: edit.data, group: `${id} ${changedNames(item.attributes, attributes).join(" ")}` };
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

export type GestureName = keyof typeof gestures;

/** The argument of a gesture. */
export type ArgumentOf<Name extends GestureName> = Parameters<(typeof gestures)[Name]["run"]>[1];
