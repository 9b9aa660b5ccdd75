import type { Properties } from "./properties.ts";

/** What a site builder reads about one property, in Dutch. */
export interface PropertyEditor {
  label: string;
  /** Shown as help beside the field; left out where the label says it all. */
  description?: string;
}

/** A drop zone: other blocks can be dragged into it. */
export interface BlockSlot {
  /** Name in the page's content file; the default slot has the name `default`. */
  name: string;
  /** What belongs in it, in English, for whoever reads the component. */
  description: string;
}

/**
 * What only the Builder and Storybook need of a block. It stands beside the properties, in the same file, and apart
 * from them: nothing that a visitor loads imports it.
 */
export interface BlockEditor<P extends Properties = Properties> {
  /** Name in the Components panel, in Dutch. */
  label: string;
  /** What it is for, in Dutch, in one sentence. */
  description: string;
  /** The palette icon: path data on a grid of 48 by 48, drawn as lines. */
  icon: string;
  /** Each property's words, so that none can be forgotten. */
  properties: { readonly [Name in keyof P]: PropertyEditor };
  /** Drop zones. A block with drop zones is drawn by a template of its own in Lightning, never by React. */
  slots?: readonly BlockSlot[];
  /** The Lightning web component that this block's own extends; `reactBlock` where it needs no more than that. */
  base?: string;
}

/** A block as its definition file exports it. */
export interface BlockDefinition {
  properties: Properties;
  editor: BlockEditor;
}
