import ReactBlock from "c/reactBlock";
import { api } from "lwc";

/**
 * The block `promiseCard`: this component says what the builder set, and `c/reactBlock` does the rest.
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
