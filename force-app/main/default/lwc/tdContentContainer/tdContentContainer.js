// Written by "npm run generate" from packages/blocks/src/content-container: change it there.
import TdLayoutBlock from "c/tdLayoutBlock";
import { contentContainer } from "c/tdModels";
import { api } from "lwc";

/**
 * @slot content
 */
export default class TdContentContainer extends TdLayoutBlock {
  block = contentContainer;

  @api title;
  @api subtitle;
  @api level;

  get settings() {
    return { title: this.title, subtitle: this.subtitle, level: this.level };
  }
}
