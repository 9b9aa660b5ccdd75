import { BlockBoundary, BlockView, type Block } from "@travel-design/blocks";
import { Section, useRendering, type ComponentView } from "@travel-design/site";
import { memo, useMemo, type ReactNode } from "react";
import { useShallow } from "zustand/react/shallow";
import { catalog } from "../catalog/catalog.ts";
import { nesting } from "../catalog/nesting.ts";
import { itemsIn, type EditorItem } from "../content/editor-data.ts";
import { isSection } from "../content/section-config.ts";
import { textOf } from "../content/json.ts";
import { messages } from "../messages/index.ts";
import { itemsById } from "../page-session/page-content.ts";
import { usePageState, useShownItem } from "../page-session/page-context.ts";

/** Props of {@link Slot}. */
export interface SlotProps {
  parentId: string;
  slot: string;
  /** In pixels. */
  minEmptyHeight: number;
}

/** The components of a slot, without an element around them; a box where something can be dropped if there are none. */
export function Slot({ parentId, slot, minEmptyHeight }: SlotProps): ReactNode {
  const ids = usePageState(
    useShallow(({ content }) => {
      const parent = itemsById(content.data).get(parentId);
      return parent ? itemsIn(parent, slot).map(({ id }) => id) : [];
    }),
  );
  if (ids.length > 0) return ids.map((id) => <CanvasItem key={id} id={id} />);
  return (
    <div
      className="org-builder-slot"
      data-parent={parentId}
      data-slot={slot}
      style={{ minBlockSize: minEmptyHeight }}
    />
  );
}

/** Name of the component that represents a slot of the editor in a tree of the site. */
const slotDefinition = "builder:slot";

const SlotView: ComponentView = ({ component: { id, attributes } }) => (
  <Slot parentId={textOf(attributes.parentId)} slot={id} minEmptyHeight={80} />
);

/** The views that the trees of the canvas need beside those of the site. */
export const slotViews = [[slotDefinition, SlotView]] as const;

/** The platform's section, with slots in its columns. */
function SectionItem({ item, visible }: { item: EditorItem; visible: readonly string[] }): ReactNode {
  const { id, attributes } = item;
  const children = visible.map((slot) => {
    const content = { id: slot, definition: slotDefinition, attributes: { parentId: id }, children: [] };
    return { type: "region" as const, id: slot, name: slot, children: [content] };
  });
  return <Section component={{ id, definition: "", attributes, children }} data-item={id} />;
}

interface BlockItemProps {
  block: Block;
  item: EditorItem;
  visible: readonly string[];
}

function BlockItem({ block, item, visible }: BlockItemProps): ReactNode {
  const { ports } = useRendering();
  const { id, attributes } = item;
  // The same slots in another list are no reason to render the block again. Their names contain no spaces.
  const names = visible.join(" ");
  const slots = useMemo(
    () =>
      Object.fromEntries(
        names
          .split(" ")
          .filter((slot) => slot !== "")
          .map((slot) => [slot, <Slot key={slot} parentId={id} slot={slot} minEmptyHeight={64} />]),
      ),
    [id, names],
  );
  return (
    <div
      className="td-block-host"
      data-item={id}
      data-no-box={block.hasNoHostBox || undefined}
      style={block.hasNoHostBox ? { display: "contents" } : undefined}
    >
      <BlockBoundary>
        <BlockView block={block} settings={attributes} ports={ports} slots={slots} />
      </BlockBoundary>
    </div>
  );
}

/** Something without a visible rendering, as a box. What it contains can be edited. */
function BoxItem({ item, visible }: { item: EditorItem; visible: readonly string[] }): ReactNode {
  const { id } = item;
  const entry = catalog.get(item.type);
  return (
    <div className="org-builder-box" data-item={id}>
      <p className="org-builder-box__label">
        {entry ? messages.editor.isInvisible(entry.label) : messages.editor.isUnknown(item.type)}
      </p>
      {visible.map((slot) => (
        <Slot key={slot} parentId={id} slot={slot} minEmptyHeight={48} />
      ))}
    </div>
  );
}

/** A component of the page, rendered as the site renders it. */
const CanvasItem = memo(function CanvasItem({ id }: { id: string }): ReactNode {
  const item = useShownItem(id);
  if (!item) return null;
  const visible = nesting.slotsOf(item);
  const block = catalog.get(item.type)?.block;
  if (isSection(item.type)) return <SectionItem item={item} visible={visible} />;
  return block?.isVisible ? (
    <BlockItem block={block} item={item} visible={visible} />
  ) : (
    <BoxItem item={item} visible={visible} />
  );
});
