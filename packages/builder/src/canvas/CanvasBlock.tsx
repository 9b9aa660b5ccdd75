import { BlockBoundary, BlockView, type Block, type BlockPorts } from "@travel-design/blocks";
import { Section } from "@travel-design/site";
import { memo, useCallback, useMemo, type ReactNode } from "react";
import type { CatalogEntry } from "../catalog/catalog-entry.ts";
import { nesting } from "../catalog/nesting.ts";
import { regionOf, type EditorItem, type SlotKey } from "../document/editor-data.ts";
import { isSection } from "../document/section-config.ts";
import { DropZone, slotDefinition, SlotsProvider, type RenderSlot } from "./canvas-rendering.tsx";
import { messages } from "../messages/index.ts";

/** Props of {@link CanvasBlock}. */
export interface CanvasBlockProps {
  item: EditorItem;
  /** Undefined for a component that the builder does not know. */
  entry: CatalogEntry | undefined;
  definition: string;
  slots: Readonly<Record<string, RenderSlot>>;
  ports: BlockPorts;
  /** For a component without a wrapper: makes its element the one that is dragged. */
  dragRef: ((element: Element | null) => void) | null;
}

/** Whether a component takes part in the layout of its container, so that Puck may not wrap it in an element. */
export const isUnwrapped = (entry: CatalogEntry | undefined): boolean =>
  entry?.block !== undefined && entry.block.hasNoHostBox && entry.slots.length > 0;

/** Props of {@link KnownBlock}. */
interface KnownBlockProps extends Omit<CanvasBlockProps, "definition"> {
  block: Block;
  visible: readonly SlotKey[];
}

function KnownBlock({ block, entry, item, slots, visible, ports, dragRef }: KnownBlockProps): ReactNode {
  const { attributes } = item.props;
  const setHost = useCallback((host: Element | null) => dragRef?.(host?.firstElementChild ?? null), [dragRef]);
  const names = visible.join(" ");
  const content = useMemo(
    () =>
      Object.fromEntries(
        names.split(" ").flatMap((name) => {
          const renderSlot = slots[name];
          return renderSlot
            ? [
                [
                  regionOf(`slot_${name.slice("slot_".length)}`),
                  <DropZone key={name} renderSlot={renderSlot} minEmptyHeight={64} />,
                ],
              ]
            : [];
        }),
      ),
    [names, slots],
  );
  return (
    <div
      ref={isUnwrapped(entry) ? setHost : undefined}
      className="td-block-host"
      style={block.hasNoHostBox ? { display: "contents" } : undefined}
    >
      <BlockBoundary>
        <BlockView block={block} settings={attributes} ports={ports} slots={content} />
      </BlockBoundary>
    </div>
  );
}

/** A box for something without a visible rendering. What it contains can be edited. */
function Box({ label, children }: { label: string; children?: ReactNode }): ReactNode {
  return (
    <div className="org-builder-box">
      <p className="org-builder-box__label">{label}</p>
      {children}
    </div>
  );
}

/** A component in the canvas, rendered as the site renders it. */
export const CanvasBlock = memo(function CanvasBlock(props: CanvasBlockProps): ReactNode {
  const { item, entry, definition, slots } = props;
  const visible = nesting.slotsOf(item);
  const { id, attributes } = item.props;
  if (isSection(item.type)) {
    const children = visible.map((slot) => ({
      type: "region" as const,
      id: slot,
      name: regionOf(slot),
      children: [{ id: slot, definition: slotDefinition, attributes: {}, children: [] }],
    }));
    return (
      <SlotsProvider value={slots}>
        <Section component={{ id, definition, attributes, children }} />
      </SlotsProvider>
    );
  }
  if (entry?.block?.isVisible) return <KnownBlock {...props} block={entry.block} visible={visible} />;
  return (
    <Box label={entry ? messages.editor.isInvisible(entry.label) : messages.editor.isUnknown(definition)}>
      {visible.map((slot) => {
        const renderSlot = slots[slot];
        return renderSlot && <DropZone key={slot} renderSlot={renderSlot} minEmptyHeight={48} />;
      })}
    </Box>
  );
});
