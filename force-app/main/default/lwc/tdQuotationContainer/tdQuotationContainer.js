// Written by "npm run generate" from packages/blocks/src/quotation-container: change it there.
import TdFormLayout from "c/tdFormLayout";
import { quotationContainer } from "c/tdModels";
import { api } from "lwc";

/**
 * @slot content
 */
export default class TdQuotationContainer extends TdFormLayout {
  block = quotationContainer;

  @api salutation;
  @api lastName;
  @api title;
  @api paragraph1;
  @api paragraph2;
  @api placeholderButton;
  @api hideGoBackButton;

  get settings() {
    return {
      salutation: this.salutation,
      lastName: this.lastName,
      title: this.title,
      paragraph1: this.paragraph1,
      paragraph2: this.paragraph2,
      placeholderButton: this.placeholderButton,
      hideGoBackButton: this.hideGoBackButton,
    };
  }
}
