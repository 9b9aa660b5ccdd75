import { afterSubmitChoices, defaultSettings } from "@travel-design/quotation/settings";
import {
  anchorId,
  boolean,
  labeled,
  link,
  oneOf,
  paragraph,
  pathOnSite,
  phoneNumber,
  requiredString,
  string,
} from "@travel-design/ui/internal";
import { defineBlock } from "#define-block";
import { rendering } from "./QuotationFormView.tsx";

export const quotationForm = defineBlock({
  ...rendering,
  properties: {
    brand: string(defaultSettings.brand),
    step1Title: string(),
    step1Paragraph1: paragraph(),
    step1Paragraph2: paragraph(),
    step2Title: string(),
    step2Paragraph1: paragraph(),
    step2Paragraph2: paragraph(),
    step3Title: string(),
    step3Paragraph1: paragraph(),
    step3Paragraph2: paragraph(),
    salutations: requiredString(defaultSettings.salutations),
    customerSources: requiredString(defaultSettings.customerSources),
    privacyUrl: link(defaultSettings.privacyUrl),
    privacyVersion: string(),
    afterSubmit: labeled(oneOf(afterSubmitChoices, defaultSettings.afterSubmit), {
      "show inline message": "Toon een bericht op deze plaats",
      "redirect to existing page": "Ga naar de bedankpagina",
    }),
    thankYouPath: pathOnSite(defaultSettings.thankYouPath),
    inlineMessage: paragraph(defaultSettings.inlineMessage),
    hideGoBackButton: boolean(),
    forgetAnswers: boolean(),
    phoneNumber: phoneNumber(),
    acceptForeignAddresses: boolean(),
    greetingForms: string(),
    anchor: anchorId(),
  },
  runtime: { needsScript: true },
});
