// Written by "npm run generate" from packages/blocks/src/input: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdInput extends TdReactBlock {
  blockName = "input";

  @api label;
  @api placeholder;
  @api value;
  @api type;
  @api step;
  @api min;
  @api hint;
  @api fieldId;
  @api required;
  @api disabled;

  get settings() {
    return {
      label: this.label,
      placeholder: this.placeholder,
      value: this.value,
      type: this.type,
      step: this.step,
      min: this.min,
      hint: this.hint,
      fieldId: this.fieldId,
      required: this.required,
      disabled: this.disabled,
    };
  }
}
