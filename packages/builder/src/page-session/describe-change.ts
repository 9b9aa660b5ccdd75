// What a step of the history changed, in words.
import { fieldOf, labelOf, labelOfItems } from "../catalog/catalog.ts";
import { rootId, slotsIn, itemsIn, type EditorData, type EditorItem } from "../content/editor-data.ts";
import { changedNames } from "../content/json.ts";
import { topmost } from "../content/several.ts";
import { messages } from "../messages/index.ts";

interface Placed {
  item: EditorItem;
  /** Where it is: its parent and the slot. */
  place: string;
  /** Its siblings before it. */
  before: readonly string[];
}

function placedItems(data: EditorData): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  const walk = (parent: EditorItem): void => {
    for (const slot of slotsIn(parent)) {
      const items = itemsIn(parent, slot);
      for (const [index, item] of items.entries()) {
        const before = items.slice(0, index).map(({ id }) => id);
        placed.set(item.id, { item, place: `${parent.id} ${slot}`, before });
        walk(item);
      }
    }
  };
  const root = data.root;
  placed.set(rootId, { item: root, place: "", before: [] });
  walk(root);
  return placed;
}

/**
 * Words for the difference between two versions of a page; empty if there are none.
 *
 * @param selected of two items that changed places, the one that is named
 * @example "Titel van Openingsbeeld"
 */
export function describeChange(before: EditorData, after: EditorData, selected: readonly string[]): string {
  const [old, now] = [placedItems(before), placedItems(after)];
  const missingIn = (items: ReadonlyMap<string, Placed>, others: ReadonlyMap<string, Placed>, data: EditorData) =>
    topmost(
      data,
      [...others.keys()].filter((id) => !items.has(id)),
    ).flatMap((id) => others.get(id)?.item ?? []);
  const [added, removed] = [missingIn(old, now, after), missingIn(now, old, before)];
  if (added.length > 0 && removed.length > 0) return messages.editor.changes.replaced(labelOfItems(removed));
  if (added.length > 0) return messages.editor.changes.added(labelOfItems(added));
  if (removed.length > 0) return messages.editor.changes.removed(labelOfItems(removed));
  for (const [id, { item }] of now) {
    const earlier = old.get(id)?.item ?? item;
    const [name] = changedNames(earlier.attributes, item.attributes);
    const setting =
      name === undefined ? undefined : (fieldOf(item.type, name)?.label ?? messages.editor.changes.setting);
    if (setting) return messages.editor.changes.settingOf(setting, labelOf(item.type));
  }
  const elsewhere = [...now].filter(([id, { place }]) => old.get(id)?.place !== place);
  const reordered = [...now].filter(([id, { before: siblings }]) => old.get(id)?.before.join() !== siblings.join());
  const chosen = reordered.filter(([id]) => selected.includes(id));
  const moved = elsewhere.length > 0 ? elsewhere : chosen.length > 0 ? chosen : reordered.slice(0, 1);
  return moved.length > 0 ? messages.editor.changes.moved(labelOfItems(moved.map(([, { item }]) => item))) : "";
}
