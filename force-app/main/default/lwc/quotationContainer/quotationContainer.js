import FormLayout from "c/formLayout";
import { api } from "lwc";

/**
 * The block `quotationContainer`. Other blocks are dragged into it, so this template draws it, and not React.
 * Written by "npm run generate" from packages/blocks/src/quotation-container/definition.ts: change it there.
 * @slot default
 */
export default class QuotationContainer extends FormLayout {
  static renderMode = "light";

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
