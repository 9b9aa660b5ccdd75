// Written by "npm run generate" from packages/blocks/src/text-area: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdTextArea extends TdReactBlock {
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
