import { searchMetadata } from "@travel-design/blocks";
import { pageRoot, seoAssistant } from "@travel-design/blocks/internal";
import { isOwnRoute } from "../content/site-pages.ts";
import { checkAdvice } from "./check-advice.ts";
import { checkAddresses, type Addresses } from "./check-addresses.ts";
import { checkAnchors, type AnchorsOn } from "./check-anchors.ts";
import { blocksByDefinition, checkComponent, componentsByDefinition } from "./check-component.ts";
import { checkTree } from "./check-tree.ts";
import { memberOf, textOf } from "./json-tree.ts";
import { locationOf, readPageNode, walkPage, type PageNode } from "./page-tree.ts";
import type { ContentFile } from "./site-source.ts";

/** Pages in this layout are published as static files. Salesforce's own template gives them no search metadata. */
const staticLayout = "ServiceNotAvailable";

/** Where an id or anchor was used first. */
type FirstUses = Map<string, string>;

/** What the pages of a site have to agree on. */
export interface PageContext {
  /** Ids have to be unique in the whole site. */
  ids: FirstUses;
  addresses: Addresses;
  anchorsOn: AnchorsOn;
  hasBundle(name: string): boolean;
}

/** Whether a component shows more than what is in it. */
const isVisible = ({ definition }: PageNode): boolean =>
  componentsByDefinition.get(definition)?.isVisible ?? definition !== "";

/** Salesforce fills the pages of its template by itself. */
const isOwnPage = ({ body }: ContentFile): boolean => isOwnRoute({ routeType: textOf(body, "viewType") });

function checkRoot(file: ContentFile, root: PageNode): void {
  const { report } = file;
  if (root.definition !== pageRoot.definition) {
    report(locationOf(root, "definition"), (sentences) => sentences.wrongRoot(root.definition, pageRoot.definition));
    return;
  }
  const content = root.children.find(({ name }) => name === "content");
  if (!content) report(root.json, (sentences) => sentences.noContentRegion());
  else if (isOwnPage(file) && !walkPage(content).some(isVisible))
    report(content.json, (sentences) => sentences.emptyPage());
}

function checkUniqueIds({ path, report }: ContentFile, nodes: readonly PageNode[], ids: FirstUses): void {
  for (const node of nodes) {
    const first = ids.get(node.id);
    if (node.id && first !== undefined)
      report(locationOf(node, "id"), (sentences) => sentences.repeatedId(node.id, first), { property: "id" });
    else ids.set(node.id, path);
  }
}

/** Reports the second form, whose answers would mix with those of the first, and the second use of a name for links. */
function checkOncePerPage({ report }: ContentFile, components: readonly PageNode[]): void {
  const anchors = new Set<string>();
  let hasForm = false;
  for (const { definition, attributes, json, id } of components) {
    const block = blocksByDefinition.get(definition);
    if (!block) continue;
    const isForm = block.requires.includes("quotation");
    if (isForm && hasForm) report(json, (sentences) => sentences.secondForm(definition), { componentId: id });
    hasForm ||= isForm;
    const anchor = textOf(attributes, "anchor");
    if (anchors.has(anchor))
      report(
        memberOf(attributes, "anchor")?.node,
        (sentences) => sentences.repeatedAnchor([definition, "anchor"], anchor),
        {
          property: "anchor",
          componentId: id,
        },
      );
    if (anchor) anchors.add(anchor);
  }
}

function checkSearchMetadata({ report, body }: ContentFile, components: readonly PageNode[]): void {
  if (textOf(body, "themeLayoutType") === staticLayout) return;
  const assistant = components.find(({ definition }) => definition === seoAssistant.definition);
  if (!assistant) return report(body, (sentences) => sentences.noSearchMetadata(seoAssistant.definition));
  const title = textOf(assistant.attributes, "pageTitle");
  if (!title)
    report(assistant.json, (sentences) => sentences.noTitle([seoAssistant.definition, "pageTitle"]), {
      property: "pageTitle",
      componentId: assistant.id,
    });
  const block = components.find(({ definition }) => definition === searchMetadata.definition);
  if (!block) return undefined;
  // The page has the same title and description before and after the block's script runs.
  for (const [own, other] of [
    ["title", "pageTitle"],
    ["description", "description"],
  ] as const) {
    // An empty setting of the block leaves what Salesforce wrote.
    if (["", textOf(assistant.attributes, other)].includes(textOf(block.attributes, own))) continue;
    report(
      memberOf(block.attributes, own)?.node ?? block.json,
      (sentences) => sentences.otherMetadata([searchMetadata.definition, own], [seoAssistant.definition, other]),
      { property: own, componentId: block.id },
    );
  }
  return undefined;
}

/** Checks a view or theme layout with everything in it. */
export function checkPage(file: ContentFile, { ids, addresses, anchorsOn, hasBundle }: PageContext): void {
  const { body, report } = file;
  const json = memberOf(body, "component")?.node;
  if (!json) return report(body, (sentences) => sentences.noComponent());
  const root = readPageNode(json);
  const nodes = walkPage(root);
  const components = nodes.filter(({ definition }) => definition !== "");
  if (file.type === "view") checkRoot(file, root);
  checkTree(root, report);
  checkUniqueIds(file, nodes, ids);
  for (const component of components) {
    checkComponent(component, hasBundle, report);
    checkAddresses(component, addresses, report);
  }
  checkOncePerPage(file, components);
  checkAnchors(file, components, anchorsOn);
  if (file.type === "view") {
    checkSearchMetadata(file, components);
    checkAdvice(file, components, seoAssistant.definition);
  }
  return undefined;
}
