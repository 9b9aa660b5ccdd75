import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `button`: this component says what the builder set, and `c/reactBlock` does the rest.
 * Written by "npm run generate" from packages/blocks/src/button/definition.ts: change it there.
 */
export default class Button extends ReactBlock {
  blockName = "button";

  @api label;
  @api redirectUrl;
  @api variant;
  @api size;
  @api fullWidth;
  @api forward;
  @api icon;
  @api disabled;

  get settings() {
    return {
      label: this.label,
      redirectUrl: this.redirectUrl,
      variant: this.variant,
      size: this.size,
      fullWidth: this.fullWidth,
      forward: this.forward,
      icon: this.icon,
      disabled: this.disabled,
    };
  }
}
