import { itemsOf, memberOf, textOf, type JsonNode } from "./json-tree.ts";

/** A component or region of a page, with its location in the file. */
export interface PageNode {
  json: JsonNode;
  type: string;
  id: string;
  /** Name of a component, for example `c:tdHero`; empty for a region. */
  definition: string;
  /** Name of a region; empty for a component. */
  name: string;
  attributes: JsonNode | undefined;
  children: readonly PageNode[];
}

/** Reads a component with everything in it. */
export const readPageNode = (json: JsonNode): PageNode => ({
  json,
  type: textOf(json, "type"),
  id: textOf(json, "id"),
  definition: textOf(json, "definition"),
  name: textOf(json, "name"),
  attributes: memberOf(json, "attributes")?.node,
  children: itemsOf(memberOf(json, "children")?.node).map(readPageNode),
});

/** A node and everything in it, the node first. */
export const walkPage = (node: PageNode): PageNode[] => [node, ...node.children.flatMap(walkPage)];

/** The location of a member's value, or of the node if it has no such member. */
export const locationOf = (node: PageNode, key: string): JsonNode => memberOf(node.json, key)?.node ?? node.json;

/** How messages call a node. */
export const titleOf = ({ definition, name, type }: PageNode): string =>
  definition || (name ? `The region "${name}"` : `This ${type || "part"}`);
