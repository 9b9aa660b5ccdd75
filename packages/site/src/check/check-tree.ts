import { itemsOf, memberOf, membersOf } from "./json-tree.ts";
import { nearestName } from "./nearest-name.ts";
import { placeOf, titleOf, type PageNode } from "./page-tree.ts";
import { pageRoot, platformSection } from "./platform-components.ts";
import type { Report } from "./site-source.ts";

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const keysOf = {
  component: ["attributes", "children", "definition", "id", "type"],
  region: ["children", "id", "name", "title", "type"],
} as const;

function checkId(node: PageNode, report: Report): void {
  if (uuidV4.test(node.id)) return;
  const problem = node.id ? `has the id "${node.id}"` : "has no id";
  report(placeOf(node, "id"), `${titleOf(node)} ${problem}. Use a new UUID of version 4.`, { property: "id" });
}

/** A misspelled key makes everything in it vanish. Salesforce may have keys that are unknown here. */
function checkKeys(node: PageNode, type: "component" | "region", report: Report): void {
  const keys = membersOf(node.json).map(({ key }) => key);
  const missing = keysOf[type].filter((key) => !keys.includes(key));
  for (const member of membersOf(node.json)) {
    if (keysOf[type].some((key) => key === member.key)) continue;
    const meant = nearestName(member.key, missing);
    if (meant) report(member, `${titleOf(node)} has no part "${member.key}". Did you mean "${meant}"?`);
  }
  if (type === "component" && !node.definition)
    report(
      placeOf(node, "definition"),
      "The component has no definition, so it is not shown. Add the name of a block.",
    );
  if (type === "region" && !node.name)
    report(placeOf(node, "name"), "The region has no name, so its content is not shown. Add the name of a drop zone.");
  const children = memberOf(node.json, "children")?.node;
  if (children && children.kind !== "list")
    report(children, `The children of ${titleOf(node)} have to be a list: [ … ].`);
}

/** Whether only sections may be in a region: those of the page itself. */
const holdsSections = (parent: PageNode | undefined, region: PageNode): boolean =>
  parent?.definition === pageRoot && region.name === "content";

/**
 * Checks the shape of a page: ids, types, and that regions and components alternate.
 *
 * @param parent the component or region that contains the node
 * @param isInPage whether the node is directly in the page, where only sections may be
 */
export function checkTree(node: PageNode, report: Report, parent?: PageNode, isInPage = false): void {
  const expected = parent?.definition ? "region" : "component";
  if (node.type !== expected) {
    const details = { property: "type" };
    report(
      placeOf(node, "type"),
      `${titleOf(node)} has the type "${node.type}", so it is not shown. The type has to be "${expected}".`,
      details,
    );
  }
  checkId(node, report);
  checkKeys(node, expected, report);
  if (isInPage && node.definition && node.definition !== platformSection)
    report(node.json, `${titleOf(node)} is in the page itself. Move it into a column of a ${platformSection}.`);
  const isPage = expected === "region" && parent !== undefined && holdsSections(parent, node);
  for (const child of node.children) checkTree(child, report, node, isPage);
}

/** A column in the settings of a section. */
interface Column {
  UUID?: unknown;
  columnKey?: unknown;
  columnName?: unknown;
  columnWidth?: unknown;
}

function parseConfig(text: unknown): { UUID?: unknown; columns: readonly Column[] } | undefined {
  try {
    const config = JSON.parse(String(text));
    return Array.isArray(config?.columns) ? config : undefined;
  } catch {
    return undefined;
  }
}

const columnExample = `{"UUID":"…","columns":[{"UUID":"…","columnName":"Column 1","columnKey":"col1","columnWidth":"12","seedComponents":null}]}`;

/** Checks that the columns of a section agree with its regions: Salesforce shows a region only if a column names it. */
export function checkSection(node: PageNode, report: Report): void {
  const place = memberOf(node.attributes, "sectionConfig")?.node ?? node.json;
  const text = place.kind === "scalar" ? place.value : "";
  const config = parseConfig(text);
  const reportConfig = (message: string): void =>
    report(place, `${platformSection}, sectionConfig: ${message}`, { property: "sectionConfig", componentId: node.id });
  if (!config) return reportConfig(`it is not the JSON text of columns. Use a text such as ${columnExample}.`);
  const { UUID, columns } = config;
  if (UUID !== node.id)
    reportConfig(`its UUID is "${UUID}", but the id of the section is "${node.id}". Make them equal.`);
  const total = columns.reduce((sum, { columnWidth }) => sum + Number(columnWidth), 0);
  if (total !== 12) reportConfig(`the widths of its columns add up to ${total}. Make that 12.`);
  if (columns.length !== node.children.length)
    reportConfig(
      `it has ${columns.length} columns, but the section has ${node.children.length} regions, so content is not shown. Add or remove one.`,
    );
  columns.forEach(({ UUID: id, columnKey, columnName, columnWidth }, index) => {
    const name = typeof columnName === "string" ? columnName : `Column ${index + 1}`;
    if (!/^([1-9]|1[0-2])$/.test(String(columnWidth)) || typeof columnWidth !== "string")
      reportConfig(`${name} has the width ${JSON.stringify(columnWidth)}. Use "1" to "12".`);
    const region = node.children[index];
    if (region && columnKey !== region.name)
      reportConfig(
        `the columnKey of ${name} is "${columnKey}", but the name of its region is "${region.name}". Make them equal.`,
      );
    if (region && id !== region.id)
      reportConfig(`the UUID of ${name} is "${id}", but the id of its region is "${region.id}". Make them equal.`);
  });
}

/** Number of components in a region. */
export const contentCount = (region: PageNode): number => itemsOf(memberOf(region.json, "children")?.node).length;
