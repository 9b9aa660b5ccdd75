// Written by "npm run generate" from packages/blocks/src/dropdown: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdDropdown extends TdReactBlock {
  blockName = "dropdown";

  @api label;
  @api placeholder;
  @api options;
  @api value;
  @api hint;
  @api fieldId;
  @api required;
  @api disabled;

  get settings() {
    return {
      label: this.label,
      placeholder: this.placeholder,
      options: this.options,
      value: this.value,
      hint: this.hint,
      fieldId: this.fieldId,
      required: this.required,
      disabled: this.disabled,
    };
  }
}
