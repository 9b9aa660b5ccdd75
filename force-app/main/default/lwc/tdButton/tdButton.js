// Written by "npm run generate" from packages/blocks/src/button: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdButton extends TdReactBlock {
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
