import { QuotationForm } from "@travel-design/quotation";
import { useState, type ReactNode } from "react";
import type { BlockProps } from "../block.ts";
import { readQuotationSettings } from "./read-settings.ts";

/** The block `quotationForm`: the whole request for a quotation, its container included. */
export function QuotationFormBlock({ attributes, ports }: BlockProps): ReactNode {
  const [settings] = useState(() => readQuotationSettings(attributes));
  return <QuotationForm settings={settings} ports={ports.quotation} />;
}
