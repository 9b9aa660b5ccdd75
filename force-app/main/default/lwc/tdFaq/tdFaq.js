// Written by "npm run generate" from packages/blocks/src/faq: change it there.
import TdReactBlock from "c/tdReactBlock";
import { api } from "lwc";

export default class TdFaq extends TdReactBlock {
  blockName = "faq";

  @api title;
  @api level;
  @api questions;

  get settings() {
    return { title: this.title, level: this.level, questions: this.questions };
  }
}
