import type { SiteNode } from "../site.ts";

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A column in the settings of a section. */
interface Column {
  UUID: string;
  columnKey: string;
  columnName: string;
  columnWidth: string;
}

/**
 * Checks the shape of a page: ids, regions, and sections whose settings agree with their columns.
 *
 * @returns one sentence per problem
 */
export const checkTree = (nodes: readonly SiteNode[]): string[] =>
  nodes.flatMap((node) => [
    ...(uuidV4.test(node.id) ? [] : [`the id ${node.id} of ${nameOf(node)} is not a version 4 UUID; make a new one.`]),
    ...checkChildren(node),
    ...(isSection(node) ? checkSection(node) : []),
  ]);

const nameOf = ({ definition, name }: SiteNode): string => definition ?? `region ${name}`;

const isSection = ({ definition }: SiteNode): boolean => definition === "community_layout:section";

function checkChildren(node: SiteNode): string[] {
  const expected = node.type === "component" ? "region" : "component";
  const children = node.children ?? [];
  const misplaced = node.name === "content" ? children.filter((child) => !isSection(child)) : [];
  return [
    ...children
      .filter((child) => child.type !== expected)
      .map((child) => `${nameOf(node)} may contain only a ${expected}, not ${nameOf(child)}.`),
    ...misplaced.map((child) => `${nameOf(child)} is in the page itself; move it into a column of a section.`),
  ];
}

function checkSection({ id, attributes, children = [] }: SiteNode): string[] {
  const config = parseConfig(attributes?.sectionConfig);
  if (!config) return [`section ${id} has no sectionConfig in JSON with columns; add it.`];
  const { UUID, columns } = config;
  const total = columns.reduce((sum, { columnWidth }) => sum + Number(columnWidth), 0);
  return [
    ...(UUID === id ? [] : [`section ${id} has the UUID ${UUID} in its sectionConfig; make them equal.`]),
    ...(total === 12 ? [] : [`the columns of section ${id} are ${total} wide together; make that 12.`]),
    ...(columns.length === children.length
      ? []
      : [`section ${id} has ${columns.length} columns and ${children.length} regions; make them equal.`]),
    ...columns.flatMap((column, index) => checkColumn(column, children[index])),
  ];
}

function checkColumn({ UUID, columnKey, columnName, columnWidth }: Column, region: SiteNode | undefined): string[] {
  if (!region) return [];
  return [
    ...(/^([1-9]|1[0-2])$/.test(columnWidth)
      ? []
      : [`column ${columnName} has the width ${columnWidth}; use "1" to "12".`]),
    ...(UUID === region.id && columnKey === region.name
      ? []
      : [`column ${columnName} does not match region ${region.name} in id and name; make them equal.`]),
  ];
}

function parseConfig(text: unknown): { UUID: string; columns: Column[] } | undefined {
  try {
    const config: { UUID: string; columns: Column[] } = JSON.parse(String(text));
    return Array.isArray(config.columns) ? config : undefined;
  } catch {
    return undefined;
  }
}
