import { pageRoot, platformSection } from "@travel-design/blocks/internal";
import { itemsOf, memberOf, membersOf } from "./json-tree.ts";
import { nearestName } from "./nearest-name.ts";
import { placeOf, titleOf, type PageNode } from "./page-tree.ts";
import type { Describe } from "./problem-sentences.ts";
import type { Report } from "./site-source.ts";

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const keysOf = {
  component: ["attributes", "children", "definition", "id", "type"],
  region: ["children", "id", "name", "title", "type"],
} as const;

function checkId(node: PageNode, report: Report): void {
  if (uuidV4.test(node.id)) return;
  report(placeOf(node, "id"), (say) => say.invalidId(titleOf(node), node.id), { property: "id" });
}

/** A misspelled key makes everything in it vanish. Salesforce may have keys that are unknown here. */
function checkKeys(node: PageNode, type: "component" | "region", report: Report): void {
  const keys = membersOf(node.json).map(({ key }) => key);
  const missing = keysOf[type].filter((key) => !keys.includes(key));
  for (const member of membersOf(node.json)) {
    if (keysOf[type].some((key) => key === member.key)) continue;
    const meant = nearestName(member.key, missing);
    if (meant) report(member, (say) => say.unknownPart(titleOf(node), member.key, meant));
  }
  if (type === "component" && !node.definition) report(placeOf(node, "definition"), (say) => say.noDefinition());
  if (type === "region" && !node.name) report(placeOf(node, "name"), (say) => say.noName());
  const children = memberOf(node.json, "children")?.node;
  if (children && children.kind !== "list") report(children, (say) => say.childrenType(titleOf(node)));
}

/** Whether only sections may be in a region: those of the page itself. */
const holdsSections = (parent: PageNode | undefined, region: PageNode): boolean =>
  parent?.definition === pageRoot.definition && region.name === "content";

/**
 * Checks the shape of a page: ids, types, and that regions and components alternate.
 *
 * @param parent the component or region that contains the node
 * @param isInPage whether the node is directly in the page, where none of our blocks may be
 */
export function checkTree(node: PageNode, report: Report, parent?: PageNode, isInPage = false): void {
  const expected = parent?.definition ? "region" : "component";
  const { id: componentId } = parent?.definition ? parent : node;
  const reportHere: Report = (place, describe, details) => report(place, describe, { componentId, ...details });
  if (node.type !== expected) {
    const details = { property: "type" };
    reportHere(placeOf(node, "type"), (say) => say.wrongNode(titleOf(node), node.type, expected), details);
  }
  checkId(node, reportHere);
  checkKeys(node, expected, reportHere);
  if (isInPage && node.definition.startsWith("c:"))
    reportHere(node.json, (say) => say.outsideSection(titleOf(node), platformSection.definition));
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
  const property = "sectionConfig";
  const place = memberOf(node.attributes, property)?.node ?? node.json;
  const text = place.kind === "scalar" ? place.value : "";
  const config = parseConfig(text);
  const own = [platformSection.definition, property] as const;
  const reportConfig = (describe: Describe): void => report(place, describe, { property, componentId: node.id });
  if (!config) return reportConfig((say) => say.noColumns(own, columnExample));
  const { UUID, columns } = config;
  if (UUID !== node.id) reportConfig((say) => say.otherSectionId(own, UUID, node.id));
  const total = columns.reduce((sum, { columnWidth }) => sum + Number(columnWidth), 0);
  if (total !== 12) reportConfig((say) => say.wrongTotal(own, total));
  if (columns.length !== node.children.length)
    reportConfig((say) => say.otherCount(own, columns.length, node.children.length));
  columns.forEach(({ UUID: id, columnKey, columnName, columnWidth }, index) => {
    const name = typeof columnName === "string" ? columnName : `Column ${index + 1}`;
    if (!/^([1-9]|1[0-2])$/.test(String(columnWidth)) || typeof columnWidth !== "string")
      reportConfig((say) => say.wrongWidth(own, name, columnWidth));
    const region = node.children[index];
    if (region && columnKey !== region.name)
      reportConfig((say) => say.otherColumnKey(own, name, columnKey, region.name));
    if (region && id !== region.id) reportConfig((say) => say.otherColumnId(own, name, id, region.id));
  });
}

/** Number of components in a region. */
export const contentCount = (region: PageNode): number => itemsOf(memberOf(region.json, "children")?.node).length;
