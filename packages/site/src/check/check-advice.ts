// What a page can do without, and visitors or search engines would miss.
import { editors } from "@travel-design/blocks/editors";
import type { EditableBlock } from "@travel-design/blocks/internal";
import { asRecord } from "../content/content-tree.ts";
import { isOwnRoute } from "../content/site-pages.ts";
import { blocksByDefinition } from "./check-component.ts";
import { memberOf, textOf, valueOf } from "./json-tree.ts";
import type { PageNode } from "./page-tree.ts";
import type { ContentFile, Report } from "./site-source.ts";

const editorsByDefinition: ReadonlyMap<string, EditableBlock> = new Map(
  editors.map((editable) => [editable.block.definition, editable]),
);

const settingsOf = ({ definition, attributes }: PageNode): Readonly<Record<string, unknown>> =>
  blocksByDefinition.get(definition)?.parse(asRecord(attributes && valueOf(attributes)) ?? {}) ?? {};

/** The title of a page is announced first and read by search engines, so a page has one. */
function checkPageTitle({ body, report }: ContentFile, components: readonly PageNode[]): void {
  const titled = components.filter((component) => {
    const title = editorsByDefinition.get(component.definition)?.editor.pageTitle?.(settingsOf(component));
    return title !== undefined && title.trim() !== "";
  });
  const [first, second] = titled;
  if (!first) report(body, (sentences) => sentences.noPageTitle(), { severity: "warning" });
  if (second)
    report(second.json, (sentences) => sentences.secondPageTitle(second.definition), {
      severity: "warning",
      componentId: second.id,
    });
}

/** Reports the text of a link or button that leads nowhere. */
function checkNeededAddresses(component: PageNode, report: Report): void {
  const { editor } = editorsByDefinition.get(component.definition) ?? {};
  const settings = settingsOf(component);
  for (const [property, { neededWith }] of Object.entries(editor?.properties ?? {})) {
    if (neededWith === undefined || !settings[neededWith] || settings[property]) continue;
    const { attributes, json, definition, id: componentId } = component;
    const text = String(settings[neededWith]);
    report(
      memberOf(attributes, neededWith)?.node ?? json,
      (sentences) => sentences.noAddress([definition, property], text),
      {
        property,
        severity: "warning",
        componentId,
      },
    );
  }
}

/** How many characters of a title and a description search engines show at most. */
const shown = { title: 90, description: 200 };

function checkLengths(component: PageNode, report: Report): void {
  for (const [property, max] of [
    ["pageTitle", shown.title],
    ["description", shown.description],
  ] as const) {
    const text = textOf(component.attributes, property);
    if (text.length <= max) continue;
    report(
      memberOf(component.attributes, property)?.node,
      (sentences) => sentences.longForSearch([component.definition, property], text.length, max),
      { property, severity: "warning", componentId: component.id },
    );
  }
}

/**
 * Gives advice about a page; about its title only if it is not one of the platform's.
 *
 * @param searchDefinition the component with the page's title and description for search engines
 */
export function checkAdvice(file: ContentFile, components: readonly PageNode[], searchDefinition: string): void {
  const { report } = file;
  for (const component of components) {
    checkNeededAddresses(component, report);
    if (component.definition === searchDefinition) checkLengths(component, report);
  }
  if (isOwnRoute({ routeType: textOf(file.body, "viewType") })) checkPageTitle(file, components);
}
