// Two people who changed different settings of one page: both changes are kept. The same setting is a question for the second one.
import { isObject, listOf, textOf, type JsonObject } from "./json.ts";
import { changedKeys, isEqual, mergeKeys, type Versions } from "./merge-keys.ts";

/** What both have changed. */
export interface Conflict {
  /** Its name among the conflicts of a page. */
  key: string;
  /** Id of the component. */
  id: string;
  /** Name of the setting; undefined if one of both has deleted the component. */
  property?: string;
  /** The component. Undefined where it was deleted. */
  own: JsonObject | undefined;
  theirs: JsonObject | undefined;
  /** What the choice is about: the setting in both versions, or the whole component. */
  values: { own: unknown; theirs: unknown };
}

/** Whose version is kept, by the key of a conflict. Without a choice it is one's own. */
export type Choices = ReadonlyMap<string, "own" | "theirs">;

/** Whether a choice was made about the same values: what has changed since is another question. */
export const isAnswered = ({ key, values }: Conflict, shown: readonly Conflict[]): boolean =>
  shown.some((each) => each.key === key && isEqual(each.values, values));

/** A page with the changes of both. */
export interface Merge {
  file: JsonObject;
  conflicts: readonly Conflict[];
}

/** A component or a region, apart from what is in it. */
interface Part {
  self: JsonObject;
  /** Keys of the regions of a component, or of the components of a region. */
  inside: readonly string[];
  parent: string;
}

/** The parts of a page. A component's key is its id, that of a region is the component's id and its name. */
type Parts = ReadonlyMap<string, Part>;

/** A page that cannot be merged, because its parts cannot be told apart. */
class MergeError extends Error {}

function readParts(root: JsonObject): Parts {
  const parts = new Map<string, Part>();
  function add(node: JsonObject, key: string, parent: string): string {
    if (key === "" || parts.has(key)) throw new MergeError("Two parts of the page have one id.");
    const nodes = listOf(node.children).filter(isObject);
    const self = node.children === undefined ? node : { ...node, children: [] };
    parts.set(key, { self, inside: [], parent });
    const inside = nodes.map((child) =>
      add(child, child.type === "region" ? `${key} ${textOf(child.name)}` : textOf(child.id), key),
    );
    parts.set(key, { self, inside, parent });
    return key;
  }
  add(root, textOf(root.id) || "root", "");
  return parts;
}

/** A part with everything in it. */
function whole(parts: Parts, key: string): JsonObject | undefined {
  const part = parts.get(key);
  if (!part) return undefined;
  const children = part.inside.map((child) => whole(parts, child));
  return part.self.children === undefined ? part.self : { ...part.self, children };
}

/** The keys of a part and of everything in it; none if it does not exist. */
function keysBelow(parts: Parts, key: string): string[] {
  const part = parts.get(key);
  return part ? [key, ...part.inside.flatMap((child) => keysBelow(parts, child))] : [];
}

/** What one of both has deleted although the other changed something in it: the topmost component of each. */
function deletedAndChanged(base: Parts, deleting: Parts, changing: Parts): string[] {
  return [...base.keys()].filter((key) => {
    const parent = changing.get(key)?.parent;
    const isTopmost = !deleting.has(key) && parent !== undefined && deleting.has(parent);
    return isTopmost && !isEqual(whole(base, key), whole(changing, key));
  });
}

/** The order of what two lists have in common is the same. */
const hasOrderOf = (list: readonly string[], other: readonly string[]): boolean =>
  isEqual(
    list.filter((key) => other.includes(key)),
    other.filter((key) => list.includes(key)),
  );

/** @param kept keys that stay although one of both has deleted them */
function mergeLists(
  base: readonly string[],
  theirs: readonly string[],
  own: readonly string[],
  kept: ReadonlySet<string>,
): readonly string[] {
  if (!hasOrderOf(own, base) && !hasOrderOf(theirs, base) && !hasOrderOf(own, theirs))
    throw new MergeError("Both have changed the order of the same components.");
  const [first, second] = hasOrderOf(own, base) ? [theirs, own] : [own, theirs];
  const isRemoved = (key: string): boolean =>
    base.includes(key) && !kept.has(key) && !(theirs.includes(key) && own.includes(key));
  const merged = first.filter((key) => !isRemoved(key));
  for (const [index, key] of second.entries()) {
    if (merged.includes(key) || isRemoved(key)) continue;
    const before = second.slice(0, index).findLast((other) => merged.includes(other));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
  }
  return merged;
}

const isAttributes = (key: string): boolean => key === "attributes";

/** A part in all versions; undefined unless both still have it. */
function versionsOf({ base, theirs, own }: Versions<Parts>, key: string): Versions<Part> | undefined {
  const [a, b] = [theirs.get(key), own.get(key)];
  return a && b && { base: base.get(key) ?? { self: {}, inside: [], parent: "" }, theirs: a, own: b };
}

const selvesOf = ({ base, theirs, own }: Versions<Part>): Versions<JsonObject> => ({
  base: base.self,
  theirs: theirs.self,
  own: own.self,
});

const attributesOf = ({ base, theirs, own }: Versions<JsonObject>): Versions<JsonObject> => {
  const read = ({ attributes }: JsonObject): JsonObject => (isObject(attributes) ? attributes : {});
  return { base: read(base), theirs: read(theirs), own: read(own) };
};

const conflictKey = (id: string, property: string): string => `${id} ${property}`;

/** The settings that both have changed, and what one has deleted and the other changed. */
function findConflicts(versions: Versions<Parts>): Conflict[] {
  const { base, theirs, own } = versions;
  const changed = [...own.keys()].flatMap((id) => {
    const both = versionsOf(versions, id);
    if (!both) return [];
    const selves = selvesOf(both);
    if (!changedKeys(selves).every(isAttributes)) throw new MergeError("Both changed the definition of a component.");
    const attributes = attributesOf(selves);
    return changedKeys(attributes).map((property): Conflict => ({
      key: conflictKey(id, property),
      id,
      property,
      own: whole(own, id),
      theirs: whole(theirs, id),
      values: { own: attributes.own[property], theirs: attributes.theirs[property] },
    }));
  });
  const deleted = [...deletedAndChanged(base, theirs, own), ...deletedAndChanged(base, own, theirs)];
  const deletions = [...new Set(deleted)].map((id): Conflict => {
    const values = { own: whole(own, id), theirs: whole(theirs, id) };
    return { key: id, id, ...values, values };
  });
  return [...changed, ...deletions];
}

/** A part with the settings of both. */
function mergeSelf(selves: Versions<JsonObject>, isTheirs: (property: string) => boolean): JsonObject {
  const self = mergeKeys(selves, () => false);
  return isObject(self.attributes) ? { ...self, attributes: mergeKeys(attributesOf(selves), isTheirs) } : self;
}

function mergeParts(versions: Versions<Parts>, conflicts: readonly Conflict[], choices: Choices): Parts {
  const { theirs, own } = versions;
  const isTheirs = (key: string): boolean => choices.get(key) === "theirs";
  const deleted = conflicts.filter(({ property }) => property === undefined);
  const kept = new Set(deleted.flatMap(({ key, id }) => keysBelow(isTheirs(key) ? theirs : own, id)));
  const merged = new Map<string, Part>();
  for (const key of new Set([...theirs.keys(), ...own.keys()])) {
    const part = own.get(key) ?? theirs.get(key);
    const both = versionsOf(versions, key);
    if (both)
      merged.set(key, {
        self: mergeSelf(selvesOf(both), (property) => isTheirs(conflictKey(key, property))),
        inside: mergeLists(both.base.inside, both.theirs.inside, both.own.inside, kept),
        parent: both.own.parent,
      });
    else if (part) merged.set(key, part);
  }
  return merged;
}

/** The page's file without its content. */
const frameOf = (file: JsonObject): JsonObject => ({
  ...file,
  contentBody: { ...(isObject(file.contentBody) && file.contentBody), component: null },
});

const rootOf = ({ contentBody }: JsonObject): JsonObject => {
  const root = isObject(contentBody) ? contentBody.component : undefined;
  if (!isObject(root)) throw new MergeError("The file has no component.");
  return root;
};

/**
 * Merges two versions of a page.
 *
 * @param base what both started from
 * @param theirs the file on disk
 * @param own the file that could not be saved
 * @returns undefined for files that cannot be merged
 */
export function mergePages(
  base: JsonObject,
  theirs: JsonObject,
  own: JsonObject,
  choices: Choices = new Map(),
): Merge | undefined {
  const [frame, theirFrame, ownFrame] = [frameOf(base), frameOf(theirs), frameOf(own)];
  const isTheirFrame = isEqual(frame, ownFrame);
  if (!isTheirFrame && !isEqual(frame, theirFrame) && !isEqual(ownFrame, theirFrame)) return undefined;
  try {
    const versions = {
      base: readParts(rootOf(base)),
      theirs: readParts(rootOf(theirs)),
      own: readParts(rootOf(own)),
    };
    const conflicts = findConflicts(versions);
    const parts = mergeParts(versions, conflicts, choices);
    const root = textOf(rootOf(own).id) || "root";
    const component = whole(parts, root);
    const keys = keysBelow(parts, root);
    // What both have moved to different places would be there twice, and what one moved out of something that the other deleted, or into it,
    // would be nowhere.
    const unique = new Set(keys);
    const isMissing = (key: string): boolean => versions.theirs.has(key) && !unique.has(key);
    if (!component || unique.size !== keys.length || [...versions.own.keys()].some(isMissing)) return undefined;
    const file = isTheirFrame ? theirs : own;
    return {
      file: { ...file, contentBody: { ...(isObject(file.contentBody) && file.contentBody), component } },
      conflicts,
    };
  } catch (error) {
    if (error instanceof MergeError) return undefined;
    throw error;
  }
}
