// Written by "npm run generate" from packages/blocks/src/contact-strip: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdContactStrip extends TdReactBlock {
  blockName = "contactStrip";

  @api title;
  @api level;
  @api text;
  @api phone;
  @api hours;
  @api email;

  get settings() {
    return {
      title: this.title,
      level: this.level,
      text: this.text,
      phone: this.phone,
      hours: this.hours,
      email: this.email,
    };
  }
}
