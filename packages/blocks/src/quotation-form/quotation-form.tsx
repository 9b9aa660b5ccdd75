import { QuotationForm, type AfterSubmit, type QuotationPorts } from "@travel-design/quotation";
import { afterSubmitChoices, defaultSettings } from "@travel-design/quotation/settings";
import { anchorId, boolean, labeled, link, oneOf, string } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { messages } from "../messages.ts";

interface QuotationFormViewProps {
  brand: string;
  step1Title: string;
  step1Paragraph1: string;
  step1Paragraph2: string;
  step2Title: string;
  step2Paragraph1: string;
  step2Paragraph2: string;
  step3Title: string;
  step3Paragraph1: string;
  step3Paragraph2: string;
  salutations: string;
  customerSources: string;
  privacyUrl: string;
  afterSubmit: AfterSubmit;
  thankYouPath: string;
  inlineMessage: string;
  hideGoBackButton: boolean;
  forgetAnswers: boolean;
  phoneNumber: string;
  acceptForeignAddresses: boolean;
  greetingForms: string;
  ports: QuotationPorts | undefined;
}

/** The form reads its settings once, so it starts again, with its draft, when a builder changes one. */
function QuotationFormView({ ports, ...settings }: QuotationFormViewProps): ReactNode {
  if (!ports) return null;
  const { step1Title, step1Paragraph1, step1Paragraph2, ...afterStep1 } = settings;
  const { step2Title, step2Paragraph1, step2Paragraph2, ...afterStep2 } = afterStep1;
  const { step3Title, step3Paragraph1, step3Paragraph2, ...others } = afterStep2;
  return (
    <QuotationForm
      key={JSON.stringify(settings)}
      settings={{
        ...others,
        step1: { title: step1Title, paragraph1: step1Paragraph1, paragraph2: step1Paragraph2 },
        step2: { title: step2Title, paragraph1: step2Paragraph1, paragraph2: step2Paragraph2 },
        step3: { title: step3Title, paragraph1: step3Paragraph1, paragraph2: step3Paragraph2 },
      }}
      ports={ports}
    />
  );
}

export const quotationForm = defineBlock({
  name: "quotationForm",
  properties: {
    brand: string(defaultSettings.brand),
    step1Title: string(),
    step1Paragraph1: string(),
    step1Paragraph2: string(),
    step2Title: string(),
    step2Paragraph1: string(),
    step2Paragraph2: string(),
    step3Title: string(),
    step3Paragraph1: string(),
    step3Paragraph2: string(),
    salutations: string(defaultSettings.salutations),
    customerSources: string(defaultSettings.customerSources),
    privacyUrl: link(defaultSettings.privacyUrl),
    afterSubmit: labeled(oneOf(afterSubmitChoices, defaultSettings.afterSubmit), {
      "show inline message": "Toon een bericht op deze plaats",
      "redirect to existing page": "Ga naar de bedankpagina",
    }),
    thankYouPath: link(defaultSettings.thankYouPath),
    inlineMessage: string(defaultSettings.inlineMessage),
    hideGoBackButton: boolean(),
    forgetAnswers: boolean(),
    phoneNumber: string(),
    acceptForeignAddresses: boolean(),
    greetingForms: string(),
    anchor: anchorId(),
  },
  runtime: { requires: ["quotation"], noScript: messages.formWithoutScript },
  view: QuotationFormView,
  props: ({ ports }) => ({ ports: ports.quotation }),
});
