// Written by "npm run generate" from packages/blocks/src/checkbox: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdCheckbox extends TdReactBlock {
  blockName = "checkbox";

  @api label;
  @api link;
  @api linkLabel;
  @api required;
  @api disabled;
  @api checked;
  @api value;
  @api checkboxId;

  get settings() {
    return {
      label: this.label,
      link: this.link,
      linkLabel: this.linkLabel,
      required: this.required,
      disabled: this.disabled,
      checked: this.checked,
      value: this.value,
      checkboxId: this.checkboxId,
    };
  }
}
