// What Puck needs to know: every type with its slots, and how the canvas renders it.
import type { ComponentConfig, Config } from "@puckeditor/core";
import { Region, RenderingProvider, type ContentComponent } from "@travel-design/site";
import type { ReactNode } from "react";
import { catalog } from "../catalog/catalog.ts";
import { hiddenSlot, pageSlot } from "../catalog/nesting.ts";
import { footerSlot, headerSlot, isThemeLayout } from "../catalog/theme-layout.ts";
import { regionOf, rootId, type SlotKey } from "../document/editor-data.ts";
import type { BuilderDocument } from "../document/read-document.ts";
import { useShownItem } from "../page/page-context.ts";
import { CanvasBlock, isUnwrapped, type CanvasBlockProps } from "./CanvasBlock.tsx";
import { canvasPorts, canvasRendering, DropZone, type RenderSlot } from "./canvas-rendering.tsx";
import { LayoutPage } from "./LayoutPage.tsx";
import { messages } from "../messages/index.ts";

/** What the canvas shows around the page. */
export interface CanvasFrame {
  basePath: string;
  /** Of the page on the site, with a slash at the start. */
  path: string;
  /** The theme's layout of the page, if it is known. */
  layout: ContentComponent | undefined;
}

type Props = Readonly<Record<string, unknown>>;

const isSlot = (value: unknown): value is RenderSlot => typeof value === "function";

const slotsIn = (props: Props): Record<string, RenderSlot> =>
  Object.fromEntries(
    Object.entries(props).flatMap(([key, value]) => (key.startsWith("slot_") && isSlot(value) ? [[key, value]] : [])),
  );

const columnName = (slot: SlotKey): string => {
  const region = regionOf(slot);
  const [, number] = /^(?:col|Content-Slot)(\d+)$/.exec(region) ?? [];
  return number ? messages.editor.region(Number(number)) : region;
};

const slotFields = (slots: readonly SlotKey[]): NonNullable<ComponentConfig["fields"]> =>
  Object.fromEntries(slots.map((slot) => [slot, { type: "slot", label: columnName(slot) }]));

/** A component of the page by its id. */
function CanvasItem({ id, ...props }: Omit<CanvasBlockProps, "item"> & { id: string }): ReactNode {
  const item = useShownItem(id);
  return item && <CanvasBlock item={item} {...props} />;
}

/** The page in its theme. */
function Page({
  frame,
  slots,
}: {
  frame: CanvasFrame & { rendering: ReturnType<typeof canvasRendering> };
  slots: Props;
}): ReactNode {
  const { layout, rendering } = frame;
  const regionNamed = (name: string): ReactNode => {
    const region = layout?.children.find((each) => each.name === name);
    return region && <Region region={region} />;
  };
  return (
    <RenderingProvider value={rendering}>
      <div className="td-theme">
        <div className="td-theme__header org-builder-theme" inert>
          {regionNamed("header")}
        </div>
        <main className="td-theme__main">
          {Object.entries(slotsIn(slots))
            .filter(([key]) => key !== hiddenSlot)
            .map(([key, renderSlot]) => (
              <DropZone key={key} renderSlot={renderSlot} minEmptyHeight={240} />
            ))}
        </main>
        <div className="td-theme__footer org-builder-theme" inert>
          {regionNamed("footer")}
        </div>
      </div>
    </RenderingProvider>
  );
}

/** The slots of the root: those of the file, and the one that a page needs. What is dropped there gets a section. */
function rootFields(slots: ReadonlySet<SlotKey>): NonNullable<ComponentConfig["fields"]> {
  const own = slotFields([...slots]);
  return isThemeLayout(own)
    ? {
        ...own,
        [headerSlot]: { type: "slot", label: messages.editor.header },
        [footerSlot]: { type: "slot", label: messages.editor.footer },
      }
    : { ...own, [pageSlot]: { type: "slot", label: messages.places.page } };
}

/** The configuration for one document: its unknown types and regions are part of it. */
export function puckConfig({ definitions, slots }: BuilderDocument, frame: CanvasFrame): Config {
  const ports = canvasPorts(frame.basePath, frame.path);
  const rendering = canvasRendering(ports, frame.basePath);
  const types = new Set([...catalog.keys(), ...definitions.keys()]);
  const componentOf = (type: string): ComponentConfig => {
    const entry = catalog.get(type);
    const definition = definitions.get(type) ?? entry?.definition ?? type;
    const keys = new Set([...(entry?.slots ?? []), ...(slots.get(type) ?? [])]);
    return {
      label: entry?.label ?? definition,
      fields: slotFields([...keys]),
      defaultProps: { attributes: entry?.defaults ?? {} },
      inline: isUnwrapped(entry),
      render: ({ id, puck, ...props }) => (
        <CanvasItem
          id={id}
          entry={entry}
          definition={definition}
          slots={slotsIn(props)}
          ports={ports}
          dragRef={puck.dragRef}
        />
      ),
    };
  };
  const fields = rootFields(slots.get(rootId) ?? new Set());
  return {
    components: Object.fromEntries([...types].map((type) => [type, componentOf(type)])),
    root: {
      fields,
      render: (props: Props) =>
        isThemeLayout(fields) ? (
          <LayoutPage rendering={rendering} slots={slotsIn(props)} />
        ) : (
          <Page frame={{ ...frame, rendering }} slots={props} />
        ),
    },
  };
}
