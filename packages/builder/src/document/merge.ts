// Two people who changed different components of one page: both changes are kept. The same component is a question for the second one.
import { isObject, listOf, textOf, type JsonObject } from "./json.ts";

/** A component that both have changed. Undefined where it was deleted. */
export interface Conflict {
  id: string;
  own: JsonObject | undefined;
  theirs: JsonObject | undefined;
}

/** Whose version of a component is kept, by its id. Without a choice it is one's own. */
export type Choices = ReadonlyMap<string, "own" | "theirs">;

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

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

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

interface Versions {
  base: Parts;
  theirs: Parts;
  own: Parts;
}

/** The components of which both have changed the settings, and what one has deleted and the other changed. */
function findConflicts({ base, theirs, own }: Versions): Conflict[] {
  const changed = [...base].flatMap(([key, { self }]) => {
    const [a, b] = [theirs.get(key)?.self, own.get(key)?.self];
    return a && b && !isEqual(a, self) && !isEqual(b, self) && !isEqual(a, b) ? [key] : [];
  });
  const deleted = [...deletedAndChanged(base, theirs, own), ...deletedAndChanged(base, own, theirs)];
  return [...new Set([...changed, ...deleted])].map((id) => ({ id, own: whole(own, id), theirs: whole(theirs, id) }));
}

function mergeParts(versions: Versions, conflicts: readonly Conflict[], choices: Choices): Parts {
  const { base, theirs, own } = versions;
  const isTheirs = (id: string): boolean => choices.get(id) === "theirs";
  const kept = new Set(conflicts.flatMap(({ id }) => keysBelow(isTheirs(id) ? theirs : own, id)));
  const merged = new Map<string, Part>();
  for (const key of new Set([...theirs.keys(), ...own.keys()])) {
    const [before, a, b] = [base.get(key), theirs.get(key), own.get(key)];
    const part = a && b ? (isEqual(b.self, before?.self) || isTheirs(key) ? a : b) : (a ?? b);
    if (!part) continue;
    const inside = a && b ? mergeLists(before?.inside ?? [], a.inside, b.inside, kept) : part.inside;
    merged.set(key, { ...part, inside });
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
 * @returns undefined for files that cannot be merged by component
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
    // What both have moved to different places would be there twice.
    if (!component || new Set(keys).size !== keys.length) return undefined;
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
