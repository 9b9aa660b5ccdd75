// Written by "npm run generate" from packages/blocks/src/date-picker: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdDatePicker extends TdReactBlock {
  blockName = "datePicker";

  @api label;
  @api value;
  @api hint;
  @api fieldId;
  @api required;
  @api disabled;

  get settings() {
    return {
      label: this.label,
      value: this.value,
      hint: this.hint,
      fieldId: this.fieldId,
      required: this.required,
      disabled: this.disabled,
    };
  }
}
