import type { Properties } from "@travel-design/ui/models";
import type { Block } from "./block.ts";
import type { ContainerTemplate } from "./template.ts";

/** What a site builder reads about one property, in Dutch. */
export interface PropertyEditor {
  label: string;
  /** Help beside the field, where the label does not say it all. */
  description?: string;
}

/** What a site builder reads about a block, in Dutch. Only tools load it; visitors never do. */
export interface BlockEditor<P extends Properties = Properties> {
  /** Name in the Components panel. */
  label: string;
  /** What the block is for, in one sentence. */
  description: string;
  /** Palette icon: path data on a grid of 48 by 48, rendered as lines. */
  icon: string;
  /** Settings of the block's story in Storybook. */
  example?: { readonly [Name in keyof P]?: unknown };
  /** The words of each property. */
  properties: { readonly [Name in keyof P]: PropertyEditor };
  /** The base class of the LWC bundle, where it is not the usual one. */
  base?: string;
  /** The markup of the LWC bundle of a block with drop zones. */
  template?: ContainerTemplate;
}

/** A block with its words for builders. */
export interface EditableBlock {
  block: Block;
  editor: BlockEditor;
}

/** Adds the words for builders to a block. */
export const defineEditor = <P extends Properties>(block: Block<P>, editor: BlockEditor<P>): EditableBlock => ({
  block,
  editor,
});
