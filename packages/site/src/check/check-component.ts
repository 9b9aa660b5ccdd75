import { blocks, type Block } from "@travel-design/blocks";
import {
  platformComponents,
  platformSection,
  type Component,
  type PlatformComponent,
} from "@travel-design/blocks/internal";
import type { ReportSetting } from "@travel-design/ui/models";
import { colorProblem } from "./known-color.ts";
import { asRecord } from "../content/content-tree.ts";
import { checkBlockSettings } from "./check-block-settings.ts";
import { checkSection, contentCount } from "./check-tree.ts";
import { findMember, memberOf, membersOf, valueOf, type JsonNode } from "./json-tree.ts";
import { nearestName, suggest } from "./nearest-name.ts";
import { locationOf, type PageNode } from "./page-tree.ts";
import type { Report } from "./site-source.ts";

/** Every block by its name in content files. */
export const blocksByDefinition: ReadonlyMap<string, Block> = new Map(blocks.map((block) => [block.definition, block]));

const platformByDefinition: ReadonlyMap<string, PlatformComponent> = new Map(
  platformComponents.map((component) => [component.definition, component]),
);

/** Every component that is known here, by its name in content files. */
export const componentsByDefinition: ReadonlyMap<string, Component> = new Map<string, Component>([
  ...blocksByDefinition,
  ...platformByDefinition,
]);

const definitions = [...blocksByDefinition.keys()];

function checkUnknown({ definition, json }: PageNode, hasBundle: (name: string) => boolean, report: Report): void {
  const location = memberOf(json, "definition")?.node ?? json;
  if (definition.startsWith("c:")) {
    if (hasBundle(definition.slice("c:".length)))
      report(location, (sentences) => sentences.notOurBlock(definition), { severity: "warning" });
    else report(location, (sentences) => sentences.unknownComponent(definition, suggest(definition, definitions)));
    return;
  }
  // Salesforce has more components than anybody lists, so one that is unknown here is no mistake.
  report(location, (sentences) => sentences.onlySalesforce(definition), { severity: "warning" });
}

/** Reports a block that shows nothing: no region, and neither a title nor a picture of its own. */
function checkHasContent(
  node: PageNode,
  block: Block,
  settings: Readonly<Record<string, unknown>>,
  report: Report,
): void {
  const [slot] = block.slots;
  if (slot === undefined || node.children.length > 0) return;
  const own = Object.entries(block.properties).filter(([name, { kind }]) => kind === "image" || /title$/i.test(name));
  if (own.some(([name]) => Boolean(settings[name]))) return;
  report(locationOf(node, "children"), (sentences) => sentences.noContent(node.definition, slot));
}

function checkRegions(node: PageNode, slots: readonly string[], shown: readonly string[], report: Report): void {
  const { definition, children } = node;
  const seen = new Set<string>();
  for (const region of children) {
    const location = locationOf(region, "name");
    const { name } = region;
    if (!name) continue;
    if (slots.length === 0) report(location, (sentences) => sentences.noRegions(definition, name));
    else if (!slots.includes(name))
      report(location, (sentences) => {
        const free = slots.filter((slot) => !children.some((child) => child.name === slot));
        return sentences.unknownRegion(definition, name, suggest(name, free));
      });
    else if (seen.has(name)) report(location, (sentences) => sentences.repeatedRegion(definition, name));
    else if (!shown.includes(name) && contentCount(region) > 0)
      report(location, (sentences) => sentences.hiddenRegion(definition, name, shown.length));
    seen.add(name);
  }
}

/** Reports attributes of a component of Salesforce that it cannot use, and misspelled ones. */
function checkAttributes(component: PlatformComponent, attributes: JsonNode | undefined, report: Report): void {
  const { definition, properties } = component;
  const known = Object.keys(component.attributes);
  for (const member of membersOf(attributes)) {
    const nearest = known.includes(member.key) ? undefined : nearestName(member.key, known);
    if (nearest)
      report(member, (sentences) => sentences.unknownProperty([definition, member.key], { nearest }), {
        property: member.key,
      });
  }
  const reportInvalid: ReportSetting = (name, problem) => {
    // The tree of the page and the columns of a section are checked together.
    if (problem.code === "unknown" || name === "sectionConfig") return;
    const location = findMember(attributes, name)?.node ?? attributes;
    report(location, (sentences) => sentences.invalidSetting([definition, name], problem), { property: name });
  };
  const settings = component.parse(asRecord(attributes && valueOf(attributes)) ?? {}, reportInvalid);
  for (const [name, { kind }] of Object.entries(properties)) {
    const value = settings[name];
    const unknownColor = kind === "color" && typeof value === "string" && colorProblem(value);
    if (unknownColor) reportInvalid(name, unknownColor);
  }
}

function checkPlatformComponent(node: PageNode, component: PlatformComponent, report: Report): void {
  const slots = component.namesSlots ? node.children.map(({ name }) => name) : component.slots;
  checkRegions(node, slots, slots, report);
  if (component === platformSection) checkSection(node, report);
  checkAttributes(component, node.attributes, report);
}

/**
 * Checks a component of a page: that it exists, and that it has the properties and regions that the page fills.
 *
 * @param hasBundle whether the project has a Lightning web component of this name
 */
export function checkComponent(node: PageNode, hasBundle: (name: string) => boolean, report: Report): void {
  const { definition, attributes } = node;
  if (!definition) return;
  const reportHere: Report = (location, describe, details) =>
    report(location, describe, { componentId: node.id, ...details });
  if (attributes && attributes.kind !== "object")
    reportHere(attributes, (sentences) => sentences.attributesType(definition));
  const block = blocksByDefinition.get(definition);
  const platformComponent = platformByDefinition.get(definition);
  if (block) {
    const settings = checkBlockSettings(definition, block, attributes, reportHere);
    checkRegions(node, block.slots, block.shownSlots?.(settings) ?? block.slots, reportHere);
    checkHasContent(node, block, settings, reportHere);
  } else if (platformComponent) checkPlatformComponent(node, platformComponent, reportHere);
  else checkUnknown(node, hasBundle, reportHere);
}
