import { QuotationForm, type QuotationSettings } from "@travel-design/quotation";
import { siteAddress } from "@travel-design/ui";
import type { ReactNode } from "react";
import { defineBlock, type BlockViewProps } from "../define/block.tsx";
import type { Settings } from "../define/properties.ts";
import { properties } from "./definition.ts";

/** Gathers the flat properties that Experience Builder keeps into the form's settings. */
function gather(settings: Settings<typeof properties>, basePath?: string): QuotationSettings {
  return {
    ...settings,
    privacyUrl: siteAddress(settings.privacyUrl, basePath),
    step1: { title: settings.step1Title, paragraph1: settings.step1Paragraph1, paragraph2: settings.step1Paragraph2 },
    step2: { title: settings.step2Title, paragraph1: settings.step2Paragraph1, paragraph2: settings.step2Paragraph2 },
    step3: { title: settings.step3Title, paragraph1: settings.step3Paragraph1, paragraph2: settings.step3Paragraph2 },
  };
}

function QuotationFormView({ settings, ports }: BlockViewProps<typeof properties>): ReactNode {
  if (!ports.quotation) {
    throw new Error(
      "[travel-design] The form has no way to send a request: mount quotationForm with the port quotation.",
    );
  }
  // A form reads its settings once. Where a builder changes one it begins anew, with the answers of its draft.
  return (
    <QuotationForm key={JSON.stringify(settings)} settings={gather(settings, ports.basePath)} ports={ports.quotation} />
  );
}

/** The block `quotationForm`: the whole request for a quotation, its container included. */
export const QuotationFormBlock = defineBlock("quotationForm", properties, QuotationFormView);
