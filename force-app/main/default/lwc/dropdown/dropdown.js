import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `dropdown`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/dropdown/definition.ts: change it there.
 */
export default class Dropdown extends ReactBlock {
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
