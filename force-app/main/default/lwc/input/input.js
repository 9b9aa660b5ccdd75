import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `input`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/input/definition.ts: change it there.
 */
export default class Input extends ReactBlock {
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
