import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `textArea`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/text-area/definition.ts: change it there.
 */
export default class TextArea extends ReactBlock {
  blockName = "textArea";

  @api label;
  @api placeholder;
  @api rows;
  @api value;
  @api hint;
  @api fieldId;
  @api required;
  @api disabled;

  get settings() {
    return {
      label: this.label,
      placeholder: this.placeholder,
      rows: this.rows,
      value: this.value,
      hint: this.hint,
      fieldId: this.fieldId,
      required: this.required,
      disabled: this.disabled,
    };
  }
}
