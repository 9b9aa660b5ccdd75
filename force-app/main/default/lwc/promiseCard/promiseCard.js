import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `promiseCard`. React draws it; this component says what the builder set.
 * Written by "npm run generate" from packages/blocks/src/promise-card/definition.ts: change it there.
 */
export default class PromiseCard extends ReactBlock {
  blockName = "promiseCard";

  @api icon;
  @api title;
  @api text;

  get settings() {
    return { icon: this.icon, title: this.title, text: this.text };
  }
}
