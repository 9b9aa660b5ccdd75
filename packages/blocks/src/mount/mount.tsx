import { HostEvents } from "@travel-design/ui";
import { containNativeEvents, type RawSettings } from "@travel-design/ui/models";
import { createRoot } from "react-dom/client";
import { BlockBoundary, UnavailableBlock } from "../define/BlockBoundary.tsx";
import { BlockView } from "../define/BlockView.tsx";
import type { BlockPorts, MountableBlock } from "../define/rendering.ts";

/** A mounted block. */
export interface MountedBlock {
  /**
   * Renders the block with other settings; what the visitor typed stays.
   *
   * @param changedPorts replace ports of the same names; the others stay as they are
   */
  update(settings: RawSettings, changedPorts?: Partial<BlockPorts>): void;
  /** Removes the block and leaves nothing behind. Safe to call twice. */
  unmount(): void;
}

const mounted = new WeakMap<Element, MountedBlock>();

/**
 * Creates the function that mounts a block into a node of any page, in light DOM or in a shadow root.
 *
 * @param blocks the blocks that can be mounted
 * @param style text of the style sheet; it is inserted beside each mounted tree, because no other sheet reaches into a shadow root
 */
export function createMount(blocks: readonly MountableBlock[], style: string) {
  const catalog = new Map(blocks.map((block) => [block.name, block]));

  /** A node for React after its style sheet. It is not translated, because translation tools would replace React's text nodes. */
  function prepare(node: Element): HTMLElement {
    const { ownerDocument: page } = node;
    const sheet = page.createElement("style");
    sheet.textContent = style;
    const container = page.createElement("div");
    container.translate = false;
    node.replaceChildren(sheet, container);
    return container;
  }

  /**
   * Mounts a block. A node that already has one gets the new one instead.
   *
   * @param blockName for example `quotationForm`; an unknown one shows a short sentence and is logged
   * @param settings what the builder set
   * @param ports what the block may ask of the page
   * @throws TypeError without a node
   * @example const block = mount(node, "quotationForm", { brand: "Morgenree" }, ports);
   */
  return function mount(node: Element, blockName: string, settings: RawSettings, ports: BlockPorts): MountedBlock {
    if (!(node?.nodeType === 1)) {
      throw new TypeError(
        `[travel-design] The block ${blockName} has no element: call mount once its element is on the page.`,
      );
    }
    mounted.get(node)?.unmount();
    const definition = catalog.get(blockName);
    if (!definition) {
      ports.log(`There is no block ${blockName} in this version of travelDesign; publish the site again.`);
    }
    const container = prepare(node);
    const root = createRoot(container, {
      onCaughtError: (error) => ports.log(`The block ${blockName} failed to render.`, error),
    });
    const release = containNativeEvents(container);
    let currentPorts = ports;
    const render = (next: RawSettings): void =>
      root.render(
        <BlockBoundary>
          <HostEvents node={container}>
            {definition ? <BlockView block={definition} settings={next} ports={currentPorts} /> : <UnavailableBlock />}
          </HostEvents>
        </BlockBoundary>,
      );
    const block: MountedBlock = {
      update(next, changedPorts) {
        if (mounted.get(node) !== block) return;
        if (changedPorts) currentPorts = { ...currentPorts, ...changedPorts };
        render(next);
      },
      unmount() {
        if (mounted.get(node) !== block) return;
        mounted.delete(node);
        root.unmount();
        release();
        node.replaceChildren();
      },
    };
    mounted.set(node, block);
    render(settings);
    return block;
  };
}
