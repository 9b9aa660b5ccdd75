import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `checkbox`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/checkbox/definition.ts: change it there.
 */
export default class Checkbox extends ReactBlock {
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
