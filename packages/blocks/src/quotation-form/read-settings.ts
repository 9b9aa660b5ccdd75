import { afterSubmitChoices, defaultSettings, type QuotationSettings, type StepTexts } from "@travel-design/quotation";
import type { BlockAttributes } from "../block.ts";
import { readAttributes } from "../read-attributes.ts";

/** Turns the flat properties that Experience Builder keeps into the form's settings. */
export function readQuotationSettings(attributes: BlockAttributes): QuotationSettings {
  const { text, flag, choice } = readAttributes(attributes);
  const step = (number: 1 | 2 | 3): StepTexts => ({
    title: text(`step${number}Title`, ""),
    paragraph1: text(`step${number}Paragraph1`, ""),
    paragraph2: text(`step${number}Paragraph2`, ""),
  });
  return {
    brand: text("brand", defaultSettings.brand),
    step1: step(1),
    step2: step(2),
    step3: step(3),
    salutations: text("salutations", defaultSettings.salutations),
    customerSources: text("customerSources", defaultSettings.customerSources),
    privacyUrl: text("privacyUrl", defaultSettings.privacyUrl),
    thankYouPath: text("thankYouPath", defaultSettings.thankYouPath),
    afterSubmit: choice("afterSubmit", afterSubmitChoices, defaultSettings.afterSubmit),
    inlineMessage: text("inlineMessage", defaultSettings.inlineMessage),
    hideGoBackButton: flag("hideGoBackButton", defaultSettings.hideGoBackButton),
    forgetAnswers: flag("forgetAnswers", defaultSettings.forgetAnswers),
  };
}
