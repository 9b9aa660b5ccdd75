import type { BlockComponent } from "./define/block.tsx";
import { QuotationFormBlock } from "./quotation-form/QuotationFormBlock.tsx";

/** Every block by the name a page's content file uses for it, without the namespace `c:`. */
export const catalogue: ReadonlyMap<string, BlockComponent> = new Map([["quotationForm", QuotationFormBlock]]);
