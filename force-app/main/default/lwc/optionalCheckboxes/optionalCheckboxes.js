import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `optionalCheckboxes`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/optional-checkboxes/definition.ts: change it there.
 */
export default class OptionalCheckboxes extends ReactBlock {
  blockName = "optionalCheckboxes";

  @api legend;
  @api mainLabel;
  @api optionalLabel;
  @api value;
  @api extraText;
  @api fieldId;
  @api required;
  @api disabled;

  get settings() {
    return {
      legend: this.legend,
      mainLabel: this.mainLabel,
      optionalLabel: this.optionalLabel,
      value: this.value,
      extraText: this.extraText,
      fieldId: this.fieldId,
      required: this.required,
      disabled: this.disabled,
    };
  }
}
