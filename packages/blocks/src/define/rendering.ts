import type { QuotationPorts } from "@travel-design/quotation";
import type { SiteImageSettings, UserData } from "@travel-design/ui";
import type { RawSettings, ReportSetting } from "@travel-design/ui/models";
import type { ComponentType, ReactNode } from "react";
import type { LoadStylesheet } from "../parts/icon-stylesheet/use-icon-stylesheet.ts";

/** What blocks may ask of the page. A block whose port is missing shows an error; the rest of the page keeps working. */
export interface BlockPorts {
  /** What the request form needs. */
  quotation?: QuotationPorts | undefined;
  /** Goes to an address on this site. Without it the browser follows the address itself. */
  navigate?: ((url: string) => void) | undefined;
  /** Loads a style sheet of a static resource into the page. Without it the page is expected to have it. */
  loadStylesheet?: LoadStylesheet | undefined;
  /** The visitor; a guest without it. */
  user?: UserData | undefined;
  /** Path below which the site is served, for example `/reizen`; the root without it. */
  basePath?: string | undefined;
  /** How the site makes addresses of pictures. */
  images?: SiteImageSettings | undefined;
  /** Path of the current page on the site, without the site's base path: `/privacyverklaring`. */
  currentPath?: string | undefined;
  /** Writes one line for the operator of the site. Never personal data. */
  log(message: string, error?: unknown): void;
}

/** Content of the slots by name. */
export type SlotContent = Readonly<Record<string, ReactNode>>;

/** What a block's `props` function can use. */
export interface BlockContext<Settings> {
  settings: Settings;
  ports: BlockPorts;
  slots: SlotContent;
}

/** Settings after a block parsed them. They are values of JSON, so that a server can pass them on to the browser. */
export type ParsedSettings = Readonly<Record<string, unknown>>;

/** The part of a block that renders parsed settings. A browser needs nothing else of a block that the server rendered. */
export interface RenderableBlock<Settings = ParsedSettings> {
  readonly name: string;
  /** Ports without which the block cannot work. */
  readonly requires: readonly (keyof BlockPorts)[];
  /** The view and its props. */
  render(settings: Settings, ports: BlockPorts, slots: SlotContent): { view: ComponentType; props: object };
}

/** The part of a block that a host mounts with raw settings. */
export interface MountableBlock extends RenderableBlock {
  /** Parses raw settings. Invalid ones are reported and get their defaults. */
  parse(raw: RawSettings, report?: ReportSetting): ParsedSettings;
}

/** The part of a block's definition that concerns its rendering. */
export interface RenderingDefinition<ViewProps> {
  name: string;
  requires?: readonly (keyof BlockPorts)[];
  view: ComponentType<ViewProps>;
  props?: (context: BlockContext<ParsedSettings>) => Partial<ViewProps>;
}

/**
 * Defines the part of a block that renders parsed settings. `defineBlock` does so for every block, and checks the types; a block
 * with a script of its own on the site calls it as well, because that script then contains neither properties nor parsers.
 *
 * @example const renderablePromiseCard = defineRendering({ name: "promiseCard", view: PromiseCard });
 */
export function defineRendering<ViewProps extends object>(definition: RenderingDefinition<ViewProps>): RenderableBlock;
export function defineRendering({ name, requires = [], view, props }: RenderingDefinition<object>): RenderableBlock {
  return {
    name,
    requires,
    render(settings, ports, slots) {
      const { anchor: _onHost, ...own } = settings;
      return { view, props: { ...own, ...props?.({ settings, ports, slots }) } };
    },
  };
}
