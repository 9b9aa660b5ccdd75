/** Paths of modules, each with the paths that it imports. Paths are relative to one folder and use `/`. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/** An import from one child of a folder to another. */
type Edge = Record<"folder" | "from" | "to" | "cause", string>;

function toEdge(importer: string, imported: string): Edge {
  const source = importer.split("/");
  const target = imported.split("/");
  const depth = source.findIndex((name, index) => name !== target[index]);
  const folder = source.slice(0, depth).join("/") || ".";
  return { folder, from: source[depth] ?? "", to: target[depth] ?? "", cause: `${importer} imports ${imported}` };
}

function canReach(edges: readonly Edge[], start: string, goal: string): boolean {
  const reached = new Set([start]);
  for (const name of reached) for (const edge of edges) if (edge.from === name) reached.add(edge.to);
  return reached.has(goal);
}

/**
 * Describes every import that is part of a cycle between the children of one folder. A child is a file, or a subfolder
 * with everything below it: `layout/a` importing `media/b` and `media/c` importing `layout/d` is a cycle.
 */
export function findFolderCycles(modules: ModuleGraph): string[] {
  const edges = [...modules].flatMap(([importer, targets]) => targets.map((target) => toEdge(importer, target)));
  return [...Map.groupBy(edges, (edge) => edge.folder).values()].flatMap((siblings) =>
    siblings
      .filter(({ from, to }) => canReach(siblings, to, from))
      .map(({ folder, from, to, cause }) => `cycle in ${folder}: ${from} -> ${to}: ${cause}`),
  );
}
