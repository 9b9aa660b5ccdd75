import { sectionLayouts } from "../src/catalog/section-layouts.ts";
import { isSection } from "../src/document/section-config.ts";
import type { JsonObject } from "../src/document/json.ts";
import { devices, type Device } from "../src/editor/editor-context.ts";
import { asText } from "../src/fields/field-props.ts";
import { readRows } from "../src/fields/row-text.ts";
import { linesOf, selectedIn, waitForLines, type BuilderActions, type Line } from "./builder-actions.ts";
import type { Builder } from "./fixtures.ts";
import {
  changesOf,
  columnWidthsOf,
  contentOf,
  entryOf,
  paddingChangesOf,
  walk,
  type Change,
  type Component,
} from "./page-plan.ts";

const deviceNames: readonly Device[] = ["Desktop", "Tablet", "Mobile"];
const sideLabels = { top: "Boven", bottom: "Onder", left: "Links", right: "Rechts" } as const;

/** Levels in the outline. */
const sectionLevel = 2;

/** The level of the selected line. */
const levelIn = (lines: readonly Line[]): number => lines[selectedIn(lines)]?.level ?? 0;

/** Enters the value of a property. */
async function enter(actions: BuilderActions, { property, before, value }: Change): Promise<void> {
  const { label, kind, property: type } = property;
  const text = asText(value);
  switch (kind) {
    case "boolean":
      return actions.toggle(label);
    case "choice":
      return actions.choose(label, text === "" ? "Standaard" : (type.labels?.[text] ?? text));
    case "icon":
      return actions.press(type.labels?.[text] ?? text);
    case "picture":
      return actions.pickPicture(label, text);
    case "rows":
      return enterRows(actions, { property, before, value });
    default:
      return actions.type(label, text);
  }
}

async function enterRows(actions: BuilderActions, { property, before, value }: Change): Promise<void> {
  const existing = readRows(asText(before))?.rows ?? [];
  const { expected } = property.property;
  const parts = expected.format === "rows" ? expected.parts.map(({ name }) => name) : [];
  if (parts.length === 1) return actions.type(property.label, asText(value));
  for (const [at, row] of (readRows(asText(value))?.rows ?? []).entries()) {
    const current = existing[at];
    if (!current) await actions.press("Regel toevoegen");
    for (const [index, part] of parts.entries()) {
      const text = row[index] ?? "";
      if (text !== (current?.[index] ?? "")) await actions.type(`${property.parts?.[part]} ${at + 1}`, text);
    }
  }
}

/**
 * Builds a page like another one, starting with the sections of a new page.
 *
 * @param start what the new page contains
 * @param model what it will contain
 */
export async function buildPage(
  builder: Builder,
  actions: BuilderActions,
  start: Component,
  model: Component,
): Promise<void> {
  const { outline } = builder;
  let device: Device = "Desktop";
  /** The component that was built last, if it contains no others. */
  let last: { component: Component; parent: Component } | undefined;

  const showDevice = async (next: Device): Promise<void> => {
    if (next !== device) await actions.showDevice(devices[next].label);
    device = next;
  };
  /** Waits for a number of lines, of which a new one is selected. */
  const waitForCount = (count: number): Promise<Line[]> =>
    waitForLines(outline, (lines) => lines.length === count && selectedIn(lines) >= 0);
  /** Selects the nearest line with a level, from the selected one upwards. */
  const selectLevel = async (level: number): Promise<void> => {
    const lines = await linesOf(outline);
    const selected = selectedIn(lines);
    const index = lines.findLastIndex((line, at) => at <= selected && line.level === level);
    if (index !== selected) await actions.select(index);
  };
  const add = async (label: string, region: string, level: number): Promise<void> => {
    const before = await linesOf(outline);
    const selected = selectedIn(before);
    await actions.add(label, region, level);
    const isAdded = (now: readonly Line[]): boolean =>
      now.length === before.length + 1 && now.some((line) => line.isSelected && line.label.includes(label));
    let lines = await waitForLines(outline, isAdded);
    for (let current = levelIn(lines); current > level; current -= 1) {
      await actions.run("Naar buiten");
      lines = await waitForLines(outline, (now) => levelIn(now) === current - 1);
    }
    // A spacer is so low that a component is dropped before it.
    if (before[selected]?.level === level && selectedIn(lines) === selected) {
      await actions.run("Omlaag");
      await waitForLines(outline, (now) => selectedIn(now) === selected + 1);
    }
  };
  const paste = async (): Promise<void> => {
    const { length } = await linesOf(outline);
    await actions.run("Plakken");
    await waitForCount(length + 1);
  };
  /** Moves a component that a new page has already to the end of the page. */
  const moveToEnd = async (label: string): Promise<void> => {
    const lines = await linesOf(outline);
    await actions.select(lines.findIndex((line) => line.label.startsWith(label)));
    await actions.run("Kopiëren");
    await actions.run("Verwijderen");
    await waitForCount(lines.length - 1);
    await actions.select(lines.length - 2);
    await paste();
  };
  const fill = async (component: Component, from: JsonObject): Promise<void> => {
    const entry = entryOf(component);
    const { attributes: to = {} } = component;
    if (isSection(entry.type)) {
      const widths = columnWidthsOf(to);
      const layout = sectionLayouts.find((each) => each.widths.join(" ") === widths);
      if (widths !== columnWidthsOf(from)) await actions.press(layout?.label ?? widths);
      for (const [side, length] of paddingChangesOf(from, to)) await actions.type(sideLabels[side], length);
    }
    const changes = changesOf(entry, from, to);
    const startDevice = device;
    for (const each of [startDevice, ...deviceNames.filter((name) => name !== startDevice)]) {
      const own = changes.filter(
        ({ property: { name } }) => (deviceNames.find((end) => name.endsWith(end)) ?? startDevice) === each,
      );
      if (own.length > 0) await showDevice(each);
      for (const change of own) await enter(actions, change);
    }
  };
  const buildInto = async (parent: Component, region: string, level: number): Promise<void> => {
    for (const [index, component] of contentOf(parent, region).entries()) {
      const { label, defaults, offeredIn } = entryOf(component);
      if (offeredIn !== "page") {
        await moveToEnd(label);
        continue;
      }
      if (last?.parent === parent && last.component.definition === component.definition) {
        await actions.run("Kopiëren");
        await paste();
        await fill(component, last.component.attributes ?? {});
      } else {
        await selectLevel(index === 0 ? level - 1 : level);
        await add(label, region, level);
        await fill(component, defaults);
      }
      await buildContent(component, parent, level);
    }
  };
  const buildContent = async (component: Component, parent: Component, level: number): Promise<void> => {
    last = component.children ? undefined : { component, parent };
    for (const { name } of component.children ?? []) await buildInto(component, name, level + 1);
  };

  // The page's own settings.
  const search = walk(model).find(({ definition }) => definition === "community_builder:seoAssistant");
  await actions.select(0);
  await actions.type("Titel in zoekmachines", asText(search?.attributes?.pageTitle));
  await actions.type("Beschrijving in zoekmachines", asText(search?.attributes?.description));
  // A new page has a section with a heading that the model does not have.
  const [startSection] = contentOf(start, "content");
  const lines = await linesOf(outline);
  await actions.select(lines.findIndex(({ label }) => label.startsWith("Kop")));
  await actions.run("Verwijderen");
  await waitForCount(lines.length - 1);

  for (const [index, section] of contentOf(model, "content").entries()) {
    await selectLevel(sectionLevel);
    if (index > 0) await add(entryOf(section).label, "content", sectionLevel);
    await fill(section, index === 0 ? (startSection?.attributes ?? {}) : entryOf(section).defaults);
    await buildContent(section, model, sectionLevel);
  }
  await showDevice("Desktop");
  await actions.save();
}
