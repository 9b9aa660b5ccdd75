import type { QuotationPorts } from "@travel-design/quotation";
import type { ComponentType } from "react";

/** What a site builder set on a block, by property name. Hostile until read. */
export type BlockAttributes = Readonly<Record<string, unknown>>;

/** Everything that blocks need from the page they stand on. */
export interface BlockPorts {
  quotation: QuotationPorts;
}

/** Props that every block takes. */
export interface BlockProps {
  attributes: BlockAttributes;
  ports: BlockPorts;
}

/** A block as a host draws it. */
export type BlockComponent = ComponentType<BlockProps>;
