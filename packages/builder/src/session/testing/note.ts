// The smallest content that two people can edit: two texts, of which one is mostly one's own.
import type { JsonObject } from "../../content/json.ts";
import type { Conflict } from "../../content/merge.ts";
import type { ContentKind } from "../content-kind.ts";

const parts = ["own", "theirs"] as const;

/** A part of a note. */
export type Part = (typeof parts)[number];

/** Two texts. */
export type Note = Readonly<Record<Part, string>>;

const read = (text: string): Note => JSON.parse(text);

/** How notes are merged: a text that only one of both has changed is that one's. */
export const noteKind: ContentKind<Note> = {
  write: ({ own, theirs }) => JSON.stringify({ own, theirs }),
  read,
  merge(baseText, theirText, ownText, choices = new Map()) {
    const [base, theirs, own] = [read(baseText), read(theirText), read(ownText)];
    const isConflict = (part: Part): boolean =>
      own[part] !== theirs[part] && own[part] !== base[part] && theirs[part] !== base[part];
    const values: JsonObject = Object.fromEntries(
      parts.map((part) => {
        const isTheirs = isConflict(part) ? choices.get(part) === "theirs" : own[part] === base[part];
        return [part, isTheirs ? theirs[part] : own[part]];
      }),
    );
    const conflicts = parts.filter(isConflict).map((part): Conflict => ({
      key: part,
      id: part,
      property: part,
      own: {},
      theirs: {},
      values: { own: own[part], theirs: theirs[part] },
    }));
    return { text: JSON.stringify(values), conflicts };
  },
  selectable: (_content, ids) => ids,
};
