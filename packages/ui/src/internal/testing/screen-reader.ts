// Reads Chromium's accessibility tree, from which screen readers get what they announce.
import { cdp } from "vitest/browser";

/** A property of a node. */
interface AxValue {
  value?: unknown;
}

/** The parts of a node of the tree that are read here. */
interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  value?: AxValue;
  description?: AxValue;
  properties?: readonly { name: string; value: AxValue }[];
  childIds?: readonly string[];
}

/** Roles that are not announced. What is inside them is. */
const silentRoles = new Set([
  "none",
  "generic",
  "RootWebArea",
  "LabelText",
  "Legend",
  "paragraph",
  "StaticText",
  "InlineTextBox",
]);
/** Roles that contain nothing, or parts that belong to the browser. */
const leafRoles = new Set(["Date", "textbox", "combobox"]);
/** Whether an element has one of these states is announced in either case. */
const binaryStates = ["checked", "expanded"];
const otherStates = ["required", "invalid", "disabled", "readonly"];

const textOf = (value: AxValue | undefined): string => String(value?.value ?? "");

function statesOf({ properties = [] }: AxNode): string[] {
  const states = new Map(properties.map(({ name, value }) => [name, textOf(value)]));
  return [
    ...binaryStates.flatMap((name) => (states.has(name) ? [`${name}: ${states.get(name)}`] : [])),
    ...otherStates.filter((name) => states.get(name) === "true"),
  ];
}

/** The text inside an element, which a live region announces. */
function contentOf({ childIds = [], role, name }: AxNode, nodes: ReadonlyMap<string, AxNode>): string {
  if (role?.value === "StaticText") return textOf(name);
  return childIds.map((id) => contentOf(nodes.get(id) ?? { nodeId: id, ignored: true }, nodes)).join("");
}

function lineOf(node: AxNode, nodes: ReadonlyMap<string, AxNode>): string {
  const role = textOf(node.role);
  const name = role === "status" ? contentOf(node, nodes) : textOf(node.name);
  const first = name ? `${role} "${name}"` : role;
  const states = [first, ...statesOf(node), node.value && `value: ${textOf(node.value)}`].filter(Boolean).join(", ");
  return node.description ? `${states} (${textOf(node.description)})` : states;
}

/**
 * What a screen reader can announce on the page, in the order of the document: role, name, states, value, and the
 * description between parentheses. Text between elements is left out.
 *
 * @example await readAloud(); // ['textbox "Achternaam", required (Zoals in uw paspoort.)']
 */
export async function readAloud(): Promise<string[]> {
  const session = cdp();
  const { frameTree } = await session.send("Page.getFrameTree");
  const frameId = frameTree.childFrames?.[0]?.frame.id;
  const tree: { nodes: readonly AxNode[] } = await session.send(
    "Accessibility.getFullAXTree",
    frameId === undefined ? {} : { frameId },
  );
  const nodes = new Map(tree.nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): string[] => {
    const node = nodes.get(id);
    if (!node) return [];
    const role = textOf(node.role);
    const inside = leafRoles.has(role) ? [] : (node.childIds ?? []).flatMap(read);
    return node.ignored || silentRoles.has(role) ? inside : [lineOf(node, nodes), ...inside];
  };
  return tree.nodes.slice(0, 1).flatMap(({ nodeId }) => read(nodeId));
}
