import { QuotationForm, type QuotationPorts, type QuotationSettings } from "@travel-design/quotation";
import type { ReactNode } from "react";
import { defineRendering, type BlockContext } from "../define/rendering.ts";

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

/** How the form is rendered. */
export const rendering = {
  name: "quotationForm",
  requires: ["quotation"],
  view: QuotationFormView,
  props: ({ ports }: Pick<BlockContext<unknown>, "ports">) => ({ ports: ports.quotation }),
} as const;

/** The request form for a page whose settings the server parsed. */
export const renderableQuotationForm = defineRendering(rendering);
