// Written by "npm run generate" from packages/blocks/src/optional-checkboxes: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdOptionalCheckboxes extends TdReactBlock {
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
