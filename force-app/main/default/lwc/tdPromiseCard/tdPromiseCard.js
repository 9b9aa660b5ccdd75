// Written by "npm run generate" from packages/blocks/src/promise-card: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdPromiseCard extends TdReactBlock {
  blockName = "promiseCard";

  @api icon;
  @api title;
  @api text;

  get settings() {
    return { icon: this.icon, title: this.title, text: this.text };
  }
}
