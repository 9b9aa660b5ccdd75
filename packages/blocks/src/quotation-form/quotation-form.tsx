import { QuotationForm, type QuotationPorts } from "@travel-design/quotation";
import { afterSubmitChoices, defaultSettings, type QuotationSettings } from "@travel-design/quotation/settings";
import { anchorId, boolean, labeled, link, oneOf, string } from "@travel-design/ui/models";
import type { ReactNode } from "react";
import { defineBlock } from "../define/block.ts";
import { messages } from "../messages.ts";

type StepTexts = Record<`step${1 | 2 | 3}${"Title" | "Paragraph1" | "Paragraph2"}`, string>;

interface QuotationFormViewProps extends Omit<QuotationSettings, "step1" | "step2" | "step3">, StepTexts {
  ports: QuotationPorts | undefined;
}

/** The form reads its settings once, so it starts again, with its draft, when a builder changes one. */
function QuotationFormView({ ports, ...settings }: QuotationFormViewProps): ReactNode {
  if (!ports) return null;
  const textsOf = (step: 1 | 2 | 3) => ({
    title: settings[`step${step}Title`],
    paragraph1: settings[`step${step}Paragraph1`],
    paragraph2: settings[`step${step}Paragraph2`],
  });
  return (
    <QuotationForm
      key={JSON.stringify(settings)}
      settings={{ ...settings, step1: textsOf(1), step2: textsOf(2), step3: textsOf(3) }}
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
