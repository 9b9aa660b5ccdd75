// Written by "npm run generate" from packages/blocks/src/quotation-form: change it there.
import TdQuotationData from "c/tdQuotationData";
import { api } from "lwc";

export default class TdQuotationForm extends TdQuotationData {
  blockName = "quotationForm";

  @api brand;
  @api step1Title;
  @api step1Paragraph1;
  @api step1Paragraph2;
  @api step2Title;
  @api step2Paragraph1;
  @api step2Paragraph2;
  @api step3Title;
  @api step3Paragraph1;
  @api step3Paragraph2;
  @api salutations;
  @api customerSources;
  @api privacyUrl;
  @api privacyVersion;
  @api afterSubmit;
  @api thankYouPath;
  @api inlineMessage;
  @api hideGoBackButton;
  @api forgetAnswers;
  @api phoneNumber;
  @api acceptForeignAddresses;
  @api greetingForms;
  @api anchor;

  get settings() {
    return {
      brand: this.brand,
      step1Title: this.step1Title,
      step1Paragraph1: this.step1Paragraph1,
      step1Paragraph2: this.step1Paragraph2,
      step2Title: this.step2Title,
      step2Paragraph1: this.step2Paragraph1,
      step2Paragraph2: this.step2Paragraph2,
      step3Title: this.step3Title,
      step3Paragraph1: this.step3Paragraph1,
      step3Paragraph2: this.step3Paragraph2,
      salutations: this.salutations,
      customerSources: this.customerSources,
      privacyUrl: this.privacyUrl,
      privacyVersion: this.privacyVersion,
      afterSubmit: this.afterSubmit,
      thankYouPath: this.thankYouPath,
      inlineMessage: this.inlineMessage,
      hideGoBackButton: this.hideGoBackButton,
      forgetAnswers: this.forgetAnswers,
      phoneNumber: this.phoneNumber,
      acceptForeignAddresses: this.acceptForeignAddresses,
      greetingForms: this.greetingForms,
      anchor: this.anchor,
    };
  }
}
