import type { Properties, SettingsOf } from "@travel-design/ui/models";
import type { Block } from "./block.ts";
import { commonEditors, type PropertyEditor } from "./common-editors.ts";
import type { ContainerTemplate } from "./template.ts";

type CommonName = keyof typeof commonEditors;

/** The words of each property. They are optional where the property has a common name. */
type PropertyEditors<P extends Properties> = { readonly [Name in Exclude<keyof P, CommonName>]: PropertyEditor } & {
  readonly [Name in keyof P & CommonName]?: PropertyEditor;
};

/** Groups of a palette, in its order. */
export const groups = ["Indeling", "Inhoud", "Beeld en reis", "Formulier", "Pagina"] as const;
export type Group = (typeof groups)[number];

/** What a site builder reads about a block, in Dutch. Only tools load it; visitors never do. */
export interface BlockEditor<P extends Properties = Properties> {
  /** Name in the Components panel. */
  label: string;
  /** What the block is for, in one sentence. */
  description: string;
  /** Palette icon: path data on a grid of 48 by 48, rendered as lines. */
  icon: string;
  /** Where palettes show it. */
  group: Group;
  /** Where builders add it. Default: on pages. A component that every page has already is offered nowhere. */
  offeredIn?: "page" | "themeLayout" | "nowhere";
  /** Settings of the block's story in Storybook. A picture is the path of its file. */
  example?: { readonly [Name in keyof P | `${keyof P & string}Path`]?: unknown };
  properties: PropertyEditors<P>;
  /** The title of the page, if the block shows it with these settings. A page has one. */
  pageTitle?(settings: SettingsOf<P>): string;
  /** The base class of the LWC bundle. Default: that of React blocks or of layout blocks. */
  base?: string;
  /** The markup of the LWC bundle of a block with drop zones. */
  template?: ContainerTemplate;
}

/** A block with its words for builders. */
export interface EditableBlock {
  block: Block;
  editor: BlockEditor;
}

/** Adds the words for builders to a block. A property without words is a type error. */
export const defineEditor = <P extends Properties>(block: Block<P>, editor: BlockEditor<P>): EditableBlock => ({
  block,
  editor: { ...editor, properties: { ...commonEditors, ...editor.properties } },
});
