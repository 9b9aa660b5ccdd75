import type { QuotationPorts } from "@travel-design/quotation";
import { ImageUrls, type LoadStylesheet, type SiteImageSettings, type UserData } from "@travel-design/ui";
import { useMemo, type ComponentType, type ReactNode } from "react";
import type { Properties, Settings } from "./properties.ts";
import { readSettings, type BlockAttributes } from "./read-settings.ts";

/** What blocks may ask of the page they stand on. A block without its ports says so; the rest of the page lives. */
export interface BlockPorts {
  /** What the request form needs. */
  quotation?: QuotationPorts | undefined;
  /** Goes to an address on this site; without it the browser follows the address itself. */
  navigate?: ((url: string) => void) | undefined;
  /** Loads a style sheet of a static resource into the page; without it the page is taken to have it. */
  loadStylesheet?: LoadStylesheet | undefined;
  /** Who the visitor is; without it a guest. */
  user?: UserData | undefined;
  /** Path below which the site is served: "/reizen"; without it the root. */
  basePath?: string | undefined;
  /** How the site makes addresses of pictures; without it as they are given. */
  images?: SiteImageSettings | undefined;
  /** One line for whoever runs the site. Never personal data. */
  log(message: string, error?: unknown): void;
}

/** Props of a block's own component. */
export interface BlockViewProps<P extends Properties> {
  settings: Settings<P>;
  ports: BlockPorts;
  /** What stands in the drop zones, by slot name. */
  slots: Readonly<Record<string, ReactNode>>;
}

/** Props that every block takes from its host. */
export interface BlockProps {
  attributes: BlockAttributes;
  ports: BlockPorts;
  /** What stands in the drop zones, by slot name. */
  slots?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A block as a host draws it. */
export type BlockComponent = ComponentType<BlockProps>;

const noSlots: Readonly<Record<string, ReactNode>> = {};

/**
 * Makes a block of its properties and the component that draws it: what a host passes is read before it is drawn.
 *
 * @param name as in the page's content file, for the log
 */
export function defineBlock<P extends Properties>(
  name: string,
  properties: P,
  View: ComponentType<BlockViewProps<P>>,
): BlockComponent {
  return function Block({ attributes, ports, slots = noSlots }) {
    const settings = useMemo(
      () => readSettings(properties, attributes, (problem) => ports.log(`The block ${name}: ${problem}.`)),
      [attributes, ports],
    );
    const view = <View settings={settings} ports={ports} slots={slots} />;
    return ports.images ? <ImageUrls settings={ports.images}>{view}</ImageUrls> : view;
  };
}
