// A page of the site as the platform compiles it: a component in light DOM, whose template contains the page's components.
import {
  readComponent,
  type ContentComponent,
  type ContentRegion,
} from "../../../packages/site/src/content/content-tree.ts";
import { kebabCase } from "../../generate/blocks/block-folders.ts";
import { afterChangeDefinition, beforeChangeDefinition, paragraphDefinition } from "./test-components.ts";

/** The two files of a component. */
export interface ComponentSource {
  html: string;
  js: string;
}

/** The platform's own components, which a `<div>` replaces. */
const platformComponents: ReadonlySet<string> = new Set([
  "community_layout:sldsFlexibleLayout",
  "community_layout:section",
  "community_byo:scopedHeaderAndFooter",
]);

/** The directive of a template whose content depends on whether the page changed. */
const conditions: ReadonlyMap<string, string> = new Map([
  [beforeChangeDefinition, "lwc:if={isInitial}"],
  [afterChangeDefinition, "lwc:if={isChanged}"],
]);

/** Writes templates, and collects the attributes of each component for the script. */
class Writer {
  readonly attributes: Readonly<Record<string, unknown>>[] = [];

  region({ name, children }: ContentRegion, slotOf: (name: string) => string): string {
    return children.map((child) => this.component(child, slotOf(name))).join("");
  }

  component({ definition, attributes, children }: ContentComponent, slot: string): string {
    if (platformComponents.has(definition)) return this.replacement(children, slot);
    if (definition === paragraphDefinition) return `<p${slot} ${idOf(attributes)}>${String(attributes.text)}</p>`;
    const condition = conditions.get(definition);
    if (condition) return `<template ${condition}>${this.content(children, () => slot)}</template>`;
    const [namespace, name = ""] = definition.split(":");
    if (namespace !== "c") return "";
    const tag = `c-${kebabCase(name)}`;
    // Before its content, so that the attributes of a page's root are `attributes1`.
    const ownAttributes = this.spread(attributes);
    return `<${tag}${slot} ${ownAttributes}>${this.content(children, slotAttribute)}</${tag}>`;
  }

  private content(regions: readonly ContentRegion[], slotOf: (name: string) => string): string {
    return regions.map((region) => this.region(region, slotOf)).join("");
  }

  private replacement(children: readonly ContentRegion[], slot: string): string {
    const visible = children.filter(({ name }) => name !== "sfdcHiddenRegion");
    return `<div${slot}>${visible.map((region) => `<div>${this.region(region, () => "")}</div>`).join("")}</div>`;
  }

  private spread(attributes: Readonly<Record<string, unknown>>): string {
    this.attributes.push(attributes);
    return `lwc:spread={attributes${this.attributes.length}}`;
  }
}

const idOf = ({ id }: ContentComponent["attributes"]): string => (typeof id === "string" ? `id="${id}"` : "");
const slotAttribute = (name: string): string => ` slot="${name}"`;

/**
 * Creates the component of a page.
 *
 * @param root the component at the root of the page's content file
 */
export function viewComponent(root: unknown): ComponentSource {
  const component = readComponent(root);
  if (!component) throw new Error("The page's content file contains no component.");
  const writer = new Writer();
  const html = `<template lwc:render-mode="light">${writer.component(component, "")}</template>\n`;
  const fields = writer.attributes.map((value, index) => `  @api attributes${index + 1} = ${JSON.stringify(value)};`);
  const js = `import { api, LightningElement } from "lwc";
export default class View extends LightningElement {
  static renderMode = "light";
  @api isChanged = false;
  get isInitial() {
    return !this.isChanged;
  }
${fields.join("\n")}
}
`;
  return { html, js };
}
