import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `datePicker`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/date-picker/definition.ts: change it there.
 */
export default class DatePicker extends ReactBlock {
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
