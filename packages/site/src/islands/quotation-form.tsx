// The script of a page with the request form.
import { QuotationFormBlock } from "@travel-design/blocks";
import { logToConsole as log } from "../ports/log.ts";
import { beginVisit } from "../ports/visit.ts";
import { bringToLife } from "./bring-to-life.tsx";

const { ports } = beginVisit(window);
bringToLife("quotationForm", QuotationFormBlock, { quotation: ports, log });
