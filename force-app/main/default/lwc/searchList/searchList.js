import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `searchList`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/search-list/definition.ts: change it there.
 */
export default class SearchList extends ReactBlock {
  blockName = "searchList";

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
