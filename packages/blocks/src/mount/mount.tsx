import { containNativeEvents, HostEvents } from "@travel-design/ui";
import { createElement, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import type { BlockComponent, BlockPorts } from "../define/block.tsx";
import type { BlockAttributes } from "../define/read-settings.ts";
import { BlockBoundary, UnavailableBlock } from "./BlockBoundary.tsx";

/** A block that stands on a page. */
export interface MountedBlock {
  /** Draws the block again with other properties; what the visitor typed stays. */
  update(props: BlockAttributes): void;
  /** Takes the block off the page and leaves nothing behind. Safe to call twice. */
  unmount(): void;
}

const mounted = new WeakMap<Element, MountedBlock>();

/**
 * Makes the function that puts a block into a node of any page, in light DOM or in a shadow.
 *
 * @param catalogue the blocks that can be mounted, by name
 * @param style text of the style sheet; it stands beside each mounted tree, because no other sheet reaches into a shadow
 */
export function createMount(catalogue: ReadonlyMap<string, BlockComponent>, style: string) {
  /** A node for React, after its style sheet; neither is for translators, who would take React's texts from under it. */
  function prepare(node: Element): HTMLElement {
    const { ownerDocument: page } = node;
    const sheet = page.createElement("style");
    sheet.textContent = style;
    const container = page.createElement("div");
    container.translate = false;
    node.replaceChildren(sheet, container);
    return container;
  }

  function draw(blockName: string, attributes: BlockAttributes, ports: BlockPorts): ReactNode {
    const Block = catalogue.get(blockName);
    return Block ? createElement(Block, { attributes, ports }) : <UnavailableBlock />;
  }

  /**
   * Mounts a block. A node that already holds one gets the new one in its place.
   *
   * @param blockName as in the catalogue, for example `quotationForm`; an unknown one shows a quiet sentence and is logged
   * @param props what the builder set
   * @param ports what the block may ask of the page
   * @throws TypeError when there is no node to mount in
   * @example const block = mount(node, "quotationForm", { brand: "Morgenree" }, ports);
   */
  return function mount(node: Element, blockName: string, props: BlockAttributes, ports: BlockPorts): MountedBlock {
    if (!(node?.nodeType === 1)) {
      throw new TypeError(
        `[travel-design] ${blockName} has no element to stand in: call mount once its element is on the page.`,
      );
    }
    mounted.get(node)?.unmount();
    if (!catalogue.has(blockName)) {
      ports.log(`There is no block ${blockName} in this version of travelDesign; publish the site again.`);
    }
    const container = prepare(node);
    const root = createRoot(container, {
      onCaughtError: (error) => ports.log(`The block ${blockName} broke and is not shown.`, error),
    });
    const release = containNativeEvents(container);
    const update = (attributes: BlockAttributes): void =>
      root.render(
        <BlockBoundary>
          <HostEvents node={container}>{draw(blockName, attributes, ports)}</HostEvents>
        </BlockBoundary>,
      );
    const block: MountedBlock = {
      update(attributes) {
        if (mounted.get(node) === block) update(attributes);
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
    update(props);
    return block;
  };
}
