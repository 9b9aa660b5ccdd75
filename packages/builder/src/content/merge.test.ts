import { array, assert, constantFrom, nat, property, record } from "fast-check";
import { expect, test } from "vitest";
import { isObject, listOf, type JsonObject } from "./json.ts";
import { mergePages } from "./merge.ts";

/** A tree in few words: a component with a text, and the components of its one region. */
interface Tree {
  id: string;
  text?: string;
  /** Another setting. */
  more?: string;
  inside?: readonly Tree[];
}

const component = ({ id, text = "", more, inside = [] }: Tree): JsonObject => ({
  attributes: { text, ...(more !== undefined && { more }) },
  children: [{ children: inside.map(component), id: `${id}-region`, name: "content", type: "region" }],
  definition: "c:tdAny",
  id,
  type: "component",
});
const page = (...inside: readonly Tree[]): JsonObject => ({
  title: "Peru",
  contentBody: { component: component({ id: "root", inside }), viewType: "custom-peru" },
});

function treeOf(node: unknown): Tree {
  const { id, attributes, children } = Object(node);
  const inside = listOf(children).flatMap((region) => (isObject(region) ? listOf(region.children).map(treeOf) : []));
  const { text, more } = attributes;
  return { id, ...(text && { text }), ...(more && { more }), ...(inside.length > 0 && { inside }) };
}
const treesOf = (file: JsonObject | undefined): readonly Tree[] =>
  treeOf(Object(file?.contentBody).component).inside ?? [];

const a = { id: "a" };
const b = { id: "b" };
const c = { id: "c" };
const base = page(a, { ...b, inside: [c] });

test.each([
  [
    "settings of different components",
    page({ ...a, text: "theirs" }, { ...b, inside: [c] }),
    page(a, { ...b, text: "own", inside: [c] }),
    page({ ...a, text: "theirs" }, { ...b, text: "own", inside: [c] }),
  ],
  [
    "different settings of one component",
    page({ ...a, text: "theirs" }, { ...b, inside: [c] }),
    page({ ...a, more: "own" }, { ...b, inside: [c] }),
    page({ ...a, text: "theirs", more: "own" }, { ...b, inside: [c] }),
  ],
  [
    "a setting, and something new beside it",
    page({ ...a, text: "theirs" }, { ...b, inside: [c] }),
    page(a, { id: "d" }, { ...b, inside: [c] }),
    page({ ...a, text: "theirs" }, { id: "d" }, { ...b, inside: [c] }),
  ],
  [
    "something new in the same place",
    page(a, { id: "d" }, { ...b, inside: [c] }),
    page(a, { id: "e" }, { ...b, inside: [c] }),
    page(a, { id: "e" }, { id: "d" }, { ...b, inside: [c] }),
  ],
  [
    "a move, and a setting of what moved",
    page({ ...b, inside: [c] }, a),
    page({ ...a, text: "own" }, { ...b, inside: [c] }),
    page({ ...b, inside: [c] }, { ...a, text: "own" }),
  ],
  [
    "a move into another component, and a setting",
    page({ ...b, inside: [c, a] }),
    page(a, { ...b, inside: [{ ...c, text: "own" }] }),
    page({ ...b, inside: [{ ...c, text: "own" }, a] }),
  ],
  [
    "a deletion, and a setting of another",
    page(a),
    page({ ...a, text: "own" }, { ...b, inside: [c] }),
    page({ ...a, text: "own" }),
  ],
  ["the same change", page({ ...a, text: "same" }), page({ ...a, text: "same" }), page({ ...a, text: "same" })],
])("%s are both kept", (_what, theirs, own, merged) => {
  expect(mergePages(base, theirs, own)).toEqual({ file: merged, conflicts: [] });
});

test("a setting that both have changed is a question, and each answer gives that version and nothing else", () => {
  const theirs = page({ ...a, text: "theirs", more: "also theirs" }, { ...b, inside: [c] });
  const own = page({ ...a, text: "own" }, { ...b, inside: [c], text: "also own" });
  const merge = mergePages(base, theirs, own);
  expect(merge?.conflicts).toMatchObject([
    {
      key: "a text",
      id: "a",
      property: "text",
      own: { attributes: { text: "own" } },
      theirs: { attributes: { text: "theirs" } },
    },
  ]);
  expect(treesOf(merge?.file)).toMatchObject([{ text: "own", more: "also theirs" }, { text: "also own" }]);
  expect(treesOf(mergePages(base, theirs, own, new Map([["a text", "theirs"]]))?.file)).toMatchObject([
    { text: "theirs", more: "also theirs" },
    { text: "also own" },
  ]);
});

test.each([
  ["theirs", page(a), page(a, { ...b, inside: [{ ...c, text: "changed" }] })],
  ["own", page(a, { ...b, inside: [{ ...c, text: "changed" }] }), page(a)],
])("what %s deletes and the other one changes is a question about the whole", (deleting, theirs, own) => {
  const merge = mergePages(base, theirs, own);
  expect(merge?.conflicts).toHaveLength(1);
  expect(merge?.conflicts[0]).toMatchObject({ id: "b", [deleting]: undefined });
  for (const choice of ["own", "theirs"] as const) {
    const trees = treesOf(mergePages(base, theirs, own, new Map([["b", choice]]))?.file);
    expect(trees.map(({ id }) => id)).toEqual(choice === deleting ? ["a"] : ["a", "b"]);
  }
});

test.each([
  ["both give the page another title", { ...base, title: "Chili" }, { ...base, title: "Bolivia" }],
  ["two components have one id", page(a, a), base],
  [
    "both move one component to different places",
    page({ ...b, inside: [c, a] }),
    page({ ...b, inside: [{ ...c, inside: [a] }] }),
  ],
  [
    "one moves a component into what the other deletes, and the other changes it",
    page({ ...b, inside: [c, a] }),
    page({ ...a, text: "own" }),
  ],
  [
    "one deletes what the other moves a component into",
    page({ ...a, text: "theirs" }),
    page({ ...b, inside: [c, { ...a, more: "own" }] }),
  ],
])("where %s, the files are not merged", (_what, theirs, own) => {
  expect(mergePages(base, theirs, own)).toBeUndefined();
});

/** Changes of one person: a setting, a new component or a deletion, each of another component. */
const changes = (who: string) =>
  array(record({ kind: constantFrom("text", "more", "add", "remove"), target: nat(5) }), { maxLength: 4 }).map(
    (list) => ({
      who,
      list,
    }),
  );

test("whatever two people change in different components, nothing of it is lost", () => {
  const start: Tree[] = Array.from({ length: 12 }, (_, index) => ({ id: String(index) }));
  assert(
    property(changes("theirs"), changes("own"), (first, second) => {
      const apply = ({ who, list }: typeof first, offset: number): Tree[] =>
        list.reduce<Tree[]>((trees, { kind, target }, turn) => {
          const id = String(target + offset);
          if (kind === "add") return [...trees, { id: `${who}${turn}` }];
          return kind === "remove"
            ? trees.filter((tree) => tree.id !== id)
            : trees.map((tree) => (tree.id === id ? { ...tree, [kind]: who } : tree));
        }, start);
      const [theirs, own] = [apply(first, 0), apply(second, 6)];
      const merge = mergePages(page(...start), page(...theirs), page(...own));
      expect(merge?.conflicts).toEqual([]);
      const expected = [
        ...theirs.filter(({ id }) => Number(id) < 6 || id.startsWith("theirs")),
        ...own.filter(({ id }) => Number(id) >= 6 || id.startsWith("own")),
      ];
      const byId = (x: Tree, y: Tree): number => x.id.localeCompare(y.id);
      expect(treesOf(merge?.file).toSorted(byId)).toEqual(expected.toSorted(byId));
    }),
  );
});
