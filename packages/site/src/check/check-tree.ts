import { pageRoot, platformSection } from "@travel-design/blocks/internal";
import { asRecord } from "../content/content-tree.ts";
import { itemsOf, memberOf, membersOf } from "./json-tree.ts";
import { nearestName } from "./nearest-name.ts";
import { locationOf, titleOf, type PageNode } from "./page-tree.ts";
import type { Describe } from "./problem-sentences.ts";
import type { Report } from "./site-source.ts";

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const keysOf = {
  component: ["attributes", "children", "definition", "id", "type"],
  region: ["children", "id", "name", "title", "type"],
} as const;

function checkId(node: PageNode, report: Report): void {
  if (uuidV4.test(node.id)) return;
  report(locationOf(node, "id"), (sentences) => sentences.invalidId(titleOf(node), node.id), { property: "id" });
}

/** A misspelled key makes everything in it vanish. Salesforce may have keys that are unknown here. */
function checkKeys(node: PageNode, type: "component" | "region", report: Report): void {
  const keys = membersOf(node.json).map(({ key }) => key);
  const missing = keysOf[type].filter((key) => !keys.includes(key));
  for (const member of membersOf(node.json)) {
    if (keysOf[type].some((key) => key === member.key)) continue;
    const meant = nearestName(member.key, missing);
    if (meant) report(member, (sentences) => sentences.unknownPart(titleOf(node), member.key, meant));
  }
  if (type === "component" && !node.definition)
    report(locationOf(node, "definition"), (sentences) => sentences.noDefinition());
  if (type === "region" && !node.name) report(locationOf(node, "name"), (sentences) => sentences.noName());
  const children = memberOf(node.json, "children")?.node;
  if (children && children.kind !== "list") report(children, (sentences) => sentences.childrenType(titleOf(node)));
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
  const reportHere: Report = (location, describe, details) => report(location, describe, { componentId, ...details });
  if (node.type !== expected) {
    const details = { property: "type" };
    reportHere(
      locationOf(node, "type"),
      (sentences) => sentences.wrongNode(titleOf(node), node.type, expected),
      details,
    );
  }
  checkId(node, reportHere);
  checkKeys(node, expected, reportHere);
  if (isInPage && node.definition.startsWith("c:"))
    reportHere(node.json, (sentences) => sentences.outsideSection(titleOf(node), platformSection.definition));
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
    const isList = Array.isArray(config?.columns);
    return isList && config.columns.every((column: unknown) => asRecord(column)) ? config : undefined;
  } catch {
    return undefined;
  }
}

const columnExample = `{"UUID":"…","columns":[{"UUID":"…","columnName":"Column 1","columnKey":"col1","columnWidth":"12","seedComponents":null}]}`;

/** Checks that the columns of a section agree with its regions: Salesforce shows a region only if a column names it. */
export function checkSection(node: PageNode, report: Report): void {
  const property = "sectionConfig";
  const location = memberOf(node.attributes, property)?.node ?? node.json;
  const text = location.kind === "scalar" ? location.value : "";
  const config = parseConfig(text);
  const own = [platformSection.definition, property] as const;
  const reportConfig = (describe: Describe): void => report(location, describe, { property, componentId: node.id });
  if (!config) return reportConfig((sentences) => sentences.noColumns(own, columnExample));
  const { UUID, columns } = config;
  if (UUID !== node.id) reportConfig((sentences) => sentences.otherSectionId(own, UUID, node.id));
  const total = columns.reduce((sum, { columnWidth }) => sum + Number(columnWidth), 0);
  if (total !== 12) reportConfig((sentences) => sentences.wrongTotal(own, total));
  if (columns.length !== node.children.length)
    reportConfig((sentences) => sentences.otherCount(own, columns.length, node.children.length));
  columns.forEach(({ UUID: id, columnKey, columnName, columnWidth }, index) => {
    const name = typeof columnName === "string" ? columnName : `Column ${index + 1}`;
    if (!/^([1-9]|1[0-2])$/.test(String(columnWidth)) || typeof columnWidth !== "string")
      reportConfig((sentences) => sentences.wrongWidth(own, name, columnWidth));
    const region = node.children[index];
    if (region && columnKey !== region.name)
      reportConfig((sentences) => sentences.otherColumnKey(own, name, columnKey, region.name));
    if (region && id !== region.id) reportConfig((sentences) => sentences.otherColumnId(own, name, id, region.id));
  });
}

/** Number of components in a region. */
export const contentCount = (region: PageNode): number => itemsOf(memberOf(region.json, "children")?.node).length;
